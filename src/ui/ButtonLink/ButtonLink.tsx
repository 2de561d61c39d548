import type { ReactNode } from "react";
import { buttonClass } from "../Button/button-class.ts";
import type { Size, Tone } from "../Button/Button.css.ts";
import { Anchor, type DestinationProps } from "../Link/Anchor.tsx";

/** A link to another page that looks like a button: Apply Now. For an action on this page use Button. */
export interface ButtonLinkProps extends DestinationProps {
  /** Emphasis: one `accent` or `highlight` per screen. Default: accent. */
  tone?: Tone;
  /** Default: medium. */
  size?: Size;
  /** As wide as what holds it. Default: only as wide as its words. */
  fullWidth?: boolean;
  /** Drawn before the words; decoration only. */
  icon?: ReactNode;
}

/** See {@link ButtonLinkProps}. */
export function ButtonLink({
  tone = "accent",
  size = "medium",
  fullWidth = false,
  icon,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Anchor {...rest} className={buttonClass({ tone, size, fullWidth })}>
      {icon}
      {children}
    </Anchor>
  );
}
