import { Anchor, type Destination } from "./Anchor.tsx";
import * as styles from "./Link.css.ts";
import { clsx } from "../theme/clsx.ts";

/** Goes to another page or place, from within a text or a list. What acts on this page is a Button. */
export interface LinkProps extends Destination {
  /** `quiet` takes the colour of the words around it: menus, footers. Default: accent. */
  tone?: styles.Tone;
  /** Stands by itself, not in a sentence: at least 44 px high, and an icon may stand beside the words. */
  standalone?: boolean;
}

/** See {@link LinkProps}. */
export function Link({ tone = "accent", standalone = false, ...rest }: LinkProps) {
  return <Anchor {...rest} className={clsx(styles.root, styles.tones[tone], standalone && styles.standing)} />;
}
