import type { Namespace } from "#i18n/instance";
import { KeyFactsForm } from "./KeyFactsForm.island.tsx";
import { PolicyPage } from "./PolicyPage.tsx";

/** The Key Fact Statement: the policy, and a sheet with the visitor's own figures. */
export const Page = ({ namespace }: { namespace: Namespace }) => (
  // The target is in the HTML before the island loads, so that a link from another page finds it.
  <PolicyPage namespace={namespace}>
    <div id="sample">
      <KeyFactsForm />
    </div>
  </PolicyPage>
);
