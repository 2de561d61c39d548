import { PageText } from "#features/page-text";
import { Benefits } from "./sections/Benefits.tsx";
import { Head } from "./sections/Head.tsx";
import { YourApplication } from "./sections/YourApplication.tsx";

// What the text is drawn with: the browser's build draws nothing of it.
import "#ui/Card/Card.css";
import "#ui/Columns/Columns.css";
import "#ui/Hero/Hero.css";
import "#ui/Stack/gap.css";
import "#ui/theme/art.css";
import "./sections/Benefits.css.ts";

/** Careers: specification, section 2. */
export function Page() {
  return (
    <>
      <PageText render={(import.meta.env.SSR || import.meta.env.DEV) && (() => <><Head /><Benefits /></>)} />
      <YourApplication />
    </>
  );
}
