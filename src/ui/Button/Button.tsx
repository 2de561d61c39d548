import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { Spinner } from "../Spinner/Spinner.tsx";
import { buttonClass } from "./button-class.ts";
import type { Size, Tone } from "./Button.css.ts";

/** An action on this page. To go to another page, use ButtonLink. */
export interface ButtonProps extends Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  | "type"
  | "onClick"
  | "name"
  | "value"
  | "id"
  | "aria-describedby"
  | "aria-expanded"
  | "aria-controls"
  | "aria-pressed"
  | "popoverTarget"
  | "popoverTargetAction"
> {
  children: ReactNode;
  /** Emphasis: one `accent` or `highlight` per screen, `neutral` for the rest. Default: accent. */
  tone?: Tone;
  /** Default: medium. */
  size?: Size;
  /** As wide as what holds it. Default: only as wide as its words. */
  fullWidth?: boolean;
  /** Busy: it keeps its focus and width, shows a spinner and ignores presses. `children` must say what is in progress. */
  busy?: boolean;
  /** Drawn before the words; decoration only. */
  icon?: ReactNode;
  /** Accessible name of a button that shows only an icon. */
  label?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** See {@link ButtonProps}. Never `disabled`: a button that cannot act yet explains why when it is pressed. */
export function Button({
  children,
  tone = "accent",
  size = "medium",
  fullWidth = false,
  busy = false,
  icon,
  label,
  type = "button",
  onClick,
  ref,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      className={buttonClass({ tone, size, fullWidth })}
      aria-label={label}
      aria-disabled={busy || undefined}
      data-busy={busy || undefined}
      onClick={(event) => {
        // `disabled` would lose the focus during a submit, so a busy button ignores presses instead.
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}
