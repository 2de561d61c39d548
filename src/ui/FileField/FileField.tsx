import type { InputHTMLAttributes, Ref } from "react";
import { Field, type FieldProps } from "../Field/Field.tsx";
import * as field from "../Field/Field.css.ts";
import { useMergedRef } from "../private/useMergedRef.ts";
import { useHydrationSync } from "../private/useHydrationSync.ts";
import { clsx } from "../theme/clsx.ts";
import * as styles from "./FileField.css.ts";

/** One file from the visitor's device, with the browser's own control. */
export interface FileFieldProps
  extends Omit<FieldProps, "children">, Pick<InputHTMLAttributes<HTMLInputElement>, "name" | "accept" | "onBlur"> {
  /** Called with the chosen file, or undefined if the choice was cancelled. */
  onChange?: (file: File | undefined) => void;
  ref?: Ref<HTMLInputElement>;
}

/** See {@link FileFieldProps}. `hint` must give the file types and the maximum size; `accept` only shortens the browser's list. */
export function FileField({
  label,
  optional,
  hideLabel,
  hint,
  warning,
  error,
  id,
  required,
  onChange,
  ref,
  ...rest
}: FileFieldProps) {
  const [input, fill] = useMergedRef(ref);
  useHydrationSync(() => {
    const [file] = input.current?.files ?? [];
    if (file) onChange?.(file);
  });
  return (
    <Field {...{ label, optional, hideLabel, hint, warning, error, id, required }}>
      {(control) => (
        <div className={field.box} data-invalid={control["aria-invalid"] || undefined}>
          <input
            {...rest}
            {...control}
            ref={fill}
            type="file"
            className={clsx(field.control, styles.control)}
            onChange={(event) => onChange?.(event.currentTarget.files?.[0])}
          />
        </div>
      )}
    </Field>
  );
}
