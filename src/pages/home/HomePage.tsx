import { AlreadyApplied } from "./sections/AlreadyApplied.static.tsx";
import { Banner } from "./sections/Banner.tsx";
import { Documents } from "./sections/Documents.island.tsx";
import { Eligibility } from "./sections/Eligibility.static.tsx";
import { ExpertTips } from "./sections/ExpertTips.island.tsx";
import { Features } from "./sections/Features.island.tsx";
import { HowItWorks } from "./sections/HowItWorks.static.tsx";
import { LoanCalculator } from "./sections/LoanCalculator.tsx";
import { LookingForLoan } from "./sections/LookingForLoan.tsx";
import { WhoWeAre } from "./sections/WhoWeAre.static.tsx";
import { WhyChooseUs } from "./sections/WhyChooseUs.static.tsx";

/** Home: docs/product.md, section 2.3. */
export function Page() {
  return (
    <>
      <Banner />
      <WhoWeAre />
      <WhyChooseUs />
      <LookingForLoan />
      <LoanCalculator />
      <Features />
      <HowItWorks />
      <Eligibility />
      <Documents />
      <ExpertTips />
      <AlreadyApplied />
    </>
  );
}
