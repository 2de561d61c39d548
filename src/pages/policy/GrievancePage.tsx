import { later } from "#features/later";
import type { Namespace } from "#i18n/instance";
import { PolicyPage } from "./PolicyPage.tsx";

const Complain = later(async () => (await import("./Complain.tsx")).Complain, ["complaint", "contact", "errors"]);

/** Grievance redressal: how it works, and a complaint at once. */
export const Page = ({ words }: { words: Namespace }) => <PolicyPage words={words}><Complain /></PolicyPage>;
