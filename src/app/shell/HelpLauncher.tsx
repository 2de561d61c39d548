import { HelpText } from "./HelpText.static.tsx";
import { useTextLinks } from "./useTextLinks.ts";

/** Help within reach on every page: the third shared component of the specification's section 2. */
export function HelpLauncher() {
  return (
    <div {...useTextLinks()}>
      <HelpText />
    </div>
  );
}
