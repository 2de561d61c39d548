import type { ReactNode, Ref } from "react";
import { Messages } from "../Field/Field.tsx";
import * as field from "../Field/Field.css.ts";
import { useField, type BaseFieldProps } from "../Field/useField.ts";
import * as choice from "../private/choice.css.ts";
import { useMergedRef } from "../private/useMergedRef.ts";
import { useHydrationSync } from "../private/useHydrationSync.ts";
import { clsx } from "../theme/clsx.ts";

/** Yes or no to one sentence: a consent. For one of several, RadioGroup. */
export interface CheckboxProps extends Omit<BaseFieldProps, "label" | "optional"> {
  /** The sentence the visitor agrees to. A link in it does not tick the box. */
  label: ReactNode;
  name?: string;
  /** Value that is sent if it is ticked. Default: on. */
  value?: string;
  /** Whether it is ticked, if controlled. */
  checked?: boolean;
  /** Whether it is ticked at first, if uncontrolled. Default: false; a consent is never ticked in advance. */
  defaultChecked?: boolean;
  /** Called with the new state. */
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
          // The hint is in the row, but not part of the name.
          aria-labelledby={ids.label}
          onChange={(event) => onChange?.(event.currentTarget.checked)}
        />
        <span className={choice.words}>
          <span id={ids.label}>{label}</span>
          {fieldProps.hint && (
            <span className={choice.hint} id={ids.hint}>
              {fieldProps.hint}
            </span>
          )}
        </span>
      </label>
      <Messages ids={ids} error={fieldProps.error} warning={fieldProps.warning} />
    </div>
  );
}
