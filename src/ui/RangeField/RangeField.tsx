import type { KeyboardEvent, ReactNode, Ref } from "react";
import { Hint, Messages } from "../Field/Field.tsx";
import * as field from "../Field/Field.css.ts";
import { useField, type BaseFieldProps } from "../Field/useField.ts";
import { useMergedRef } from "../private/useMergedRef.ts";
import { useControllableState } from "../private/useControllableState.ts";
import { useHydratedInputValue } from "../private/useHydratedInputValue.ts";
import * as styles from "./RangeField.css.ts";

/** A slider: the calculator's amount, tenure and rate. To type a number, use NumberField. */
export interface RangeFieldProps extends Omit<BaseFieldProps, "optional" | "required"> {
  name?: string;
  /** Lowest value, in the unit of `format`. */
  min: number;
  /** Highest value, in the same unit. */
  max: number;
  /** Step between values. Default: 1. */
  step?: number;
  /** Step of Page Up and Page Down. Default: a tenth of the range, in whole steps. */
  pageStep?: number;
  /** Controlled value. A value between two steps is shown at the nearer one. */
  value?: number;
  /** Initial value, if uncontrolled. Default: the lowest. */
  defaultValue?: number;
  /** Called with each new value, also while the thumb moves. */
  onChange?: (value: number) => void;
  /** Formats a value: 25000 becomes "₹25,000". */
  format: (value: number) => string;
  /** The value with its unit, for a screen reader: "25,000 rupees". Default: `format`. */
  speak?: (value: number) => string;
  /** Announced instead of the value while the number beside it is outside the limits, because the thumb is then at a limit: "Between ₹5,000 and ₹2,00,000". */
  unset?: string | undefined;
  /** Shown beside the label instead of the value: a NumberField for visitors who prefer to type. */
  aside?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** See {@link RangeFieldProps}. */
export function RangeField({
  label,
  name,
  min,
  max,
  step = 1,
  pageStep,
  value: given,
  defaultValue = min,
  onChange,
  format,
  speak = format,
  unset,
  aside,
  ref,
  ...fieldProps
}: RangeFieldProps) {
  const [value, setValue] = useControllableState(given, defaultValue, onChange);
  const { ids, control } = useField(fieldProps);
  const [range, fill] = useMergedRef(ref);
  useHydratedInputValue(range, String(given ?? defaultValue), (moved) => setValue(Number(moved)));

  // Safari ignores these keys, and other browsers use different steps.
  const page = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "PageUp" && event.key !== "PageDown") return;
    event.preventDefault();
    const bigStep = pageStep ?? Math.max(step, Math.round((max - min) / 10 / step) * step);
    const input = event.currentTarget;
    const nextValue = input.valueAsNumber + (event.key === "PageUp" ? bigStep : -bigStep);
    // The input rounds it to the nearest step.
    input.value = String(Math.min(Math.max(nextValue, min), max));
    setValue(input.valueAsNumber);
  };

  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <label className={field.label} id={ids.label} htmlFor={control.id}>
          {label}
        </label>
        {/* The slider announces it; a live region here would announce each step twice. */}
        {aside ?? (
          <span className={styles.value} aria-hidden="true">
            {format(value)}
          </span>
        )}
      </div>
      <Hint id={ids.hint}>{fieldProps.hint}</Hint>
      <input
        id={control.id}
        ref={fill}
        className={styles.range}
        type="range"
        name={name}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={unset ?? speak(value)}
        aria-invalid={fieldProps.error ? true : undefined}
        aria-describedby={control["aria-describedby"]}
        onChange={(event) => setValue(event.currentTarget.valueAsNumber)}
        onKeyDown={page}
      />
      <div className={styles.ends}>
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </div>
      <Messages ids={ids} error={fieldProps.error} warning={fieldProps.warning} />
    </div>
  );
}
