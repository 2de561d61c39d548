import { useId, type ReactNode } from "react";
import { Button } from "../Button/Button.tsx";
import { Heading, type HeadingLevel } from "../Heading/Heading.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { close } from "../Icon/shell-icons.ts";
import * as icons from "../Icon/status-icons.ts";

import * as styles from "./Notice.css.ts";
import { clsx } from "../theme/clsx.ts";

/** A message in the page. For a message that needs an answer use AlertDialog. */
export interface NoticeProps {
  children: ReactNode;
  /** Kind of message; the text must make it clear too. Default: info. */
  tone?: styles.Tone;
  heading?: ReactNode;
  /** Level of the heading. Default: none, the heading is not part of the page's outline. */
  level?: HeadingLevel;
  /** Shows a button that closes the notice, with this label. */
  dismiss?: { label: string; onDismiss: () => void };
  /** Announced when its text changes. The notice must be in the page before, even if empty. Default: false. */
  live?: boolean;
}

const iconByTone: Record<styles.Tone, string> = {
  info: icons.info,
  positive: icons.success,
  caution: icons.warning,
  critical: icons.error,
};

/** See {@link NoticeProps}. */
export function Notice({ children, tone = "info", heading, level, dismiss, live = false }: NoticeProps) {
  const headingId = useId();
  return (
    <div className={clsx(styles.root, styles.tones[tone], Boolean(dismiss) && styles.closing)} data-tone={tone}>
      <span className={styles.icon[tone]}>
        <Icon shape={iconByTone[tone]} size="medium" />
      </span>
      <div
        className={styles.body}
        role={live ? "status" : undefined}
        aria-labelledby={live && heading ? headingId : undefined}
      >
        {heading &&
          (level ? (
            <Heading level={level} size={4} id={headingId}>
              {heading}
            </Heading>
          ) : (
            <strong id={headingId}>{heading}</strong>
          ))}
        <div>{children}</div>
      </div>
      {dismiss && (
        <span className={styles.dismiss}>
          <Button tone="quiet" size="small" label={dismiss.label} onClick={dismiss.onDismiss}>
            <Icon shape={close} size="medium" />
          </Button>
        </span>
      )}
    </div>
  );
}
