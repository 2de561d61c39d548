import { numberOf } from "#domain/cleaning";
import { useNumberEntry, type NumberLimits } from "#i18n/useNumberEntry";
import { NumberField, RangeField } from "#ui";
import * as styles from "./AmountSlider.css.ts";

/** One question of the calculator: a slider, and beside it the same number for those who would rather type. */
export interface AmountSliderProps {
  label: string;
  /** Name of the number that can be typed. */
  exact: string;
  name: string;
  prefix?: string;
  suffix?: string;
  limits: NumberLimits;
  /** The number, or the text in the field that is none it takes. */
  value: number | string;
  onChange: (value: number | string) => void;
  /** The value as it is shown at the ends of the line. */
  show: (value: number) => string;
  /** The value in words, with its unit. */
  speak: (value: number) => string;
  /** A limit as the field names it. Default: without a unit. */
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

/** Where the thumb is while the field holds no number it takes: at the end that is nearer. */
const nearest = (text: string, { min, max }: NumberLimits) => ((numberOf(text) ?? min) > max ? max : min);
