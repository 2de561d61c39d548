import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, Icon, copyText, useAnnounce, icons } from "#ui";

/** Copies the address of the calculation, and says whether it worked. `search` holds the calculation; without one there is nothing to share. */
export function ShareLink({ search }: { search: URLSearchParams | undefined }) {
  const { t } = useTranslation("calculator");
  const announce = useAnnounce();
  const [outcome, setOutcome] = useState<"done" | "failed" | "incomplete">();

  const tell = (result: "done" | "failed" | "incomplete") => {
    setOutcome(result);
    announce(t(`share.${result}`));
  };

  const copy = async () => {
    if (!search) return tell("incomplete");
    const address = new URL(location.href);
    address.search = search.toString();
    address.hash = "calculator";
    tell(await copyText(address.href) ? "done" : "failed");
  };

  return (
    <>
      <Button tone="quiet" icon={<Icon shape={icons.share} />} onClick={() => void copy()}>{t("share.action")}</Button>
      {outcome && <p>{t(`share.${outcome}`)}</p>}
    </>
  );
}
