import { useEffect, useState } from "react";
import type * as v from "valibot";
import { callJson } from "#http/call";
import { paths } from "#contract/calls";
import { leadDetails, parseResponse } from "#contract/lender";
import { fromRefstr } from "#domain/lead";
import { languages } from "#i18n/languages";
import { isRefstrKept, useRefstr } from "#state/refstr";
import { useLanguage } from "#i18n/useLanguage";
import { useOnLeave } from "#state/useOnLeave";

/** The details of a loan in the sentences to read. docs/product.md, section 3.4. */
export type LeadDetails = v.InferOutput<typeof leadDetails>[number];

/** The lead of this video. `failed`: its details could not be loaded, but recording is possible. */
export type Lead =
  | { step: "looking" }
  | { step: "noLink"; why: "missing" | "unknown" }
  | { step: "known"; refstr: string; details?: LeadDetails; failed?: boolean };

/** Loads the lead of this page's link. A failed look-up is only logged. docs/product.md, section 8.14. */
export function useLead(): Lead {
  const { tag } = languages[useLanguage()];
  const refstr = useRefstr();
  const [lead, setLead] = useState<Lead>({ step: "looking" });
  useEffect(() => {
    const leadId = fromRefstr(refstr);
    if (leadId === undefined) return setLead({ step: "noLink", why: refstr === "" ? "missing" : "unknown" });
    const controller = new AbortController();
    setLead({ step: "known", refstr });
    callJson(paths.leadDetails, { body: { lead_id: leadId }, language: tag, signal: controller.signal })
      .then((answer) => {
        const [details] = parseResponse(leadDetails, answer);
        setLead(details ? { step: "known", refstr, details } : { step: "noLink", why: "unknown" });
      })
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        console.error("The details of the application could not be loaded.", error);
        setLead({ step: "known", refstr, failed: true });
      });
    return () => controller.abort();
  }, [refstr, tag]);
  // The browser may keep the page in memory for Back.
  useOnLeave(() => {
    if (!isRefstrKept()) setLead({ step: "noLink", why: "missing" });
  });
  return lead;
}
