import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { Spinner } from "../Spinner/Spinner.tsx";
import { buttonClass } from "./button-class.ts";
import type { Size, Tone } from "./Button.css.ts";

/** Something to press that acts on this page. To go to another page, use ButtonLink. */
export interface ButtonProps extends Pick<ButtonHTMLAttributes<HTMLButtonElement>,
  "type" | "onClick" | "name" | "value" | "id" | "aria-describedby" | "aria-expanded" | "aria-controls" | "aria-pressed" | "popoverTarget" | "popoverTargetAction"> {
  children: ReactNode;
  /** How loudly it speaks: one `accent` or `highlight` a view, `neutral` for the rest. Default: accent. */
  tone?: Tone;
  /** Default: medium. */
  size?: Size;
  /** As wide as what holds it. Default: only as wide as its words. */
  stretch?: boolean;
  /** Working: it keeps its focus and its width, shows a spinner and answers no press. Say what goes on in `children`. */
  busy?: boolean;
  /** Drawn before the words; decoration only. */
  icon?: ReactNode;
  /** For a button that shows nothing but its icon: its name. */
  label?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** See {@link ButtonProps}. Never `disabled`: a button that cannot act yet says why when it is pressed. */
export function Button({ children, tone = "accent", size = "medium", stretch = false, busy = false, icon, label, type = "button", onClick, ref, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      className={buttonClass({ tone, size, stretch })}
      aria-label={label}
      aria-disabled={busy || undefined}
      data-busy={busy || undefined}
      onClick={(event) => {
        // `disabled` would drop the focus in the middle of a submit, so a busy button is pressed in vain instead.
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}
