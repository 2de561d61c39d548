import { PageText } from "#features/page-text";
import { Partner } from "./Partner.tsx";

// What it is drawn with: the browser's build draws nothing of it.
import "#ui/DescriptionList/DescriptionList.css";
import "#ui/Heading/Heading.css";
import "#ui/Hero/Hero.css";
import "#ui/Notice/Notice.css";
import "#ui/Section/Section.css";
import "#ui/theme/art.css";
import "./sections/Certificate.css.ts";
import "./sections/Contact.css.ts";
import "./sections/Disclaimer.css.ts";
import "./sections/Model.css.ts";
import "./sections/Policies.css.ts";
import "./sections/Responsible.css.ts";
import "./sections/Verify.css.ts";

/** Lending Partner: specification, section 2. There is nothing to do on it, so all of it stands in the HTML alone. */
export function Page() {
  return <PageText render={(import.meta.env.SSR || import.meta.env.DEV) && (() => <Partner />)} />;
}
