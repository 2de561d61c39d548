import { PageText } from "#features/page-text";
import { BeforeYouPay } from "./sections/BeforeYouPay.tsx";
import { Head } from "./sections/Head.tsx";
import { Situations } from "./sections/Situations.tsx";
import { WhereToPay } from "./sections/WhereToPay.tsx";

// What the texts are drawn with: the browser's build draws nothing of them.
import "#ui/Heading/Heading.css";
import "#ui/Hero/Hero.css";
import "#ui/Notice/Notice.css";
import "#ui/Section/Section.css";
import "#ui/theme/art.css";
import "./sections/BeforeYouPay.css.ts";
import "./sections/Situations.css.ts";

/** Repay Loan: specification, section 2. Payment is made outside the product. */
export function Page() {
  return (
    <>
      <PageText render={(import.meta.env.SSR || import.meta.env.DEV) && (() => <Head />)} />
      <WhereToPay />
      <PageText part="advice" render={(import.meta.env.SSR || import.meta.env.DEV) && (() => <><BeforeYouPay /><Situations /></>)} />
    </>
  );
}
