import { Anchor, type DestinationProps } from "./Anchor.tsx";
import * as styles from "./Link.css.ts";
import { clsx } from "../theme/clsx.ts";

/** A link to another page or place, in a text or a list. For an action on this page use Button. */
export interface LinkProps extends DestinationProps {
  /** `quiet` has the colour of the surrounding text: menus, footers. Default: accent. */
  tone?: styles.Tone;
  /** Not in a sentence: at least 44 px high, and may contain an icon. Default: false. */
  standalone?: boolean;
}

/** See {@link LinkProps}. */
export function Link({ tone = "accent", standalone = false, ...rest }: LinkProps) {
  return <Anchor {...rest} className={clsx(styles.root, styles.tones[tone], standalone && styles.standing)} />;
}
