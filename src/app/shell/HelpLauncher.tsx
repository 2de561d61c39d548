import { HelpText } from "./HelpText.static.tsx";
import { useTextLinks } from "./useTextLinks.ts";

/** The help button of every page: docs/product.md, section 2.2. */
export function HelpLauncher() {
  return (
    <div {...useTextLinks()}>
      <HelpText />
    </div>
  );
}
