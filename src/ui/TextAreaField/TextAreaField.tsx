import type { Ref, TextareaHTMLAttributes } from "react";
import { Field, type FieldProps } from "../Field/Field.tsx";
import * as field from "../Field/Field.css.ts";
import { useMergedRef } from "../private/useMergedRef.ts";
import { useHydratedInputValue } from "../private/useHydratedInputValue.ts";
import { clsx } from "../theme/clsx.ts";
import * as styles from "./TextAreaField.css.ts";

/** Several lines of text: a message. For one line use TextField. */
export interface TextAreaFieldProps
  extends
    Omit<FieldProps, "children">,
    Pick<
      TextareaHTMLAttributes<HTMLTextAreaElement>,
      "name" | "autoComplete" | "maxLength" | "minLength" | "spellCheck" | "readOnly" | "onFocus" | "onBlur"
    > {
  /** Minimum height in lines. Default: 5. */
  rows?: number;
  /** Controlled value. */
  value?: string;
  /** Initial value, if uncontrolled. */
  defaultValue?: string;
  /** Called with each new text. */
  onChange?: (value: string) => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/** See {@link TextAreaFieldProps}. */
export function TextAreaField(props: TextAreaFieldProps) {
  const {
    label,
    optional,
    hideLabel,
    hint,
    warning,
    error,
    id,
    required,
    rows = 5,
    value,
    defaultValue,
    onChange,
    ref,
    ...rest
  } = props;
  const [area, fill] = useMergedRef(ref);
  useHydratedInputValue(area, value ?? defaultValue ?? "", (typed) => onChange?.(typed));
  return (
    <Field {...{ label, optional, hideLabel, hint, warning, error, id, required }}>
      {(control) => (
        <div
          className={field.box}
          data-invalid={control["aria-invalid"] || undefined}
          data-locked={rest.readOnly || undefined}
        >
          <textarea
            {...rest}
            {...control}
            ref={fill}
            className={clsx(field.control, styles.area)}
            rows={rows}
            value={value}
            defaultValue={defaultValue}
            onChange={(event) => onChange?.(event.currentTarget.value)}
          />
        </div>
      )}
    </Field>
  );
}
