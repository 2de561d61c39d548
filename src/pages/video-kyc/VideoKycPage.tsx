import { useTakenRefstr } from "#state/refstr";
import { PersonalHelp } from "./PersonalHelp.island.tsx";
import { Statement } from "./Statement.island.tsx";
import { AfterSending } from "./sections/AfterSending.static.tsx";
import { Head } from "./sections/Head.static.tsx";
import { Ways } from "./sections/Ways.static.tsx";

/** Video KYC: docs/product.md, sections 2.12 and 4.4. */
export function Page() {
  useTakenRefstr({ keep: true });
  return (
    <>
      <Head />
      {/* First, so that the camera can be turned on from the first screen of a phone. */}
      <Statement />
      <Ways />
      <PersonalHelp />
      <AfterSending />
    </>
  );
}
