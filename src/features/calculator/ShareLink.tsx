import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, Icon, copyText, useAnnounce, icons } from "#ui";

/** Copies the address of the calculation, and says whether it worked. `search` holds the calculation. */
export function ShareLink({ search }: { search: URLSearchParams }) {
  const { t } = useTranslation("calculator");
  const announce = useAnnounce();
  const [outcome, setOutcome] = useState<"done" | "failed">();

  const copy = async () => {
    const address = new URL(location.href);
    address.search = search.toString();
    address.hash = "calculator";
    const result = await copyText(address.href) ? "done" : "failed";
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
