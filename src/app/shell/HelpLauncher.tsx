import { PageText } from "#features/page-text";
import { HelpText } from "./HelpText.tsx";
import { useTextLinks } from "./useTextLinks.ts";

// Styles of what the browser's build does not draw: see PageText.
import "./HelpLauncher.css.ts";

/** Help within reach on every page: the third shared component of the specification's section 2. Its words are in the HTML alone. */
export function HelpLauncher() {
  return (
    <div {...useTextLinks()}>
      <PageText everywhere part="help" render={(import.meta.env.SSR || import.meta.env.DEV) && (() => <HelpText />)} />
    </div>
  );
}
