import { numberOf } from "#domain/cleaning";
import { useNumberEntry, type NumberLimits } from "#i18n/useNumberEntry";
import { NumberField, RangeField } from "#ui";
import * as styles from "./AmountSlider.css.ts";

/** One input of the calculator: a slider, and beside it a field for the same number. */
export interface AmountSliderProps {
  label: string;
  /** Label of the number field. */
  exact: string;
  name: string;
  prefix?: string;
  suffix?: string;
  limits: NumberLimits;
  /** The number, or the text in the field if it is not a valid number. */
  value: number | string;
  onChange: (value: number | string) => void;
  /** Formats a limit at the ends of the slider. */
  show: (value: number) => string;
  /** Formats the value with its unit, for screen readers. */
  speak: (value: number) => string;
  /** Formats a limit in the field's error. Default: without a unit. */
  showLimit?: (value: number) => string;
}

/** See {@link AmountSliderProps}. The slider moves in steps; a number between them can be typed. WCAG 2.5.7. */
export function AmountSlider({
  label,
  exact,
  name,
  prefix,
  suffix,
  limits,
  value,
  onChange,
  show,
  speak,
  showLimit,
}: AmountSliderProps) {
  const entry = useNumberEntry()(limits, showLimit);
  const isSet = typeof value === "number";
  return (
    <RangeField
      label={label}
      name={name}
      min={limits.min}
      max={limits.max}
      step={limits.step}
      onChange={onChange}
      format={show}
      speak={speak}
      value={isSet ? value : nearest(value, limits)}
      unset={isSet ? undefined : entry.faults.range}
      aside={
        <div className={styles.number}>
          <NumberField
            label={exact}
            hideLabel
            required
            prefix={prefix}
            suffix={suffix}
            characters={8}
            value={value}
            onChange={onChange}
            {...entry}
          />
        </div>
      }
    />
  );
}

/** Position of the thumb while the field has no valid number: the nearer end. */
const nearest = (text: string, { min, max }: NumberLimits) => ((numberOf(text) ?? min) > max ? max : min);
