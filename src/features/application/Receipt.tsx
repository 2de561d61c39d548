import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { amountOf } from "#domain/cleaning";
import { addWorkingDays } from "#domain/days";
import { service } from "#domain/facts/service";
import { toRefstr } from "#domain/lead";
import { formatDateTime, formatRupees } from "#i18n/format";
import { localPath } from "#i18n/languages";
import { useLanguage } from "#i18n/useLanguage";
import { Button, ButtonLink, CopyButton, DescriptionList, Icon, Inline, Stack, focusHeading, icons } from "#ui";
import { documents } from "./ApplicationHelp.tsx";
import * as styles from "./Receipt.css.ts";
import type { StoredReceipt } from "./stored-receipt.ts";

/**
 * The Thank You screen: the acknowledgement, the next steps with their deadlines, the documents to keep ready, and the
 * phone number. "Done, clear this screen" calls `onClear`. docs/product.md, section 2.10.
 */
export function Receipt({
  stored: { receipt, amount, doneAt },
  onClear,
}: {
  stored: StoredReceipt;
  onClear: () => void;
}) {
  const { t } = useTranslation(["apply", "company"]);
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const received = receipt.received_at ? new Date(receipt.received_at) : new Date(doneAt);
  const reference = receipt.reference_number;
  // Only a lender's Data has it; the video page refuses an address without it.
  const query = receipt.lead_id ? `?refstr=${encodeURIComponent(toRefstr(receipt.lead_id))}` : "";

  useEffect(() => {
    const { title } = document;
    document.title = t("shell:title" as never, { page: t("done.metaTitle") });
    if (heading.current) focusHeading(heading.current);
    scrollTo({ top: 0 });
    return () => {
      document.title = title;
    };
  }, [t]);

  const printButton = (
    <Button tone="quiet" icon={<Icon shape={icons.print} />} onClick={() => print()}>
      {t("done.print")}
    </Button>
  );

  return (
    <Stack space={300}>
      <div className={styles.thanks} data-receipt="">
        <span className={styles.icon}>
          <Icon shape={icons.success} size="xlarge" />
        </span>
        <h1 ref={heading} tabIndex={-1}>
          {t("done.heading")}
        </h1>
        <p className={styles.message}>{t("done.message")}</p>
      </div>
      {reference && (
        <div className={styles.receipt}>
          <p className={styles.receiptLabel}>{t("done.reference")}</p>
          <p className={styles.reference}>{reference}</p>
          <Inline space={100}>
            <CopyButton text={reference} outcome={{ copied: t("done.copied"), failed: t("done.copyFailed") }}>
              {t("done.copy")}
            </CopyButton>
            {query && (
              <CopyButton
                text={new URL(localPath("/check", language) + query, location.origin).href}
                share={{ title: t("done.status"), text: t("done.shareText") }}
                tone="quiet"
                outcome={{ copied: t("done.shareCopied"), failed: t("done.shareFailed") }}
              >
                {t("done.share")}
              </CopyButton>
            )}
            {printButton}
          </Inline>
        </div>
      )}
      <DescriptionList
        items={[
          { id: "received", term: t("done.receivedOn"), value: formatDateTime(received, language) },
          { id: "amount", term: t("done.amount"), value: formatRupees(Number(amountOf(amount)), language) },
          { id: "lender", term: t("done.lender"), value: t("company:lender") },
        ]}
      />
      <h2>{t("done.nextHeading")}</h2>
      <ol className={styles.next}>
        <li>{t("done.next.check", { by: addWorkingDays(received, service.decisionWorkingDays) })}</li>
        <li>{t("done.next.documents")}</li>
        <li>{t("done.next.agree")}</li>
      </ol>
      <h2>{t("done.documentsHeading")}</h2>
      <p>{t("done.documentsLead")}</p>
      {!reference && printButton}
      <ul role="list" className={styles.checklist}>
        {documents.map((key) => (
          <li key={key} className={styles.document}>
            {t(`helpers.document.${key}`)}
          </li>
        ))}
      </ul>
      <p>{t(reference ? "done.help" : "done.helpPlain")}</p>
      <Inline space={200}>
        <ButtonLink href={`/check${query}`}>{t("done.status")}</ButtonLink>
        {query && (
          <ButtonLink href={`/video-kyc${query}`} tone="neutral">
            {t("done.video")}
          </ButtonLink>
        )}
      </Inline>
      <div className={styles.end}>
        <p>{t("done.clearHint")}</p>
        <Button tone="neutral" onClick={onClear}>
          {t("done.clear")}
        </Button>
      </div>
    </Stack>
  );
}
