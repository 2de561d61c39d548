import { Benefits } from "./sections/Benefits.static.tsx";
import { Head } from "./sections/Head.static.tsx";
import { YourApplication } from "./sections/YourApplication.tsx";

/** Careers: docs/product.md, section 2.8. */
export function Page() {
  return (
    <>
      <Head />
      <Benefits />
      <YourApplication />
    </>
  );
}
