import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, Icon, icons, shareOrCopy, useAnnounce } from "#ui";

/** The calculation to share; without one, the button says why nothing is shared. */
export interface ShareLinkProps {
  /** The calculation as a query. It holds amounts, a tenure and a rate, and nothing about a person. */
  search: URLSearchParams | undefined;
  /** The calculation in one sentence, for the shared message. */
  text: string;
}

/** Shares the calculation with an address that opens it. See {@link ShareLinkProps}. */
export function ShareLink({ search, text }: ShareLinkProps) {
  const { t } = useTranslation("calculator");
  const announce = useAnnounce();
  const [outcome, setOutcome] = useState<"done" | "failed" | "incomplete">();

  const announceResult = (result: "done" | "failed" | "incomplete") => {
    setOutcome(result);
    announce(t(`share.${result}`));
  };

  const share = async () => {
    if (!search) return announceResult("incomplete");
    const address = new URL(location.href);
    address.search = search.toString();
    address.hash = "calculator";
    const result = await shareOrCopy({ url: address.href, title: document.title, text });
    if (result === "shared") setOutcome(undefined);
    else announceResult(result === "copied" ? "done" : "failed");
  };

  return (
    <>
      <Button tone="quiet" icon={<Icon shape={icons.share} />} onClick={() => void share()}>
        {t("share.action")}
      </Button>
      {outcome && <p>{t(`share.${outcome}`)}</p>}
    </>
  );
}
