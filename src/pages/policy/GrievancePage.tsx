import type { Namespace } from "#i18n/instance";
import { ComplaintForm } from "./ComplaintForm.island.tsx";
import { PolicyPage } from "./PolicyPage.tsx";

/** Grievance redressal: how it works, and a form to complain immediately. */
export const Page = ({ words }: { words: Namespace }) => <PolicyPage words={words}><ComplaintForm /></PolicyPage>;
