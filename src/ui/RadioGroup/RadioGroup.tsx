import { useRef, type ReactNode } from "react";
import { Hint, Label, Messages } from "../Field/Field.tsx";
import * as field from "../Field/Field.css.ts";
import { useField, type FieldWords } from "../Field/useField.ts";
import * as choice from "../private/choice.css.ts";
import { useHydrationSync } from "../private/useHydrationSync.ts";
import { clsx } from "../theme/clsx.ts";
import * as styles from "./RadioGroup.css.ts";

export interface RadioOption {
  /** What is sent. */
  value: string;
  label: ReactNode;
  /** Small words under the label. */
  hint?: ReactNode;
}

/** One of a few, all in view. From seven on, Select. For yes or no, Checkbox. */
export interface RadioGroupProps extends Omit<FieldWords, "label" | "required"> {
  /** The question, as the legend of the group. */
  label: string;
  name: string;
  options: readonly RadioOption[];
  /** The chosen one, when the owner keeps it; empty is none. */
  value?: string;
  /** The one chosen at first, when the group keeps its own. */
  defaultValue?: string;
  /** Told the newly chosen value. */
  onChange?: (value: string) => void;
  /** Said to assistive technology of the group as a whole; the form checks it. */
  required?: boolean;
  /** Side by side where there is room, for options of a word or two. Default: one under the other. */
  inline?: boolean;
}

/** See {@link RadioGroupProps}. The first button bears the field's `id`, so that a link to it lands on something to choose. */
export function RadioGroup({ label, optional, name, options, value, defaultValue, onChange, required, inline = false, ...fieldProps }: RadioGroupProps) {
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
      // A plain group can be neither required nor wrong to assistive technology; a radio group can be both.
      role="radiogroup"
      aria-required={required}
      aria-invalid={control["aria-invalid"]}
      aria-describedby={control["aria-describedby"]}
    >
      <legend className={field.label} id={ids.label}><Label optional={optional}>{label}</Label></legend>
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
                defaultChecked={value === undefined && defaultValue !== undefined ? defaultValue === option.value : undefined}
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
