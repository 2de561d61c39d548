import type { InputHTMLAttributes, Ref } from "react";
import { Field, type FieldProps } from "../Field/Field.tsx";
import * as field from "../Field/Field.css.ts";
import { useMergedRef } from "../private/use-merged-ref.ts";
import { useTypedBefore } from "../private/use-typed-before.ts";
import { join } from "../theme/join.ts";
import * as styles from "./DateField.css.ts";

/** A date that is known by heart, or chosen from the device's own calendar: the browser's date input, in the order that the reader's device uses. */
export interface DateFieldProps extends Omit<FieldProps, "children">,
  Pick<InputHTMLAttributes<HTMLInputElement>, "name" | "autoComplete" | "readOnly" | "onFocus" | "onBlur"> {
  /** The date, `yyyy-mm-dd`, when the owner keeps it. Empty is none. */
  value?: string;
  /** The date at first, `yyyy-mm-dd`, when the field keeps its own. */
  defaultValue?: string;
  /** Told each whole date, `yyyy-mm-dd`, and the empty text while it is not whole. */
  onChange?: (value: string) => void;
  /** Earliest date, `yyyy-mm-dd`. */
  min?: string;
  /** Latest date, `yyyy-mm-dd`. */
  max?: string;
  ref?: Ref<HTMLInputElement>;
}

/** See {@link DateFieldProps}. */
export function DateField(props: DateFieldProps) {
  const { label, optional, hideLabel, hint, remark, error, id, required, value, defaultValue, onChange, ref, ...rest } = props;
  const [input, fill] = useMergedRef(ref);
  useTypedBefore(input, value ?? defaultValue ?? "", (typed) => onChange?.(typed));
  return (
    <Field {...{ label, optional, hideLabel, hint, remark, error, id, required }}>
      {(control) => (
        <div className={join(field.box, field.sized)} data-invalid={control["aria-invalid"] || undefined} data-locked={rest.readOnly || undefined}>
          <input
            {...rest}
            {...control}
            ref={fill}
            type="date"
            className={join(field.control, styles.date)}
            value={value}
            defaultValue={defaultValue}
            onChange={(event) => onChange?.(event.currentTarget.value)}
          />
        </div>
      )}
    </Field>
  );
}
