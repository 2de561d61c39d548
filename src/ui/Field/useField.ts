import { useId, type ReactNode } from "react";

/** The words around a control. */
export interface FieldWords {
  /** What the control asks for. */
  label: string;
  /** Says that it may be left empty, "optional", behind the label. Left out for what must be filled in. */
  optional?: string;
  /** Help before typing, between label and control. */
  hint?: ReactNode;
  /** Something gently noticed, that stops no one: "A PAN usually looks like ABCDE1234F". Under the control; announce it once with `useAnnounce`. */
  warning?: ReactNode;
  /** The error, shown under the control. The error summary shows the same text. */
  error?: ReactNode;
  /** The control's id, and so the address of its link in the error summary. Default: a made one. */
  id?: string;
  /** It must be filled in. The browser checks it too, unless the form is `noValidate`. */
  required?: boolean;
}

/** What the control of a field takes on: its id and what ties it to the words around it. */
export interface FieldControl {
  id: string;
  required: boolean | undefined;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
}

/** Ids and ties of one field. For a control that none of the ready parts dresses; the parts use it through Field. */
export function useField({ id: given, required, hint, warning, error }: Omit<FieldWords, "label" | "optional">) {
  const made = useId();
  const id = given ?? made;
  const ids = { label: `${id}-label`, hint: `${id}-hint`, warning: `${id}-warning`, error: `${id}-error` };
  const describedBy = [error && ids.error, hint && ids.hint, warning && ids.warning].filter(Boolean).join(" ");
  const control: FieldControl = {
    id,
    required,
    // "false" is said outright: Chromium calls an empty required control invalid before anyone has touched it.
    "aria-invalid": Boolean(error),
    "aria-describedby": describedBy || undefined,
  };
  return { ids, control };
}
