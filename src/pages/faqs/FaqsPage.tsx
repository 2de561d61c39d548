import { later, useTouched } from "#features/later";
import { PageText } from "#features/page-text";
import * as styles from "./FaqsPage.css.ts";
import { Head } from "./sections/Head.tsx";
import { More } from "./sections/More.tsx";
import { Topics } from "./sections/Topics.tsx";

// What the texts are drawn with: the browser's build draws nothing of them.
import "#ui/Heading/Heading.css";
import "#ui/Hero/Hero.css";
import "#ui/Section/Section.css";
import "#ui/theme/art.css";
import "./sections/More.css.ts";
import "./sections/Topics.css.ts";

const Questions = later(async () => (await import("./Questions.tsx")).Questions, ["faq-questions"], useTouched);

/** FAQs: specification, section 2. The questions open as bare HTML, and come to life when somebody uses the page. */
export function Page() {
  return (
    <>
      <PageText render={(import.meta.env.SSR || import.meta.env.DEV) && (() => <Head />)} />
      <div className={styles.columns}>
        <div className={styles.side}><PageText part="topics" render={(import.meta.env.SSR || import.meta.env.DEV) && (() => <Topics />)} /></div>
        <Questions />
      </div>
      <PageText part="more" render={(import.meta.env.SSR || import.meta.env.DEV) && (() => <More />)} />
    </>
  );
}
