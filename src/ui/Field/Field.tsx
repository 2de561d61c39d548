import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import * as icons from "../Icon/status-icons.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./Field.css.ts";
import { useField, type FieldControl, type BaseFieldProps } from "./useField.ts";

/** The frame around one control: label, hint, error, warning. */
export interface FieldProps extends BaseFieldProps {
  /** Hides the label visually, for a control whose position explains it. */
  hideLabel?: boolean;
  /** Renders the control with its id and ARIA attributes. `labelId` is for controls a label cannot name by itself. */
  children: (control: FieldControl, labelId: string) => ReactNode;
}

/** See {@link FieldProps}. */
export function Field({ label, optional, hideLabel = false, children, ...fieldProps }: FieldProps) {
  const { ids, control } = useField(fieldProps);
  const named = (
    <label className={styles.label} id={ids.label} htmlFor={control.id}>
      <Label optional={optional}>{label}</Label>
    </label>
  );
  return (
    <div className={styles.root}>
      {hideLabel ? <VisuallyHidden as="div">{named}</VisuallyHidden> : named}
      <Hint id={ids.hint}>{fieldProps.hint}</Hint>
      {children(control, ids.label)}
      <Messages ids={ids} error={fieldProps.error} warning={fieldProps.warning} />
    </div>
  );
}

/**
 * A label, followed by the word "optional". The space belongs to the label: alone between two elements it is not spoken
 * (heard with Orca 43 and Chromium 156).
 */
export function Label({ children, optional }: { children: string; optional: string | undefined }) {
  if (optional === undefined) return children;
  const label = `${children} `;
  const note = `(${optional})`;
  return (
    <>
      {label}
      <span className={styles.optional}>{note}</span>
    </>
  );
}

/** Help before typing. */
export const Hint = ({ id, children }: { id: string; children: ReactNode }) =>
  children ? (
    <p className={styles.hint} id={id}>
      {children}
    </p>
  ) : null;

/** The messages under a control: its error and its warning. */
export const Messages = ({
  ids,
  error,
  warning,
}: {
  ids: { error: string; warning: string };
  error: ReactNode;
  warning: ReactNode;
}) => (
  <>
    {error ? (
      <Message tone="error" id={ids.error}>
        {error}
      </Message>
    ) : null}
    {warning ? (
      <Message tone="warning" id={ids.warning}>
        {warning}
      </Message>
    ) : null}
  </>
);

const iconByTone = { error: icons.error, warning: icons.info };

/** One message with its icon; its text must make clear whether it is an error. */
export const Message = ({ tone, id, children }: { tone: keyof typeof iconByTone; id: string; children: ReactNode }) => (
  <p className={styles[tone]} id={id}>
    <span className={styles.messageIcon}>
      <Icon shape={iconByTone[tone]} />
    </span>
    <span className={styles.messageText}>{children}</span>
  </p>
);
