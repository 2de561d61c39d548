import { Documents } from "./sections/Documents.tsx";
import { Eligibility } from "./sections/Eligibility.tsx";
import { ExpertTips } from "./sections/ExpertTips.tsx";
import { Features } from "./sections/Features.tsx";
import { HowItWorks } from "./sections/HowItWorks.tsx";

/** What of the home page lies below the calculator, sections 6 to 10: it comes to life when it is near. */
export const LowerHalf = () => (
  <>
    <Features />
    <HowItWorks />
    <Eligibility />
    <Documents />
    <ExpertTips />
  </>
);
