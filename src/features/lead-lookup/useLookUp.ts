import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callText } from "#contract/call";
import { paths, statusHostPrefix } from "#contract/lender";
import { languages } from "#i18n/languages";
import { useLanguage } from "#i18n/useLanguage";
import { useAlert } from "#ui";

/** Idle, asking, or holding the answer as clean HTML. Specification, section 4, "Status and PAN pages". */
export type LookupState = { step: "idle" } | { step: "loading" } | { step: "answered"; html: string };

/** The two hosts of section 7: /getpanverify asks the lender's, /check the second of the same provider. */
export type LookupHost = "lender" | "status";

const addresses: Record<LookupHost, string> = { lender: paths.leadInfo, status: statusHostPrefix + paths.leadInfo };

/** Asks one of the two look-ups. The answer is text, shown as HTML after cleaning. */
export function useLeadLookup(host: LookupHost) {
  const { t } = useTranslation(["lookup", "errors", "common"]);
  const { tag } = languages[useLanguage()];
  const alert = useAlert();
  const [state, setState] = useState<LookupState>({ step: "idle" });

  const lookUp = async (value: string, leadId: string): Promise<void> => {
    setState({ step: "loading" });
    try {
      const query = new URLSearchParams({ lead_id: leadId, pan_number: value });
      // The cleaner is only needed with an answer in hand.
      const [answer, { cleanAnswer }] = await Promise.all([callText(`${addresses[host]}?${query}`, { language: tag }), import("./clean.ts")]);
      setState({ step: "answered", html: cleanAnswer(answer) });
    } catch {
      setState({ step: "idle" });
      const choice = await alert({
        title: t("errors:alert.lookupFailed"),
        message: navigator.onLine ? t("errors:alertDetail.lookupFailed") : t("errors:offlineDetail"),
        close: t("common:close"),
        action: t("common:tryAgain"),
      });
      if (choice === "action") await lookUp(value, leadId);
    }
  };

  return { state, lookUp };
}
