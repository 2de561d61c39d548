import { useCallback, useEffect, useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { ApiError, ResponseError } from "#http/call";
import { importModule } from "#http/import-module";
import { newFormId } from "#contract/submission";
import { storageKeys } from "#content/storage";
import { digitsOf } from "#domain/cleaning";
import { limits } from "#domain/facts/application-limits";
import { contactLimits } from "#domain/facts/contact";
import { usePageState } from "#state/usePageState";
import { useFormDraft, type FormValues } from "#state/useFormDraft";
import { languages } from "#i18n/languages";
import { useErrorTitle } from "#i18n/useErrorTitle";
import { useLanguage } from "#i18n/useLanguage";
import { afterPress, preloadDialog, useAlert, useAnnounce } from "#ui";
import { contactFields, type Acknowledgement, type ContactError, type ContactField, type ContactForm } from "./form.ts";

type Errors = Partial<Record<ContactField, ContactError>>;

const fetchMessage = () => import("./message.ts");

/** Name of the hidden field with the form id, so that it is saved with the draft. */
export const formIdField = "formId";

const toForm = (typed: FormValues) =>
  Object.fromEntries(contactFields.map((field) => [field, typed[field] ?? ""])) as ContactForm;

/**
 * The contact form while it is being filled in: its errors, its draft, and sending it. The values stay in the form's own
 * fields, so that what was typed before the script loaded is kept. `onDone` is called once the server has stored the
 * message; the form is then replaced, so `sending` stays true.
 */
export function useContact(onDone: (acknowledgement: Acknowledgement) => void) {
  const { t } = useTranslation(["contact", "errors", "common"]);
  const { tag } = languages[useLanguage()];
  const alert = useAlert();
  const {
    form,
    read,
    draft,
    scheduleSave,
    clearDraft,
    clear: clearForm,
    undoClear,
  } = useFormDraft(storageKeys.contactDraft);
  const [errors, setErrors] = useState<Errors>({});
  /** Number of failed submits: each one moves the focus to the error summary again. */
  const [submitCount, setSubmitCount] = useState(0);
  const [warnings, setWarnings] = useState<Partial<Record<ContactField, string>>>({});
  const announce = useAnnounce();
  const [sending, setSending] = useState(false);

  usePageState<Errors>("contact-errors", () => errors, setErrors);

  /** The id of this message, the same for every attempt to send it; created when it is first needed. */
  const formId = useCallback(() => {
    const field = form.current!.elements.namedItem(formIdField) as HTMLInputElement;
    field.value ||= newFormId();
    return field.value;
  }, [form]);

  const prepared = useRef(false);
  /** Loads the code for sending, and for showing a failure, while there is a connection. */
  const prepare = useCallback(() => {
    if (prepared.current) return;
    prepared.current = true;
    preloadDialog();
    fetchMessage().catch(() => {
      prepared.current = false;
    });
  }, []);

  /** Something was typed: removes a corrected error and saves the draft. */
  const handleChange = useCallback(() => {
    if (!form.current) return;
    prepare();
    formId();
    scheduleSave();
    if (Object.keys(errors).length === 0) return;
    const values = toForm(read());
    void fetchMessage().then(
      ({ checkMessage }) => {
        const newErrors = checkMessage(values);
        // Only removes errors: a field that the visitor has not reached yet gets none.
        setErrors(
          (previous) =>
            Object.fromEntries(
              Object.keys(previous).flatMap((name) =>
                newErrors[name as ContactField] ? [[name, newErrors[name as ContactField]]] : [],
              ),
            ) as Errors,
        );
      },
      () => {},
    );
  }, [errors, form, formId, scheduleSave, prepare, read]);

  /** Warns about an unusual value when its field is left, and not while it is typed. */
  const handleBlur = useCallback(
    (name: ContactField, value: string) => {
      const text = value.trim();
      const isTooLong = text.length > contactLimits[name];
      const isShortNumber = name === "number" && text !== "" && digitsOf(text).length < limits.mobileDigits;
      const warning = isTooLong ? t("message.error.tooLong") : isShortNumber ? t("message.remark") : undefined;
      if (warning && warning !== warnings[name])
        announce(t("errors:summary.link", { field: t(`message.field.${name}.label`), message: warning }));
      afterPress(() => setWarnings((all) => (all[name] === warning ? all : { ...all, [name]: warning })));
    },
    [announce, warnings, t],
  );

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending || !form.current) return;
    const values = toForm(read());
    setSending(true);
    try {
      const { checkMessage, sendMessage } = await importModule(fetchMessage);
      const newErrors = checkMessage(values);
      setErrors(newErrors);
      if (Object.keys(newErrors).length > 0) {
        setSending(false);
        return setSubmitCount((count) => count + 1);
      }
      const reference = await sendMessage(values, formId(), tag);
      clearDraft();
      announce("");
      onDone({ reference, receivedAt: new Date().toISOString() });
    } catch (error) {
      setSending(false);
      const answer = await alert({
        title: t("message.failed"),
        message: reason(error),
        close: t("common:close"),
        action: t("common:tryAgain"),
      });
      if (answer === "action") form.current?.querySelector<HTMLElement>("[type=submit]")?.click();
    }
  };

  /** Why sending failed and what to do: the server's own message, if it sent one. */
  const reason = (error: unknown): string => {
    if (!navigator.onLine) return t("errors:offlineDetail");
    if (error instanceof ResponseError && error.status === 429) return t("errors:tooManyDetail");
    if (error instanceof ResponseError && error.status === 503) return t("errors:unavailableDetail");
    if (error instanceof ResponseError || error instanceof ApiError)
      return error.serverMessage || t("message.failedDetail");
    return t("message.failedDetail");
  };

  const clear = async () => {
    const answer = await alert({
      message: t("message.clearAsk"),
      close: t("message.clearNo"),
      action: t("message.clearYes"),
      destructive: true,
    });
    if (answer !== "action") return;
    clearForm();
    setErrors({});
    setWarnings({});
  };

  useErrorTitle(Object.keys(errors).length);
  useEffect(() => {
    const element = form.current;
    element?.addEventListener("focusin", prepare, { once: true });
    return () => element?.removeEventListener("focusin", prepare);
  }, [form, prepare]);

  return { form, errors, submitCount, warnings, sending, draft, handleChange, handleBlur, submit, clear, undoClear };
}
