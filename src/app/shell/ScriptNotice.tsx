import { InlineMarkup, useTextWords } from "#features/page-text";
import { Container } from "#ui";
import * as styles from "./Shell.css.ts";

/**
 * Says above the page that forms do not work, and whom to call. It is in the HTML from the first and outside what React
 * draws, so that it needs no script; `src/boot.ts` hides it, and gives it the focus when something pressed does not work.
 */
export function ScriptNotice() {
  const say = useTextWords("without-script");
  return (
    <div id="script-notice" role="alert" tabIndex={-1} className={styles.scriptNotice} data-nosnippet="">
      <Container><p><InlineMarkup>{say("page")}</InlineMarkup></p></Container>
    </div>
  );
}
