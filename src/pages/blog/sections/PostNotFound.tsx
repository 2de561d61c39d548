import { useTranslation } from "react-i18next";
import { Link, Stack } from "#ui";

/** Shown at the address of a missing post; served with status 404. docs/product.md, section 8.15. */
export function PostNotFound() {
  const { t } = useTranslation("blog-details");
  return (
    <Stack space={300}>
      <h1>{t("notFound.heading")}</h1>
      <p>{t("notFound.detail")}</p>
      <p>
        <Link href="/blogs" standalone>
          {t("all")}
        </Link>
      </p>
    </Stack>
  );
}
