import * as styles from "./FaqsPage.css.ts";
import { Questions } from "./Questions.island.tsx";
import { Head } from "./sections/Head.static.tsx";
import { More } from "./sections/More.static.tsx";
import { Topics } from "./sections/Topics.static.tsx";

/** FAQs: docs/product.md, section 2.7. */
export function Page() {
  return (
    <>
      <Head />
      <div className={styles.columns}>
        <div className={styles.side}>
          <Topics />
        </div>
        <Questions />
      </div>
      <More />
    </>
  );
}
