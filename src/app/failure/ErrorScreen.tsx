import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRouteErrorResponse, useRouteError } from "react-router-dom";
import { Button, ButtonLink, Container, Inline, Stack, focusHeading } from "#ui";
import { isPageShown } from "./shown-page.ts";

/**
 * Shown instead of a page that could not be opened: the text of docs/product.md, section 8.18, and what to do, without internal
 * details. The heading gets the focus, because the page that had it was removed. A page that fails after it was shown is
 * not replaced: its error is passed on to `KeepHtml`.
 */
export function ErrorScreen() {
  const { t } = useTranslation("shell");
  const error = useRouteError();
  const [isShown] = useState(isPageShown);
  const heading = useRef<HTMLHeadingElement>(null);
  const thrown = isRouteErrorResponse(error);
  if (isShown && !thrown) throw error;
  const title = thrown ? t("failure.thrown") : t("failure.application");

  useEffect(() => {
    document.title = title;
    if (heading.current) focusHeading(heading.current);
    if (!thrown) console.error(error);
  }, [error, thrown, title]);

  return (
    <Container>
      <Stack space={300}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {thrown && (
          <p>
            {error.status} {error.statusText}
          </p>
        )}
        <p>{thrown ? t("failure.thrownDetail") : t("failure.applicationDetail")}</p>
        <Inline space={200}>
          <Button onClick={() => location.reload()}>{t("failure.again")}</Button>
          <ButtonLink href="/" tone="neutral">
            {t("failure.home")}
          </ButtonLink>
        </Inline>
      </Stack>
    </Container>
  );
}
