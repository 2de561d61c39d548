import { useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { callText } from "#http/call";
import { paths } from "#contract/calls";
import { contactLimits } from "#domain/facts/contact";
import { languages } from "#i18n/languages";
import { usePageState } from "#state/usePageState";
import { useLanguage } from "#i18n/useLanguage";
import { useOnLeave } from "#state/useOnLeave";
import { AlertProvider, Button, Stack, TextField } from "#ui";
import { LookupAnswer } from "./LookupAnswer.tsx";
import * as styles from "./LeadLookup.css.ts";
import { useLookUp } from "./useLookUp.ts";

const fields = ["complaint_number", "contact"] as const;
type Field = (typeof fields)[number];
/** Formatted like the numbers that the server assigns. */
const exampleNumber = "SM-7K3M-9QXD";
const fieldId = (name: Field) => `track-${name}`;

/** The status of a complaint, by its number and the mobile number or email given with it. */
export const ComplaintLookup = () => (
  <AlertProvider>
    <Questions />
  </AlertProvider>
);

function Questions() {
  const { t } = useTranslation(["complaint", "errors"]);
  const { tag } = languages[useLanguage()];
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<readonly Field[]>([]);
  const { state, lookUp, reset } = useLookUp(t("track.failed"));
  const isLoading = state.step === "loading";

  const input = (name: Field) => form.current!.elements.namedItem(name) as HTMLInputElement;
  const typed = () =>
    Object.fromEntries(fields.map((name) => [name, input(name).value.trim()])) as Record<Field, string>;
  usePageState<Record<Field, string>>("complaint-lookup", typed, (values) => {
    for (const name of fields) input(name).value ||= values[name];
  });

  // As in LeadLookup.
  useOnLeave(() => {
    form.current!.reset();
    setMissing([]);
    reset();
  });

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const body = typed();
    const empty = fields.filter((name) => body[name] === "");
    setMissing(empty);
    if (empty[0]) input(empty[0]).focus();
    else if (!isLoading) await lookUp(() => callText(paths.complaint, { body, language: tag }));
  };

  const common = (name: Field) => ({
    id: fieldId(name),
    name,
    required: true,
    autoComplete: "off",
    spellCheck: false,
    error: missing.includes(name) ? t("errors:field.required") : undefined,
    onChange: () => setMissing((all) => all.filter((other) => other !== name)),
  });

  return (
    <Stack space={300}>
      {/* Without our script "dialog" sends nothing, where a plain form would put the number into the address. */}
      <form
        ref={form}
        method="dialog"
        className={styles.form}
        noValidate
        onSubmit={(event) => void handleSubmit(event)}
      >
        <TextField
          {...common("complaint_number")}
          label={t("track.number")}
          hint={t("track.numberHint", { example: exampleNumber })}
          uppercase
          maxLength={contactLimits.number}
        />
        <TextField
          {...common("contact")}
          label={t("track.contact")}
          hint={t("track.contactHint")}
          maxLength={contactLimits.email}
        />
        <Button type="submit" busy={isLoading}>
          {isLoading ? t("track.loading") : t("track.submit")}
        </Button>
      </form>
      {state.step === "answered" && (
        <LookupAnswer html={state.html} heading={t("track.answer")} none={t("track.none")} />
      )}
      <p className={styles.note}>{t("track.privacy")}</p>
    </Stack>
  );
}
