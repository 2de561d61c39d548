import { FindUs } from "./sections/FindUs.tsx";
import { GetInTouch } from "./sections/GetInTouch.tsx";
import { Head } from "./sections/Head.static.tsx";
import { Ways } from "./sections/Ways.static.tsx";

/** Contact: docs/product.md, section 2.6. */
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
