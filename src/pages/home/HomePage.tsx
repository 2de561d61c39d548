import { later } from "#features/later";
import { AlreadyApplied } from "./sections/AlreadyApplied.tsx";
import { Banner } from "./sections/Banner.tsx";
import { LoanCalculator } from "./sections/LoanCalculator.tsx";
import { LookingForLoan } from "./sections/LookingForLoan.tsx";
import { WhoWeAre } from "./sections/WhoWeAre.tsx";
import { WhyChooseUs } from "./sections/WhyChooseUs.tsx";

const LowerHalf = later(async () => (await import("./LowerHalf.tsx")).LowerHalf, ["home-more", "carousel"]);

/** Home: specification, section 2, "Home page". */
export function Page() {
  return (
    <>
      <Banner />
      <WhoWeAre />
      <WhyChooseUs />
      <LookingForLoan />
      <LoanCalculator />
      <LowerHalf />
      <AlreadyApplied />
    </>
  );
}
