import { useId, type ReactNode } from "react";

/** Props that every form field has: its texts, its id and whether it is required. */
export interface BaseFieldProps {
  /** Visible label, which is also the accessible name of the control. */
  label: string;
  /** The word "optional" after the label. Omit it for a required field. */
  optional?: string;
  /** Help text between label and control. */
  hint?: ReactNode;
  /** A warning under the control, which does not prevent submitting: "A PAN usually looks like ABCDE1234F". Announce it once with `useAnnounce`. */
  warning?: ReactNode;
  /** The error, shown under the control. The error summary shows the same text. */
  error?: ReactNode;
  /** Id of the control, and the target of its link in the error summary. Default: a generated id. */
  id?: string;
  /** The field must be filled in. The browser checks it too, unless the form is `noValidate`. */
  required?: boolean;
}

/** Attributes of a field's control: id, `required`, and the ARIA attributes that refer to hint, warning and error. */
export interface FieldControl {
  id: string;
  required: boolean | undefined;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
}

/** Ids and ARIA attributes of a field: for Field, and for controls that place their label themselves, such as Checkbox. */
export function useField({ id: idProp, required, hint, warning, error }: Omit<BaseFieldProps, "label" | "optional">) {
  const generatedId = useId();
  const id = idProp ?? generatedId;
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
