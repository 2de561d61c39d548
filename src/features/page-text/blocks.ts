import type { ReactNode } from "react";

/** One block of a long text, as written under `text` in a locale file. Inline marks: `<b>` and the names of `#content/text-links`. */
export type Block =
  | string
  | { heading: string }
  | { list: string[] }
  | { steps: string[] }
  | { terms: [term: string, meaning: string][] }
  | { table: { caption: string; columns: string[]; rows: string[][] } }
  | { note: string }
  | { slot: string };

/** A chapter of a text, with a title of its own. */
export interface TextSection {
  title: string;
  body: Block[];
}

/** Pieces that are drawn by code, by the name that `slot` gives them. */
export type Slots = Record<string, () => ReactNode>;
