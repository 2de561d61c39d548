import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { amountInWords } from "./amount-words.ts";
import { formatDate, formatRupees } from "#i18n/format";
import { useLanguage } from "#i18n/useLanguage";
import type { LeadDetails } from "./useLead.ts";

/** An amount from the provider in figures and, once they are loaded, in words. */
interface Amount {
  figures: string;
  words: string;
}

/**
 * The sentences to read aloud, one per line. They state only what the applicant has agreed to: a repayment if the lender
 * gave one, otherwise the application itself. docs/product.md, section 2.12.
 */
export function useScript(details: LeadDetails | undefined): string[] {
  const { t } = useTranslation("video-statement");
  const language = useLanguage();
  const loan = useAmount(details?.loan_recommended);
  const repayment = useAmount(details?.repayment_amount);
  const name = [details?.first_name, details?.sur_name]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(" ");
  const sayLoan = () => {
    if (!loan) return t("script.generalLoan");
    return loan.words
      ? t("script.loan", { words: loan.words, amount: loan.figures })
      : t("script.loanPlain", { amount: loan.figures });
  };
  const sayRepayment = () => {
    if (!repayment || !details?.repayment_date) return t("script.confirm");
    const date = formatDay(details.repayment_date, language);
    return repayment.words
      ? t("script.repay", { date, words: repayment.words, amount: repayment.figures })
      : t("script.repayPlain", { date, amount: repayment.figures });
  };
  return [name ? t("script.name", { name }) : t("script.generalName"), sayLoan(), sayRepayment()];
}

/** A date in the page's language, or the provider's text if it is not an ISO date. */
function formatDay(day: string, language: ReturnType<typeof useLanguage>): string {
  const date = new Date(`${day}T00:00:00+05:30`);
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(date.getTime()) ? formatDate(date, language) : day;
}

/** An amount in figures and in words. Undefined if the provider gave none; a text that is no number is not changed. */
function useAmount(text: string | null | undefined): Amount | undefined {
  const language = useLanguage();
  const [words, setWords] = useState("");
  const trimmed = text?.trim() ?? "";
  const rupees = trimmed === "" ? Number.NaN : Number(trimmed);
  useEffect(() => {
    let current = true;
    if (!Number.isNaN(rupees))
      amountInWords(rupees, language).then(
        (said) => current && setWords(said),
        () => {},
      );
    return () => {
      current = false;
      setWords("");
    };
  }, [rupees, language]);
  if (trimmed === "") return undefined;
  if (Number.isNaN(rupees)) return { figures: trimmed, words: "" };
  return { figures: formatRupees(rupees, language, Number.isInteger(rupees) ? 0 : 2), words };
}
