import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, Icon, useAnnounce } from "#ui";

/** Copies the address of the calculation, and says whether it worked. */
export function ShareLink() {
  const { t } = useTranslation("calculator");
  const announce = useAnnounce();
  const [outcome, setOutcome] = useState<"done" | "failed">();

  const copy = async () => {
    // The clipboard needs a secure context and leave; the address bar is always there.
    const result = await navigator.clipboard?.writeText(location.href.replace(/#.*/, "#calculator")).then(() => "done" as const, () => "failed" as const) ?? "failed";
    setOutcome(result);
    announce(t(`share.${result}`));
  };

  return (
    <>
      <Button tone="quiet" icon={<Icon name="share" />} onClick={() => void copy()}>{t("share.action")}</Button>
      {outcome && <p>{t(`share.${outcome}`)}</p>}
    </>
  );
}
