import type { ReactNode, Ref } from "react";
import { Messages } from "../Field/Field.tsx";
import * as field from "../Field/Field.css.ts";
import { useField, type FieldWords } from "../Field/useField.ts";
import * as choice from "../private/choice.css.ts";
import { useMergedRef } from "../private/useMergedRef.ts";
import { useHydrationSync } from "../private/useHydrationSync.ts";
import { clsx } from "../theme/clsx.ts";

/** Yes or no to one sentence: a consent. For one of several, RadioGroup. */
export interface CheckboxProps extends Omit<FieldWords, "label" | "optional"> {
  /** The sentence that is agreed to; a link in it opens by itself and ticks nothing. */
  label: ReactNode;
  name?: string;
  /** What is sent when it is ticked. Default: on. */
  value?: string;
  /** Whether it is ticked, when the owner keeps that. */
  checked?: boolean;
  /** Whether it is ticked at first, when the box keeps that. Default: not; a consent is never ticked beforehand. */
  defaultChecked?: boolean;
  /** Told whether it is ticked now. */
  onChange?: (checked: boolean) => void;
  ref?: Ref<HTMLInputElement>;
}

/** See {@link CheckboxProps}. */
export function Checkbox({ label, name, value, checked, defaultChecked, onChange, ref, ...fieldProps }: CheckboxProps) {
  const { ids, control } = useField(fieldProps);
  const [box, fill] = useMergedRef(ref);

  useHydrationSync(() => {
    const ticked = box.current?.checked;
    if (ticked !== undefined && ticked !== (checked ?? defaultChecked ?? false)) onChange?.(ticked);
  });

  return (
    <div className={field.root}>
      <label className={choice.row} data-invalid={control["aria-invalid"] || undefined}>
        <input
          {...control}
          ref={fill}
          className={clsx(choice.mark, choice.check)}
          type="checkbox"
          name={name}
          value={value}
          checked={checked}
          defaultChecked={defaultChecked}
          // The hint stands in the row, but is told apart from the name.
          aria-labelledby={ids.label}
          onChange={(event) => onChange?.(event.currentTarget.checked)}
        />
        <span className={choice.words}>
          <span id={ids.label}>{label}</span>
          {fieldProps.hint && <span className={choice.hint} id={ids.hint}>{fieldProps.hint}</span>}
        </span>
      </label>
      <Messages ids={ids} error={fieldProps.error} warning={fieldProps.warning} />
    </div>
  );
}
