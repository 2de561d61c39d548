import { useTranslation } from "react-i18next";
import { numberOf } from "#domain/cleaning";
import { formatNumber } from "./format.ts";
import { useLanguage } from "./useLanguage.ts";

/** The numbers that a field accepts. */
export interface NumberLimits {
  min: number;
  max: number;
  step: number;
  /** Maximum number of decimals. Default: 0. */
  decimals?: number;
}

/**
 * Props of a NumberField: limits, formatting, parsing, and the errors for numbers outside the limits. `show` formats a limit
 * with its unit, for example "₹5,000". Default: the plain number.
 */
export function useNumberEntry() {
  const { t } = useTranslation("common");
  const language = useLanguage();
  const format = (value: number) => formatNumber(value, language);
  return ({ min, max, step, decimals = 0 }: NumberLimits, show: (value: number) => string = format) => {
    const ends = { min: show(min), max: show(max) };
    return {
      min,
      max,
      step,
      decimals,
      format,
      parse: numberOf,
      faults: {
        range: t("number.range", ends),
        decimals:
          decimals === 0 ? t("number.whole", ends) : t("number.decimals", { ...ends, decimals: format(decimals) }),
      },
    };
  };
}
