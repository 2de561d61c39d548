import { BeforeYouPay } from "./sections/BeforeYouPay.static.tsx";
import { Head } from "./sections/Head.static.tsx";
import { Situations } from "./sections/Situations.static.tsx";
import { WhereToPay } from "./sections/WhereToPay.tsx";

/** Repay Loan: docs/product.md, section 2.9. Payment is made outside the product. */
export function Page() {
  return (
    <>
      <Head />
      <WhereToPay />
      <BeforeYouPay />
      <Situations />
    </>
  );
}
