import type { InputHTMLAttributes, Ref } from "react";
import { Field, type FieldProps } from "../Field/Field.tsx";
import * as field from "../Field/Field.css.ts";
import { useSanitizedInput, type SanitizerProps } from "../private/useSanitizedInput.ts";
import { useMergedRef } from "../private/useMergedRef.ts";
import { useHydratedInputValue } from "../private/useHydratedInputValue.ts";
import { clsx } from "../theme/clsx.ts";

/** One line of text. For several lines use TextAreaField; for an amount or another number, NumberField; for a date, DateField. */
export interface TextFieldProps
  extends
    Omit<FieldProps, "children">,
    SanitizerProps,
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      | "name"
      | "inputMode"
      | "autoComplete"
      | "minLength"
      | "pattern"
      | "spellCheck"
      | "readOnly"
      | "enterKeyHint"
      | "onFocus"
      | "onBlur"
      | "onKeyDown"
    > {
  /** Default: text. */
  type?: "text" | "tel" | "email" | "search";
  /** Controlled value. */
  value?: string;
  /** Initial value, if uncontrolled. */
  defaultValue?: string;
  /** Called with each new text, after cleaning. */
  onChange?: (value: string) => void;
  /** Maximum characters after `clean`; the rest goes to `onReject`. Without `clean` the browser truncates silently. */
  maxLength?: number;
  /** Shown before the text, but not announced: "₹". The label or the hint must contain it too. */
  prefix?: string;
  /** Shown after the text, but not announced: "%". */
  suffix?: string;
  /** Shows small letters as capitals. The value stays as typed, unless `clean` changes it. */
  uppercase?: boolean;
  /** Width in characters, for a text of known length. Default: the full width. */
  characters?: number;
  ref?: Ref<HTMLInputElement>;
}

/** See {@link TextFieldProps}. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    optional,
    hideLabel,
    hint,
    warning,
    error,
    id,
    required,
    clean,
    onReject,
    maxLength,
    value,
    defaultValue,
    onChange,
    prefix,
    suffix,
    uppercase = false,
    characters,
    type = "text",
    ref,
    ...rest
  } = props;
  const [input, fill] = useMergedRef(ref);
  const { commit, handlers } = useSanitizedInput(input, { clean, onReject, maxLength, onChange });
  useHydratedInputValue(input, value ?? defaultValue ?? "", () => input.current && commit(input.current));
  return (
    <Field {...{ label, optional, hideLabel, hint, warning, error, id, required }}>
      {(control, labelId) => (
        <div
          className={clsx(field.box, characters !== undefined && field.sized)}
          data-invalid={control["aria-invalid"] || undefined}
          data-locked={rest.readOnly || undefined}
        >
          <Affix htmlFor={control.id}>{prefix}</Affix>
          <input
            {...rest}
            {...control}
            {...handlers}
            ref={fill}
            type={type}
            className={clsx(field.control, uppercase && field.uppercase)}
            size={characters}
            maxLength={clean ? undefined : maxLength}
            value={value}
            defaultValue={defaultValue}
            autoCapitalize={uppercase ? "characters" : undefined}
            // Prefix and suffix are labels too, so that a press on them focuses the field; only the first label is its name.
            aria-labelledby={prefix || suffix ? labelId : undefined}
          />
          <Affix htmlFor={control.id}>{suffix}</Affix>
        </div>
      )}
    </Field>
  );
}

const Affix = ({ htmlFor, children }: { htmlFor: string; children: string | undefined }) =>
  children ? (
    <label className={field.prefix} htmlFor={htmlFor} aria-hidden="true">
      {children}
    </label>
  ) : null;
