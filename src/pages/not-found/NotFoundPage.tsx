import { useTranslation } from "react-i18next";
import { Container, Link, Stack } from "#ui";
import * as styles from "./NotFoundPage.css.ts";

const ways = [
  { href: "/", label: "home" },
  { href: "/apply-now", label: "apply" },
  { href: "/check", label: "check" },
  { href: "/contact-us", label: "contact" },
] as const;

/** The page for unknown addresses; served with status 404. */
export function Page() {
  const { t } = useTranslation("not-found");
  return (
    <div className={styles.root}>
      <Container width="text">
        <Stack space={300}>
          <h1>{t("heading")}</h1>
          <p>{t("lead")}</p>
          <p>{t("ways")}</p>
          <ul role="list">
            {ways.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} standalone>
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        </Stack>
      </Container>
    </div>
  );
}
