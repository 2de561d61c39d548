import { useState } from "react";
import { useTranslation } from "react-i18next";
import { importModule } from "#http/import-module";
import { useAlert } from "#ui";
import type { CleanHtml } from "./sanitize-answer.ts";

/** Idle, loading, or done with the answer as sanitized HTML. docs/product.md, section 4.5. */
export type LookUpState = { step: "idle" } | { step: "loading" } | { step: "answered"; html: CleanHtml };

/**
 * Gets an answer in HTML from the server and sanitizes it. `lookUp` takes the call to make. If it fails, an alert with the
 * title `failed` offers to try again.
 */
export function useLookUp(failed: string) {
  const { t } = useTranslation(["errors", "common"]);
  const alert = useAlert();
  const [state, setState] = useState<LookUpState>({ step: "idle" });

  const lookUp = async (ask: () => Promise<string>): Promise<void> => {
    setState({ step: "loading" });
    try {
      // Loaded only now, because only an answer needs it.
      const [answer, { sanitizeAnswer }] = await Promise.all([
        ask(),
        importModule(() => import("./sanitize-answer.ts")),
      ]);
      setState({ step: "answered", html: sanitizeAnswer(answer) });
    } catch {
      setState({ step: "idle" });
      const choice = await alert({
        title: failed,
        message: navigator.onLine ? t("errors:alertDetail.lookupFailed") : t("errors:offlineDetail"),
        close: t("common:close"),
        action: t("common:tryAgain"),
      });
      if (choice === "action") await lookUp(ask);
    }
  };

  return { state, lookUp, reset: () => setState({ step: "idle" }) };
}
