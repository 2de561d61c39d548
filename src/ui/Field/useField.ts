import { useId, type ReactNode } from "react";

/** Texts of a field. */
export interface FieldWords {
  /** Name of the control. */
  label: string;
  /** The word "optional" after the label. Omit it for a required field. */
  optional?: string;
  /** Help before typing, between label and control. */
  hint?: ReactNode;
  /** A warning under the control that never blocks: "A PAN usually looks like ABCDE1234F". Announce it once with `useAnnounce`. */
  warning?: ReactNode;
  /** The error, shown under the control. The error summary shows the same text. */
  error?: ReactNode;
  /** Id of the control, and the target of its link in the error summary. Default: a generated id. */
  id?: string;
  /** The field must be filled in. The browser checks it too, unless the form is `noValidate`. */
  required?: boolean;
}

/** Attributes of a field's control: its id and its references to hint, warning and error. */
export interface FieldControl {
  id: string;
  required: boolean | undefined;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
}

/** Ids and ARIA attributes of a field. For a control without a component of its own; components use it through Field. */
export function useField({ id: given, required, hint, warning, error }: Omit<FieldWords, "label" | "optional">) {
  const made = useId();
  const id = given ?? made;
  const ids = { label: `${id}-label`, hint: `${id}-hint`, warning: `${id}-warning`, error: `${id}-error` };
  const describedBy = [error && ids.error, hint && ids.hint, warning && ids.warning].filter(Boolean).join(" ");
  const control: FieldControl = {
    id,
    required,
    // An explicit "false": Chromium reports an empty required control as invalid before anyone has touched it.
    "aria-invalid": Boolean(error),
    "aria-describedby": describedBy || undefined,
  };
  return { ids, control };
}
