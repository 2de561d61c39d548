import { useCallback, useEffect, useLayoutEffect, useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useSearchParams } from "react-router-dom";
import { ApiError, ResponseError } from "#http/call";
import { importModule } from "#http/import-module";
import type { ApplicationReceipt } from "#contract/lender";
import { newFormId } from "#contract/submission";
import {
  applicationFields,
  checkApplication,
  checkField,
  type ApplicationField,
  type FieldError,
} from "#domain/application";
import { amountOf } from "#domain/cleaning";
import { usePageState } from "#state/usePageState";
import { resetForm, useScheduledSave, type DraftState } from "#state/useFormDraft";
import { languages } from "#i18n/languages";
import { useErrorTitle } from "#i18n/useErrorTitle";
import { useLanguage } from "#i18n/useLanguage";
import { preloadDialog, useAlert, useAnnounce } from "#ui";
import { submitApplication } from "./api.ts";
import { clearDraft, saveDraft, readDraft } from "./draft.ts";
import { fillForm, readForm, type FilledForm } from "./form-data.ts";
import { saveUnsentForm, takeUnsentForm } from "./unsent-form.ts";
import { fetchReview, preloadReview, useChecking } from "./useChecking.ts";
import { usePlaces, type PlacesBy } from "./usePlaces.ts";
import { useWarnings } from "./useWarnings.ts";

type Errors = Partial<Record<ApplicationField, FieldError>>;

/** Page state for the language switch: all values. It is deleted afterwards. */
interface ApplicationState {
  formId: string;
  form: FilledForm;
  errors: Errors;
  /** The answers were being checked, or about to be. */
  checking: boolean;
}

/** Sets or removes one entry. Returns the same object if nothing changes, so that a keystroke does not render the form again. */
function withEntry<Value>(
  entries: Partial<Record<ApplicationField, Value>>,
  field: ApplicationField,
  value: Value | undefined,
) {
  if (entries[field] === value) return entries;
  const { [field]: _old, ...others } = entries;
  return value === undefined ? (others as typeof entries) : ({ ...others, [field]: value } as typeof entries);
}

/**
 * The application while it is being filled in: errors, warnings, the draft and the sending. The values stay in
 * the form on the page, so that nothing typed before hydration is lost. docs/product.md, section 15.
 */
export function useApplication(onDone: (receipt: ApplicationReceipt, amount: string) => void) {
  const { t } = useTranslation(["apply", "errors", "common"]);
  const { tag } = languages[useLanguage()];
  const alert = useAlert();
  const form = useRef<HTMLFormElement>(null);
  const formId = useRef("");
  const [errors, setErrors] = useState<Errors>({});
  /** Number of failed submits: each one moves the focus to the error summary again. */
  const [submitCount, setSubmitCount] = useState(0);
  const warnings = useWarnings();
  const announce = useAnnounce();
  const [sending, setSending] = useState(false);
  const [draft, setDraft] = useState<DraftState>();
  /** What `clear` removed, until something new is typed. */
  const cleared = useRef<Pick<ApplicationState, "formId" | "form">>(undefined);

  const { checking, open: openReview, isOpening, forget: forgetReview, change } = useChecking();

  const places = usePlaces({
    language: tag,
    onStatesFailed: async (error) => {
      const declined = error instanceof ApiError;
      const answer = await alert({
        title: declined ? error.serverMessage || t("errors:alert.statesFailed") : t("errors:alert.statesUnreachable"),
        message: declined ? t("errors:alertDetail.statesFailed") : t("errors:alertDetail.statesUnreachable"),
        close: t("common:close"),
        action: t("reload"),
      });
      if (answer === "action") void places.loadStates();
    },
  });

  const { restore: restorePlaces } = places;
  const restore = useCallback(
    (values: Partial<FilledForm>) => {
      if (form.current) fillForm(form.current, values);
      void restorePlaces(values);
    },
    [restorePlaces],
  );

  // Before the draft, which may be a few keystrokes older and is not used then.
  usePageState<ApplicationState>(
    "application",
    () => ({
      formId: formId.current,
      form: readForm(form.current!),
      errors,
      checking: checking !== undefined || isOpening(),
    }),
    (saved) => {
      formId.current = saved.formId;
      setErrors(saved.errors);
      restore(saved.form);
      // If its code cannot be loaded, the form is shown with the same values.
      if (saved.checking) openReview(saved.form).catch(() => {});
    },
  );

  // An amount chosen in the calculator. It is removed from the address, because the visitor may change it in the form.
  const [search, setSearch] = useSearchParams();
  const amount = search.get("amount");
  useEffect(() => {
    if (amount === null) return;
    if (form.current) fillForm(form.current, { loanAmount: amountOf(amount) });
    setSearch(
      (others) => {
        others.delete("amount");
        return others;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [amount, setSearch]);

  const { key } = useLocation();
  const entry = useRef(key);
  const sent = useRef(false);
  useEffect(() => {
    entry.current = key;
  });
  useEffect(() => {
    if (formId.current) return;
    const unsent = takeUnsentForm(entry.current);
    const saved = unsent ?? readDraft();
    formId.current = saved?.formId ?? newFormId();
    if (!saved) return;
    if (!unsent) setDraft("restored");
    restore(saved.form);
  }, [restore]);
  // A layout effect, because its cleanup still finds the fields on the page.
  useLayoutEffect(
    () => () => {
      if (form.current && formId.current && !sent.current)
        saveUnsentForm(entry.current, { formId: formId.current, form: readForm(form.current) });
    },
    [],
  );

  const { scheduleSave, cancelSave } = useScheduledSave(
    useCallback(() => {
      if (form.current) saveDraft(formId.current, readForm(form.current));
    }, []),
  );
  const forgetDraft = () => {
    cancelSave();
    clearDraft();
  };

  /** A field changed: removes its error once it is corrected, and saves the draft. */
  const { typed } = warnings;
  const handleChange = useCallback(
    (field: ApplicationField, value: string | boolean) => {
      if (!form.current) return;
      const values = { ...readForm(form.current), [field]: value };
      setErrors((errors) => {
        // Another PIN code has another state and city.
        const others =
          field === "pincode" ? withEntry(withEntry(errors, "state", undefined), "city", undefined) : errors;
        return others[field] ? withEntry(others, field, checkField(field, values)) : others;
      });
      typed(field, String(value));
      // Consent can also be given beside the checked answers.
      if (field !== "termsAccepted") forgetReview();
      cleared.current = undefined;
      setDraft((before) => (before === "cleared" ? undefined : before));
      // An alert is often needed when the network is down, and its code could not be loaded then.
      preloadDialog();
      preloadReview();
      scheduleSave();
    },
    [forgetReview, scheduleSave, typed],
  );

  /** State or city has changed, possibly because the PIN code filled it in. */
  const placed = useCallback(() => {
    if (!form.current) return;
    const values = readForm(form.current);
    setErrors((errors) =>
      (["state", "city"] as const).reduce(
        (rest, field) => (rest[field] ? withEntry(rest, field, checkField(field, values)) : rest),
        errors,
      ),
    );
    if (values.city) scheduleSave();
  }, [scheduleSave]);

  /** The form was submitted during the PIN code look-up; the submit continues after it. */
  const [waiting, setWaiting] = useState<"for the place" | "over">();
  useEffect(() => {
    if (waiting === "over") {
      setWaiting(undefined);
      form.current?.querySelector<HTMLElement>("[type=submit]")?.click();
    } else if (waiting && places.lookUp.state !== "loading") setWaiting("over");
  }, [waiting, places.lookUp.state]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending || !form.current) return;
    // The state and city of the PIN code are loading.
    if (places.lookUp.state === "loading") return setWaiting("for the place");
    const values = readForm(form.current);
    const newErrors = onPage(checkApplication(values), places.by);
    setErrors(newErrors);
    const orderedErrors = inOrder(newErrors);
    if (Object.keys(orderedErrors).length > 0) {
      // Beside the checked answers only consent can be corrected.
      const [elsewhere] = (Object.keys(orderedErrors) as ApplicationField[]).filter(
        (field) => field !== "termsAccepted",
      );
      if (checking && elsewhere) change(elsewhere);
      return setSubmitCount((count) => count + 1);
    }
    saveDraft(formId.current, values);
    setSending(checking !== undefined);
    try {
      if (!checking) return await openReview(values, () => importModule(fetchReview));
      const receipt = await submitApplication(values, formId.current, tag);
      sent.current = true;
      forgetDraft();
      // A pending announcement about the form would be announced on the next screen.
      announce("");
      onDone(receipt, values.loanAmount);
    } catch (error) {
      setSending(false);
      const answer = await alert({
        title: t("errors:alert.submitFailed"),
        message: reason(error),
        close: t("common:close"),
        action: canRepeat(error) ? t("common:tryAgain") : undefined,
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
      return error.serverMessage || t("errors:alertDetail.submitFailed");
    return t("errors:alertDetail.submitFailed");
  };

  const clear = async () => {
    const answer = await alert({
      message: t("clearAsk"),
      close: t("clearNo"),
      action: t("clearYes"),
      destructive: true,
    });
    if (answer !== "action") return;
    const before = { formId: formId.current, form: readForm(form.current!) };
    forgetDraft();
    formId.current = newFormId();
    resetForm(form.current!);
    places.clear();
    // Last, because Radix Select reports its own reset as a change.
    cleared.current = before;
    setErrors({});
    warnings.reset();
    setDraft("cleared");
  };

  /** Restores everything that `clear` removed. */
  const undoClear = () => {
    if (!cleared.current) return;
    formId.current = cleared.current.formId;
    restore(cleared.current.form);
    cleared.current = undefined;
    setDraft("restored");
    scheduleSave();
  };

  useErrorTitle(Object.keys(errors).length);
  const read = () => readForm(form.current!);
  return {
    form,
    errors: inOrder(errors),
    submitCount,
    warnings,
    sending,
    waiting: waiting === "for the place",
    draft,
    places,
    handleChange,
    placed,
    read,
    checking,
    change,
    submit,
    clear,
    undoClear,
  };
}

/** Whether sending the same application again may succeed: not if the server refused one of its fields, which it names. */
const canRepeat = (error: unknown) => !(error instanceof ResponseError) || error.status === 429 || error.status >= 500;

/** The errors of fields that are on the page. While state and city follow from the PIN code, only a PIN code with several places can have one. */
function onPage(errors: Errors, by: PlacesBy): Errors {
  if (by !== "pin") return errors;
  const { state: _state, city, ...others } = errors;
  return others.pincode || !city ? others : { ...others, city };
}

const inOrder = (errors: Errors): Errors =>
  Object.fromEntries(applicationFields.filter((field) => errors[field]).map((field) => [field, errors[field]]));
