import { Achievements } from "./sections/Achievements.island.tsx";
import { Banner } from "./sections/Banner.static.tsx";
import { Purpose } from "./sections/Purpose.static.tsx";
import { Reasons } from "./sections/Reasons.static.tsx";
import { Reviews } from "./sections/Reviews.island.tsx";
import { Steps } from "./sections/Steps.static.tsx";

/** About: docs/product.md, section 2.5. */
export function Page() {
  return (
    <>
      <Banner />
      <Purpose />
      <Reasons />
      <Steps />
      <Achievements />
      <Reviews />
    </>
  );
}
