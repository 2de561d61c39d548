import type { Namespace } from "#i18n/instance";
import { KeyFactsForm } from "./KeyFactsForm.island.tsx";
import { PolicyPage } from "./PolicyPage.tsx";

/** The Key Fact Statement: what it is, and one for the visitor's own figures. */
export const Page = ({ namespace }: { namespace: Namespace }) => (
  // The place is there before its part comes, so that a link from another page finds it.
  <PolicyPage namespace={namespace}><div id="sample"><KeyFactsForm /></div></PolicyPage>
);
