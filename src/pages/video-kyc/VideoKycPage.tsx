import { later } from "#features/later";
import { PageText } from "#features/page-text";
import { AfterSending } from "./sections/AfterSending.tsx";
import { Head } from "./sections/Head.tsx";
import { Ways } from "./sections/Ways.tsx";

// What the texts are drawn with: the browser's build draws nothing of them.
import "#ui/Heading/Heading.css";
import "#ui/Hero/Hero.css";
import "#ui/Notice/Notice.css";
import "#ui/Section/Section.css";
import "#ui/theme/art.css";
import "./sections/AfterSending.css.ts";
import "./sections/Ways.css.ts";

const Statement = later(async () => (await import("./Statement.tsx")).Statement, ["video-statement"]);
const PersonalHelp = later(async () => (await import("./PersonalHelp.tsx")).PersonalHelp, ["video-statement", "contact", "errors"]);

/** Video KYC: specification, sections 2 and 4. */
export function Page() {
  return (
    <>
      <PageText render={(import.meta.env.SSR || import.meta.env.DEV) && (() => <><Head /><Ways /></>)} />
      <Statement />
      <PersonalHelp />
      <PageText part="after" render={(import.meta.env.SSR || import.meta.env.DEV) && (() => <AfterSending />)} />
    </>
  );
}
