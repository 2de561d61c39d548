import { PageText } from "#features/page-text";
import { FindUs } from "./sections/FindUs.tsx";
import { GetInTouch } from "./sections/GetInTouch.tsx";
import { Head } from "./sections/Head.tsx";
import { Ways } from "./sections/Ways.tsx";

// What the text is drawn with: the browser's build draws nothing of it.
import "#ui/Hero/Hero.css";
import "#ui/theme/art.css";
import "./sections/Head.css.ts";
import "./sections/Ways.css.ts";

/** Contact: specification, section 2, "Contact page". */
export function Page() {
  return (
    <>
      <PageText render={(import.meta.env.SSR || import.meta.env.DEV) && (() => <><Head /><Ways /></>)} />
      <GetInTouch />
      <FindUs />
    </>
  );
}
