import { numberOf } from "#domain/digits";
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
  limits: { min: number; max: number; step: number };
  /** Whether the number may have decimals. */
  decimal?: boolean;
  value: number;
  onChange: (value: number) => void;
  /** The value as it is seen at the ends of the line. */
  show: (value: number) => string;
  /** The value in words, with its unit. */
  speak: (value: number) => string;
  /** The value in figures, without its unit. */
  write: (value: number) => string;
}

/** See {@link AmountSliderProps}. The slider goes by steps; a number between them can be typed. WCAG 2.5.7. */
export function AmountSlider({ label, exact, name, prefix, suffix, limits, decimal = false, value, onChange, show, speak, write }: AmountSliderProps) {
  return (
    <RangeField
      label={label} name={name} min={limits.min} max={limits.max} step={limits.step} value={value} onChange={onChange} format={show} speak={speak}
      aside={
        <div className={styles.number}>
          <NumberField
            label={exact} hideLabel required prefix={prefix} suffix={suffix} min={limits.min} max={limits.max} step={limits.step}
            value={value} onChange={(number) => number !== null && onChange(number)} format={write} parse={(text) => numberOf(text, { whole: !decimal })}
            inputMode={decimal ? "decimal" : "numeric"} characters={8}
          />
        </div>
      }
    />
  );
}
