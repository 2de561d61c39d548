import { useRef, type ReactNode } from "react";
import { Hint, Label, Messages } from "../Field/Field.tsx";
import * as field from "../Field/Field.css.ts";
import { useField, type BaseFieldProps } from "../Field/useField.ts";
import * as choice from "../private/choice.css.ts";
import { useHydrationSync } from "../private/useHydrationSync.ts";
import { clsx } from "../theme/clsx.ts";
import * as styles from "./RadioGroup.css.ts";

export interface RadioOption {
  /** What is sent. */
  value: string;
  label: ReactNode;
  /** Small text under the label. */
  hint?: ReactNode;
}

/** One of a few visible options. From seven options on use Select; for yes or no, Checkbox. */
export interface RadioGroupProps extends Omit<BaseFieldProps, "label" | "required"> {
  /** The question, as the legend of the group. */
  label: string;
  name: string;
  options: readonly RadioOption[];
  /** Controlled value; empty for none. */
  value?: string;
  /** Initial value, if uncontrolled. Default: none. */
  defaultValue?: string;
  /** Called with the newly chosen value. */
  onChange?: (value: string) => void;
  /** Marks the group as required for assistive technology; the form checks it. */
  required?: boolean;
  /** Side by side on a wide screen, for options of a word or two. Default: one below the other. */
  inline?: boolean;
}

/** See {@link RadioGroupProps}. The first button has the field's `id`, so that a link to it leads to an option. */
export function RadioGroup({
  label,
  optional,
  name,
  options,
  value,
  defaultValue,
  onChange,
  required,
  inline = false,
  ...fieldProps
}: RadioGroupProps) {
  const { ids, control } = useField(fieldProps);
  const group = useRef<HTMLFieldSetElement>(null);

  useHydrationSync(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>("input:checked")?.value;
    if (chosen !== undefined && chosen !== (value ?? defaultValue)) onChange?.(chosen);
  });

  return (
    <fieldset
      ref={group}
      className={styles.root}
      // Assistive technology supports required and invalid on a radio group, but not on a plain group.
      role="radiogroup"
      aria-required={required}
      aria-invalid={control["aria-invalid"]}
      aria-describedby={control["aria-describedby"]}
    >
      <legend className={field.label} id={ids.label}>
        <Label optional={optional}>{label}</Label>
      </legend>
      <div className={styles.body}>
        <Hint id={ids.hint}>{fieldProps.hint}</Hint>
        <div className={clsx(styles.options, inline && styles.inline)}>
          {options.map((option, index) => (
            <label key={option.value} className={choice.row} data-invalid={control["aria-invalid"] || undefined}>
              <input
                className={clsx(choice.mark, choice.dot)}
                type="radio"
                id={index === 0 ? control.id : undefined}
                name={name}
                value={option.value}
                checked={value === undefined ? undefined : value === option.value}
                defaultChecked={
                  value === undefined && defaultValue !== undefined ? defaultValue === option.value : undefined
                }
                onChange={() => onChange?.(option.value)}
              />
              <span className={choice.words}>
                <span>{option.label}</span>
                {option.hint && <span className={choice.hint}>{option.hint}</span>}
              </span>
            </label>
          ))}
        </div>
        <Messages ids={ids} error={fieldProps.error} warning={fieldProps.warning} />
      </div>
    </fieldset>
  );
}
