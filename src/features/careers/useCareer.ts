import { useCallback, useEffect, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { company } from "#content/company";
import { storageKeys } from "#content/storage";
import { usePageState } from "#state/usePageState";
import { useFormDraft } from "#state/useFormDraft";
import { useErrorTitle } from "#i18n/useErrorTitle";
import { careerFields, type CareerField, type CareerForm } from "./form.ts";
import type { EmailDraft } from "./email-draft.ts";
import { megabytesOf, validateResume } from "./resume.ts";

type Errors = Partial<Record<CareerField, string>>;

/** The warning below the file: to attach it, or to choose it again. */
export type ResumeWarning = { about: "attach" | "forgotten"; name: string };

/**
 * The job application while it is being filled in. The browser itself finds missing values and invalid email addresses
 * (docs/product.md, section 5.4), and gets a custom error for a file that would not arrive. Its own messages, which may be
 * in another language, are replaced by ours, beside the field and in a summary.
 */
export function useCareer() {
  const { t } = useTranslation(["career", "errors"]);
  const [errors, setErrors] = useState<Errors>({});
  /** Number of failed submits: each one moves the focus to the error summary again. */
  const [submitCount, setSubmitCount] = useState(0);
  const [warning, setWarning] = useState<ResumeWarning>();
  const [letter, setLetter] = useState<EmailDraft & { file: string }>();
  const {
    form,
    read,
    draft,
    scheduleSave,
    clear: clearForm,
    undoClear,
  } = useFormDraft(storageKeys.careerDraft, ({ resume }) => {
    if (resume) setWarning({ about: "forgotten", name: resume });
  });
  const control = useCallback(
    (name: CareerField) => form.current!.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement,
    [form],
  );

  /** The errors that the browser finds, with our messages. */
  const faults = useCallback(
    (): Errors =>
      Object.fromEntries(
        careerFields.flatMap((name) => {
          const { validity, validationMessage } = control(name);
          if (validity.valid) return [];
          if (validity.valueMissing) return [[name, t(`form.missing.${name}`)]];
          return [[name, validity.customError ? validationMessage : t("form.emailInvalid")]];
        }),
      ),
    [control, t],
  );

  // Only the names of the fields are saved. Their errors are checked again, because the file is not saved.
  usePageState<CareerField[]>(
    "career-errors",
    () => Object.keys(errors) as CareerField[],
    (savedNames) => {
      const current = faults();
      setErrors(Object.fromEntries(savedNames.filter((name) => current[name]).map((name) => [name, current[name]])));
    },
  );

  useEffect(() => {
    const element = form.current!;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The browser sends one event for each field, all before this timer ends.
    const handleInvalid = (event: Event) => {
      event.preventDefault();
      timer ??= setTimeout(() => {
        timer = undefined;
        setErrors(faults());
        setSubmitCount((count) => count + 1);
      });
    };
    element.addEventListener("invalid", handleInvalid, true);
    return () => {
      clearTimeout(timer);
      element.removeEventListener("invalid", handleInvalid, true);
    };
  }, [faults, form]);

  /** Something was typed: removes a corrected error, saves the draft and discards the outdated letter. */
  const handleChange = useCallback(
    (name: CareerField) => {
      const field = control(name);
      // For the browser, a field with nothing but spaces is filled in.
      if (name !== "resume")
        field.setCustomValidity(field.value !== "" && field.value.trim() === "" ? t(`form.missing.${name}`) : "");
      setErrors((previous) => {
        if (!previous[name]) return previous;
        const { [name]: _fixed, ...others } = previous;
        const current = faults()[name];
        return current ? { ...others, [name]: current } : others;
      });
      setLetter(undefined);
      scheduleSave();
    },
    [control, faults, scheduleSave, t],
  );

  /** Checks a file when it is chosen, before the applicant writes a whole letter. */
  const choose = useCallback(
    (file: File | undefined) => {
      const fault = file && validateResume(file);
      const message = fault ? t(`form.file.${fault}`, { name: file.name, megabytes: megabytesOf(file) }) : "";
      control("resume").setCustomValidity(message);
      handleChange("resume");
      setWarning(file && !fault ? { about: "attach", name: file.name } : undefined);
      if (fault) setErrors((others) => ({ ...others, resume: message }));
    },
    [handleChange, control, t],
  );

  /** Called by the browser only if the form has no errors. */
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const values = read() as CareerForm;
    const line = (name: Exclude<CareerField, "message">) => t(`letter.${name}`, { value: values[name].trim() });
    setErrors({});
    setLetter({
      to: company.careersEmail,
      subject: t("letter.subject", { position: values.applyingFor.trim() }),
      body: [
        line("name"),
        line("email"),
        line("phone"),
        line("applyingFor"),
        line("noticePeriod"),
        "",
        values.message.trim(),
        "",
        line("resume"),
      ].join("\n"),
      file: values.resume,
    });
  };

  const clear = () => {
    clearForm();
    for (const name of careerFields) control(name).setCustomValidity("");
    setErrors({});
    setWarning(undefined);
    setLetter(undefined);
  };

  useErrorTitle(Object.keys(errors).length);
  return { form, errors, submitCount, warning, letter, draft, handleChange, choose, submit, clear, undoClear };
}
