import type { Namespace } from "#i18n/instance";
import { KeyFactsForm } from "./KeyFactsForm.island.tsx";
import { PolicyPage } from "./PolicyPage.tsx";

/** The Key Fact Statement: what it is, and one for the visitor's own figures. */
export const Page = ({ words }: { words: Namespace }) => <PolicyPage words={words}><KeyFactsForm /></PolicyPage>;
