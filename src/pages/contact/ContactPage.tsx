import { FindUs } from "./sections/FindUs.tsx";
import { GetInTouch } from "./sections/GetInTouch.tsx";
import { Head } from "./sections/Head.static.tsx";
import { Ways } from "./sections/Ways.static.tsx";

/** Contact: specification, section 2, "Contact page". */
export function Page() {
  return (
    <>
      <Head />
      <Ways />
      <GetInTouch />
      <FindUs />
    </>
  );
}
