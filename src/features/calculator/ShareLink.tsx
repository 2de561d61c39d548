import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, Icon, useAnnounce, icons } from "#ui";

/** Copies the address of the calculation, and says whether it worked. `search` holds the calculation. */
export function ShareLink({ search }: { search: URLSearchParams }) {
  const { t } = useTranslation("calculator");
  const announce = useAnnounce();
  const [outcome, setOutcome] = useState<"done" | "failed">();

  const copy = async () => {
    const address = new URL(location.href);
    address.search = search.toString();
    address.hash = "calculator";
    // The clipboard needs a secure context and leave; the address bar is always there.
    const result = await navigator.clipboard?.writeText(address.href).then(() => "done" as const, () => "failed" as const) ?? "failed";
    setOutcome(result);
    announce(t(`share.${result}`));
  };

  return (
    <>
      <Button tone="quiet" icon={<Icon shape={icons.share} />} onClick={() => void copy()}>{t("share.action")}</Button>
      {outcome && <p>{t(`share.${outcome}`)}</p>}
    </>
  );
}
