import { useRef, type ChangeEvent, type FocusEvent, type FormEvent, type Ref } from "react";
import { Hint, Label, Messages } from "../Field/Field.tsx";
import * as field from "../Field/Field.css.ts";
import { useField, type BaseFieldProps } from "../Field/useField.ts";
import { useMergedRef } from "../private/useMergedRef.ts";
import { useHydrationSync } from "../private/useHydrationSync.ts";
import { clsx } from "../theme/clsx.ts";
import * as styles from "./DateField.css.ts";
import { dateDigitsOf, joinDate, readDate, splitDate, type DateParts } from "./read-date.ts";

/** A date people know by heart, such as a birthday: day, month and year as three text fields. */
export interface DateFieldProps extends Omit<BaseFieldProps, "label"> {
  /** Legend of the three fields. */
  label: string;
  /** Labels of the three fields. */
  labels: DateParts;
  /** Prefix of the field names: `dob-day`, `dob-month` and `dob-year` for "dob". */
  name: string;
  /** Initial date, `yyyy-mm-dd`. */
  defaultValue?: string;
  /** Called with the date at each change: `yyyy-mm-dd`, empty if all three fields are, and an incomplete date in the same order ("1992-8-"). */
  onChange?: (value: string) => void;
  /** Called with the date when the focus leaves all three fields. */
  onBlur?: (value: string) => void;
  /** "bday" for the visitor's own date of birth. */
  autoComplete?: "bday";
  /** Ref of the first field. */
  ref?: Ref<HTMLInputElement>;
}

const parts = ["day", "month", "year"] as const;
const digits = { day: 2, month: 2, year: 4 } as const;

/**
 * See {@link DateFieldProps}. The browser's date input has no name and no error in Firefox with a screen reader, is cut off
 * with large text and uses the language of the device. A whole date pasted into one field fills all three.
 */
export function DateField({
  label,
  labels,
  optional,
  name,
  defaultValue = "",
  onChange,
  onBlur,
  autoComplete,
  required,
  ref,
  ...fieldProps
}: DateFieldProps) {
  const { ids, control } = useField({ ...fieldProps, required });
  const group = useRef<HTMLFieldSetElement>(null);
  const [first, fill] = useMergedRef(ref);
  const initialDate = splitDate(defaultValue);

  const inputs = () => [...group.current!.querySelectorAll("input")];
  const read = () => {
    const [day = "", month = "", year = ""] = inputs().map(({ value }) => value);
    return joinDate({ day, month, year });
  };

  useHydrationSync(() => {
    const typed = first.current ? read() : "";
    if (typed !== joinDate(initialDate)) onChange?.(typed);
  });

  const take = (input: HTMLInputElement, part: keyof DateParts) => {
    const whole = readDate(input.value);
    if (whole)
      inputs().forEach((each, index) => {
        each.value = whole[parts[index]!];
      });
    else {
      const clean = dateDigitsOf(input.value).slice(0, digits[part]);
      if (clean !== input.value) input.value = clean;
    }
    onChange?.(read());
  };

  return (
    <fieldset
      ref={group}
      className={styles.root}
      // The hint is announced once, with the name; the error, at each field.
      aria-describedby={fieldProps.hint ? ids.hint : undefined}
    >
      <legend className={field.label} id={ids.label}>
        <Label optional={optional}>{label}</Label>
      </legend>
      <div className={styles.body}>
        <Hint id={ids.hint}>{fieldProps.hint}</Hint>
        <div className={styles.parts}>
          {parts.map((part, index) => {
            const id = index === 0 ? control.id : `${control.id}-${part}`;
            return (
              <div key={part} className={styles.part}>
                <label className={styles.partLabel} htmlFor={id}>
                  {labels[part]}
                </label>
                <div className={clsx(field.box, field.sized)} data-invalid={control["aria-invalid"] || undefined}>
                  <input
                    ref={index === 0 ? fill : undefined}
                    className={clsx(field.control, styles.digits[part])}
                    id={id}
                    name={`${name}-${part}`}
                    inputMode="numeric"
                    autoComplete={autoComplete && `${autoComplete}-${part}`}
                    required={required}
                    aria-invalid={control["aria-invalid"]}
                    aria-describedby={
                      [fieldProps.error && ids.error, fieldProps.warning && ids.warning].filter(Boolean).join(" ") ||
                      undefined
                    }
                    defaultValue={initialDate[part]}
                    onChange={(event: ChangeEvent<HTMLInputElement>) => {
                      // During a composition (phonetic Hindi, a phone's keyboard) the text belongs to the keyboard.
                      if (!(event.nativeEvent as InputEvent).isComposing) take(event.currentTarget, part);
                    }}
                    onBlur={(event: FocusEvent) => {
                      if (!group.current!.contains(event.relatedTarget)) onBlur?.(read());
                    }}
                    onCompositionEnd={(event: FormEvent<HTMLInputElement>) => take(event.currentTarget, part)}
                  />
                </div>
              </div>
            );
          })}
        </div>
        <Messages ids={ids} error={fieldProps.error} warning={fieldProps.warning} />
      </div>
    </fieldset>
  );
}
