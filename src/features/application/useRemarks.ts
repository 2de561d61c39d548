import { useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { hintFor, type ApplicationField, type FieldHint } from "#domain/application";
import { cleanPan } from "#domain/cleaning";
import { afterPress, useAnnounce } from "#ui";

/** What is remarked on a field: how it looks, or that a key was refused (section 5, "Keypress"); and the text that was not taken. */
interface Remark {
  hint?: FieldHint | "onlyDigits" | undefined;
  leftOut?: string | undefined;
}

/** Characters of a text that was not taken which are shown; enough to recognise it. */
const shownMost = 30;

/** The fields whose text is cleaned, and so can lose something. */
export type CleanedField = "panNumber" | "mobile" | "altMobile" | "obligations" | "pincode";

const leftOutWords = { panNumber: "pan", mobile: "mobile", altMobile: "mobile", obligations: "obligations", pincode: "pincode" } as const;

/**
 * The remarks on the application's fields: they stop no one. Each is shown under its field, and announced once, when the
 * field is left or a key is refused.
 */
export function useRemarks() {
  const { t } = useTranslation(["apply", "errors"]);
  const announce = useAnnounce();
  const [remarks, setRemarks] = useState<Partial<Record<ApplicationField, Remark>>>({});
  /** By field, the value whose remark has been announced. */
  const announced = useRef<Partial<Record<ApplicationField, string>>>({});

  /** Sets one remark; the very same object stays when nothing changes, so that no key pressed draws the form again. */
  const set = useCallback((field: ApplicationField, next: (before: Remark) => Remark) => setRemarks((all) => {
    const before = all[field] ?? {};
    const { hint, leftOut } = next(before);
    return hint === before.hint && leftOut === before.leftOut ? all : { ...all, [field]: { hint, leftOut } };
  }), []);

  const words = useCallback((field: ApplicationField, { hint, leftOut }: Remark): string | undefined => {
    const parts = [
      leftOut && field in leftOutWords && t(`errors:leftOut.${leftOutWords[field as CleanedField]}`, { text: leftOut }),
      hint && (hint === "onlyDigits" || hint === "mobileWhileTyping" || hint === "nameTooLong" || hint === "emailTooLong" ? t(`errors:field.${hint}`) : t(`errors:hint.${hint}`)),
    ];
    return parts.filter(Boolean).join(" ") || undefined;
  }, [t]);

  /** A field has another value: only the mobile numbers are remarked on while they are typed. */
  const typed = useCallback((field: ApplicationField, value: string) => {
    const hint = field === "mobile" || field === "altMobile" ? hintFor(field, value, new Date()) : undefined;
    set(field, () => ({ hint }));
  }, [set]);

  /** A field is left: what is unusual about its value is said now, and not while it is typed. */
  const handleBlur = useCallback((field: ApplicationField, value: string) => {
    const hint = hintFor(field, value, new Date());
    afterPress(() => set(field, ({ leftOut }) => ({ hint, leftOut })));
    if (!hint || announced.current[field] === value) return;
    announced.current[field] = value;
    announce(t("errors:summary.link", { field: t(`apply:field.${field}.label`), message: words(field, { hint })! }));
  }, [announce, set, t, words]);

  /** A key was refused, or a part of a text was left out. */
  const handleRejectedInput = useCallback((field: CleanedField, text: string) => {
    const { value, leftOut } = cleanPan(text);
    // A space or a dash in a PAN is no loss.
    if (field === "panNumber" && value + leftOut === "") return;
    const isKey = field !== "panNumber" && text.length === 1 && !/\d/.test(text);
    const remark: Remark = isKey ? { hint: "onlyDigits" } : { leftOut: text.length > shownMost ? `${text.slice(0, shownMost)}…` : text };
    set(field, ({ hint }) => ({ hint: hint === "onlyDigits" ? undefined : hint, ...remark }));
    announce(words(field, remark)!);
  }, [announce, set, words]);

  const reset = useCallback(() => {
    announced.current = {};
    setRemarks({});
  }, []);

  /** What is shown under a field. Beside an error only what was not taken: the error says the rest. */
  const remarkOn = (field: ApplicationField, hasError: boolean) => {
    const { hint, leftOut } = remarks[field] ?? {};
    return words(field, { leftOut, hint: hasError && hint !== "onlyDigits" ? undefined : hint });
  };

  return { remarkOn, typed, handleBlur, handleRejectedInput, reset };
}
