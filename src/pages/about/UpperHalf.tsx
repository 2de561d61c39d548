import { Banner } from "./sections/Banner.tsx";
import { Purpose } from "./sections/Purpose.tsx";
import { Reasons } from "./sections/Reasons.tsx";
import { Steps } from "./sections/Steps.tsx";

/** What of the About page is only read: it stands in the HTML and in no script. */
export const UpperHalf = () => (
  <>
    <Banner />
    <Purpose />
    <Reasons />
    <Steps />
  </>
);
