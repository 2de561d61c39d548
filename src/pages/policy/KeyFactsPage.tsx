import { later } from "#features/later";
import type { Namespace } from "#i18n/instance";
import { PolicyPage } from "./PolicyPage.tsx";

const MyFigures = later(async () => (await import("./MyFigures.tsx")).MyFigures, ["key-facts-sheet"]);

/** The Key Fact Statement: what it is, and one for figures of one's own. */
export const Page = ({ words }: { words: Namespace }) => <PolicyPage words={words}><MyFigures /></PolicyPage>;
