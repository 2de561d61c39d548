import { AlreadyApplied } from "./sections/AlreadyApplied.tsx";
import { Banner } from "./sections/Banner.tsx";
import { HowItWorks } from "./sections/HowItWorks.tsx";
import { LoanCalculator } from "./sections/LoanCalculator.tsx";

/** Home: specification, section 2, "Home page". */
export function Page() {
  return (
    <>
      <Banner />
      <LoanCalculator />
      <HowItWorks />
      <AlreadyApplied />
    </>
  );
}
