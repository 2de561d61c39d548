import { later } from "#features/later";
import { PageText } from "#features/page-text";
import { UpperHalf } from "./UpperHalf.tsx";

// What the upper half is drawn with: the browser's build draws nothing of it.
import "#ui/Section/Section.css";
import "#ui/Heading/Heading.css";
import "#ui/theme/art.css";
import "./sections/Banner.css.ts";
import "./sections/Purpose.css.ts";
import "./sections/Reasons.css.ts";
import "./sections/Steps.css.ts";

const LowerHalf = later(async () => (await import("./LowerHalf.tsx")).LowerHalf, ["about-more", "carousel"]);

/** About: specification, section 2, "About page". What moves and counts comes to life when it is near. */
export function Page() {
  return (
    <>
      <PageText render={(import.meta.env.SSR || import.meta.env.DEV) && (() => <UpperHalf />)} />
      <LowerHalf />
    </>
  );
}
