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

/** A part of a text with its own title. */
export interface TextSection {
  title: string;
  body: Block[];
}

/** Parts that are rendered by code, by the name in `slot`. */
export type Slots = Record<string, () => ReactNode>;
