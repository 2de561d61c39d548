import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { address } from "virtual:payment-code";
import { company } from "#content/company";
import { Button, ButtonLink, Container, CopyButton, Heading, Icon, IconLine, VisuallyHidden, icons } from "#ui";
import { PaymentCode } from "./PaymentCode.static.tsx";
import * as styles from "./WhereToPay.css.ts";

/** The QR code, and beside it the lender's bank account. */
export function WhereToPay() {
  const { t } = useTranslation(["repay", "company"]);
  return (
    <section className={styles.root} aria-labelledby="pay">
      <VisuallyHidden as="div">
        <h2 id="pay">{t("pay.heading")}</h2>
      </VisuallyHidden>
      <Container>
        <div className={styles.board}>
          <div className={styles.scan}>
            <Heading level={3}>{t("upi.heading")}</Heading>
            <p className={styles.lead}>{t("upi.lead")}</p>
            <div className={styles.onPhone}>
              <ButtonLink href={address} fullWidth icon={<Icon shape={icons.phone} />}>
                {t("upi.open")}
              </ButtonLink>
              <p className={styles.note}>{t("upi.openNote")}</p>
            </div>
            <div className={styles.codeBox}>
              <PaymentCode />
            </div>
            <div className={styles.upi}>
              <p className={styles.note}>{t("upi.id")}</p>
              <p className={styles.code}>{company.bank.upi}</p>
              <Copy what="upi" text={company.bank.upi} />
            </div>
            <div className={styles.name}>
              <IconLine icon={icons.shield} size="small">
                {t("upi.name")}
              </IconLine>
            </div>
          </div>
          <div className={styles.account}>
            <div className={styles.head}>
              <span className={styles.icon}>
                <Icon shape={icons.bank} size="medium" />
              </span>
              <Heading level={3}>{t("bank.heading")}</Heading>
            </div>
            <dl className={styles.lines}>
              <Line term={t("bank.name")}>{t("company:bank.name")}</Line>
              <Line term={t("bank.holder")} copy={{ what: "holder", text: t("company:lender") }}>
                {t("company:lender")}
              </Line>
              <Line term={t("bank.number")} copy={{ what: "number", text: company.bank.accountNumber }}>
                <span className={styles.code}>{company.bank.accountNumber}</span>
              </Line>
              <Line term={t("bank.ifsc")} copy={{ what: "ifsc", text: company.bank.ifsc }}>
                <span className={styles.code}>{company.bank.ifsc}</span>
              </Line>
              <Line term={t("bank.branch")}>{t("company:bank.branch")}</Line>
              <Line term={t("bank.type")}>{t("company:bank.accountType")}</Line>
            </dl>
            <IconLine icon={icons.edit} tone="muted">
              {t("bank.remark")}
            </IconLine>
            <div>
              <Button tone="quiet" icon={<Icon shape={icons.print} />} onClick={() => print()}>
                {t("print")}
              </Button>
            </div>
          </div>
        </div>
      </Container>
    </section>
  );
}

type What = "holder" | "number" | "ifsc" | "upi";

function Line({ term, copy, children }: { term: string; copy?: { what: What; text: string }; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
      {copy && (
        <dd className={styles.copy}>
          <Copy {...copy} />
        </dd>
      )}
    </div>
  );
}

function Copy({ what, text }: { what: What; text: string }) {
  const { t } = useTranslation("repay");
  return (
    <CopyButton
      text={text}
      size="small"
      label={t(`copy.${what}`)}
      outcome={{ copied: t("copy.copied"), failed: t("copy.failed") }}
      announcement={{ copied: t(`copy.${what}Copied`), failed: t("copy.byHand") }}
    >
      {t("copy.action")}
    </CopyButton>
  );
}
