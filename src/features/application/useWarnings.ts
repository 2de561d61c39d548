import { useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { fieldWarning, type ApplicationField, type FieldWarning } from "#domain/application";
import { cleanPan } from "#domain/cleaning";
import { afterPress, useAnnounce } from "#ui";

/** The warning of a field: its kind (an unusual value or a rejected key), and the text that was left out. docs/product.md, section 5. */
interface Warning {
  kind?: FieldWarning | "onlyDigits" | undefined;
  leftOut?: string | undefined;
}

/** Characters shown of a left-out text: enough to recognise it. */
const maxShownCharacters = 30;

/** The fields whose text is cleaned, so that parts of it may be left out. */
export type CleanedField = "panNumber" | "mobile" | "altMobile" | "obligations" | "pincode";

const leftOutWords = {
  panNumber: "pan",
  mobile: "mobile",
  altMobile: "mobile",
  obligations: "obligations",
  pincode: "pincode",
} as const;

/**
 * The warnings on the application's fields, which never block. Each is shown under its field, and announced once, when the
 * field is left or a key is refused.
 */
export function useWarnings() {
  const { t } = useTranslation(["apply", "errors"]);
  const announce = useAnnounce();
  const [warnings, setWarnings] = useState<Partial<Record<ApplicationField, Warning>>>({});
  /** By field, the value whose warning has been announced. */
  const announced = useRef<Partial<Record<ApplicationField, string>>>({});

  /** Sets one warning; an unchanged warning stays the same object, so that a key press does not render the form again. */
  const set = useCallback(
    (field: ApplicationField, next: (before: Warning) => Warning) =>
      setWarnings((all) => {
        const before = all[field] ?? {};
        const { kind, leftOut } = next(before);
        return kind === before.kind && leftOut === before.leftOut ? all : { ...all, [field]: { kind, leftOut } };
      }),
    [],
  );

  const words = useCallback(
    (field: ApplicationField, { kind, leftOut }: Warning): string | undefined => {
      const parts = [
        leftOut &&
          field in leftOutWords &&
          t(`errors:leftOut.${leftOutWords[field as CleanedField]}`, { text: leftOut }),
        kind &&
          (kind === "onlyDigits" || kind === "mobileWhileTyping" || kind === "nameTooLong" || kind === "emailTooLong"
            ? t(`errors:field.${kind}`)
            : t(`errors:hint.${kind}`)),
      ];
      return parts.filter(Boolean).join(" ") || undefined;
    },
    [t],
  );

  /** Handles a change: only mobile numbers have a warning while they are typed. */
  const typed = useCallback(
    (field: ApplicationField, value: string) => {
      const kind = field === "mobile" || field === "altMobile" ? fieldWarning(field, value, new Date()) : undefined;
      set(field, () => ({ kind }));
    },
    [set],
  );

  /** On blur: an unusual value gets its warning now, not while it is typed. */
  const handleBlur = useCallback(
    (field: ApplicationField, value: string) => {
      const kind = fieldWarning(field, value, new Date());
      afterPress(() => set(field, ({ leftOut }) => ({ kind, leftOut })));
      if (!kind || announced.current[field] === value) return;
      announced.current[field] = value;
      announce(t("errors:summary.link", { field: t(`apply:field.${field}.label`), message: words(field, { kind })! }));
    },
    [announce, set, t, words],
  );

  /** Handles a refused key or a left-out part of a text. */
  const handleRejectedInput = useCallback(
    (field: CleanedField, text: string) => {
      const { value, leftOut } = cleanPan(text);
      // Nothing is lost with a space or a dash in a PAN.
      if (field === "panNumber" && value + leftOut === "") return;
      const isKey = field !== "panNumber" && text.length === 1 && !/\d/.test(text);
      const warning: Warning = isKey
        ? { kind: "onlyDigits" }
        : { leftOut: text.length > maxShownCharacters ? `${text.slice(0, maxShownCharacters)}…` : text };
      set(field, ({ kind }) => ({ kind: kind === "onlyDigits" ? undefined : kind, ...warning }));
      announce(words(field, warning)!);
    },
    [announce, set, words],
  );

  const reset = useCallback(() => {
    announced.current = {};
    setWarnings({});
  }, []);

  /** The warning shown under a field. Together with an error, only the left-out text. */
  const warningFor = (field: ApplicationField, hasError: boolean) => {
    const { kind, leftOut } = warnings[field] ?? {};
    return words(field, { leftOut, kind: hasError && kind !== "onlyDigits" ? undefined : kind });
  };

  return { warningFor, typed, handleBlur, handleRejectedInput, reset };
}
