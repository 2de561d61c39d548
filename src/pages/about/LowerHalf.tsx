import { Achievements } from "./sections/Achievements.tsx";
import { Reviews } from "./sections/Reviews.tsx";

/** What of the About page counts and moves. */
export const LowerHalf = () => (
  <>
    <Achievements />
    <Reviews />
  </>
);
