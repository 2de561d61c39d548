import { useEffect, useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { mobileOf, toLatinDigits } from "#domain/digits";
import { fromRefstr } from "#domain/lead";
import { useHandover } from "#i18n/handover";
import { Button, Notice, Stack, TextField } from "#ui";
import * as styles from "./LeadLookup.css.ts";
import { useLeadLookup, type LookupHost } from "./useLeadLookup.ts";

/** One input, a hidden lead id from the address, and the server's answer. Specification, section 2, "/check" and "/getpanverify". */
export interface LeadLookupProps {
  /** Whom to ask: the lender's own host, or the second one, which knows mobile numbers too. */
  host: LookupHost;
  label: string;
  submit: string;
  /** Characters at most. */
  maxLength: number;
}

/** See {@link LeadLookupProps}. */
export function LeadLookup({ host, label, submit, maxLength }: LeadLookupProps) {
  const { t } = useTranslation(["lookup", "errors"]);
  const form = useRef<HTMLFormElement>(null);
  const [search] = useSearchParams();
  const [leadId, setLeadId] = useState("");
  const [missing, setMissing] = useState(false);
  const { state, lookUp } = useLeadLookup(host);

  // The prerendered page knows no query.
  useEffect(() => {
    const refstr = search.get("refstr") ?? "";
    setLeadId(fromRefstr(refstr) ?? refstr);
  }, [search]);

  const typed = () => form.current!.querySelector<HTMLInputElement>("#lookup-value")!;
  useHandover<string>("lookup", () => typed().value, (value) => {
    if (typed().value === "") typed().value = value;
  });

  const ask = async (event: FormEvent) => {
    event.preventDefault();
    const value = bareValue(typed().value);
    setMissing(value === "");
    if (value === "") typed().focus();
    else if (state.step !== "loading") await lookUp(value, leadId);
  };

  return (
    <Stack space={300}>
      {/* Without our script "dialog" sends nothing, where a plain form would put the PAN into the address. */}
      <form ref={form} method="dialog" className={styles.form} noValidate onSubmit={(event) => void ask(event)}>
        <input type="hidden" name="lead_id" value={leadId} />
        <TextField
          id="lookup-value" name="pan_number" label={label} required uppercase maxLength={maxLength} autoComplete="off" spellCheck={false}
          normalize={toLatinDigits} error={missing ? t("errors:field.required") : undefined} onChange={() => setMissing(false)}
        />
        <Button type="submit" busy={state.step === "loading"}>{state.step === "loading" ? t("loading") : submit}</Button>
      </form>
      <div role="status">
        {state.step === "answered" && (
          <Notice heading={t("answer")}>
            {/* Cleaned to an allow-list in clean.ts. */}
            {state.html ? <div className={styles.answer} dangerouslySetInnerHTML={{ __html: state.html }} /> : <p>{t("none")}</p>}
          </Notice>
        )}
      </div>
      {state.step === "idle" && <p className={styles.note}>{t("idle")}</p>}
      <p className={styles.note}>{t("privacy")}</p>
    </Stack>
  );
}

/** A mobile number without its country's code and spaces, a PAN in capitals. */
function bareValue(text: string): string {
  const bare = toLatinDigits(text).replace(/\s/g, "");
  return /^[+\d-]+$/.test(bare) ? mobileOf(bare) : bare.toUpperCase();
}
