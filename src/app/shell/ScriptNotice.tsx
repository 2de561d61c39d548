import { InlineMarkup, useTextTranslation } from "#features/page-text";
import { Container } from "#ui";
import * as styles from "./Shell.css.ts";

/**
 * A notice above the page that forms do not work, and whom to call. It is in the HTML and outside React, so that it needs
 * no script. `src/boot.ts` hides it, and moves the focus to it if a pressed control does not work.
 */
export function ScriptNotice() {
  const t = useTextTranslation("without-script");
  return (
    <div id="script-notice" role="alert" tabIndex={-1} className={styles.scriptNotice} data-nosnippet="">
      <Container>
        <p>
          <InlineMarkup>{t("page")}</InlineMarkup>
        </p>
      </Container>
    </div>
  );
}
