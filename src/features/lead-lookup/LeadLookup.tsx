import { useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { callText } from "#http/call";
import { paths, statusHostPrefix } from "#contract/calls";
import { cleanLookUp, cleanPan, lookUpOf } from "#domain/cleaning";
import { limits } from "#domain/facts/application-limits";
import { fromRefstr } from "#domain/lead";
import { languages } from "#i18n/languages";
import { useTakenRefstr } from "#state/refstr";
import { usePageState } from "#state/usePageState";
import { useLanguage } from "#i18n/useLanguage";
import { useOnLeave } from "#state/useOnLeave";
import { Button, Stack, TextField, useAnnounce } from "#ui";
import { LookupAnswer } from "./LookupAnswer.tsx";
import * as styles from "./LeadLookup.css.ts";
import { useLookUp } from "./useLookUp.ts";

/** The two hosts of docs/product.md, section 7.1: /getpanverify asks the lender's, /check the second of the same provider. */
export type LookupHost = "lender" | "status";

const addresses: Record<LookupHost, string> = { lender: paths.leadInfo, status: statusHostPrefix + paths.leadInfo };

/** One input, a hidden lead id from the address, and the server's answer. docs/product.md, section 2.11. */
export interface LeadLookupProps {
  /** The host to ask: the lender's own, or the second one, which also finds mobile numbers. */
  host: LookupHost;
  label: string;
  submit: string;
}

/** How the input is cleaned: the second host also finds mobile numbers. */
const cleaning = {
  lender: { clean: cleanPan, maxLength: limits.panCharacters, leftOut: "pan" },
  status: { clean: cleanLookUp, maxLength: limits.lookUpCharacters, leftOut: "lookUp" },
} as const;

/** See {@link LeadLookupProps}. */
export function LeadLookup({ host, label, submit }: LeadLookupProps) {
  const { t } = useTranslation(["lookup", "errors"]);
  const form = useRef<HTMLFormElement>(null);
  const announce = useAnnounce();
  const refstr = useTakenRefstr();
  const leadId = fromRefstr(refstr) ?? refstr;
  const [missing, setMissing] = useState(false);
  const [warning, setWarning] = useState<string>();
  const { leftOut, ...cleaned } = cleaning[host];
  const { tag } = languages[useLanguage()];
  const { state, lookUp, reset } = useLookUp(t("errors:alert.lookupFailed"));

  const typed = () => form.current!.querySelector<HTMLInputElement>("#lookup-value")!;
  usePageState<string>(
    "lookup",
    () => typed().value,
    (value) => {
      if (typed().value === "") typed().value = value;
    },
  );

  // The browser may keep the page as it is for Back, where the next person at this device would find it.
  useOnLeave(() => {
    typed().value = "";
    handleChange();
    reset();
  });

  const handleChange = () => {
    setMissing(false);
    setWarning(undefined);
  };

  const handleRejectedInput = (text: string) => {
    // Nothing is lost with a space or a dash.
    if (cleaned.clean(text).value === "" && cleaned.clean(text).leftOut === "") return;
    const words = t(`errors:leftOut.${leftOut}`, { text });
    setWarning(words);
    announce(words);
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const value = lookUpOf(typed().value);
    setMissing(value === "");
    if (value === "") typed().focus();
    else if (state.step !== "loading") {
      // In the body: the log of a proxy contains addresses.
      const body = { lead_id: leadId, pan_number: value };
      await lookUp(() => callText(addresses[host], { body, language: tag }));
    }
  };

  return (
    <Stack space={300}>
      {/* Without our script "dialog" sends nothing, where a plain form would put the PAN into the address. */}
      <form
        ref={form}
        method="dialog"
        className={styles.form}
        noValidate
        onSubmit={(event) => void handleSubmit(event)}
      >
        <input type="hidden" name="lead_id" value={leadId} />
        <TextField
          id="lookup-value"
          name="pan_number"
          label={label}
          required
          uppercase
          autoComplete="off"
          spellCheck={false}
          {...cleaned}
          error={missing ? t("errors:field.required") : undefined}
          warning={warning}
          onChange={handleChange}
          onReject={handleRejectedInput}
        />
        <Button type="submit" busy={state.step === "loading"}>
          {state.step === "loading" ? t("loading") : submit}
        </Button>
      </form>
      {state.step === "answered" && <LookupAnswer html={state.html} heading={t("answer")} none={t("none")} />}
      {state.step === "idle" && <p className={styles.note}>{t("idle")}</p>}
      <p className={styles.note}>{t("privacy")}</p>
    </Stack>
  );
}
