import type { ReactElement } from "react";

/** One state of a part, as the gallery, the accessibility run and the tests see it. */
export interface GalleryExample {
  /** The state in a few words, unique within the part: "pressed", "long words". */
  name: string;
  /** The part in that state. `speak` picks the sample words of the gallery's language. */
  render: (speak: Speak) => ReactElement;
}

/** Picks the English or the Hindi of a sample, for parts speak no language themselves. */
export type Speak = (en: string, hi: string) => string;

/** What each `X.gallery.tsx` exports as `gallery`. */
export interface Gallery {
  /** The part's name. */
  part: string;
  /** When to use it, and which other part might serve better. English: read by developers. */
  use: string;
  /** Keys and what they do, for the keyboard table; none for what takes no focus. */
  keyboard?: [keys: string, does: string][];
  examples: GalleryExample[];
}
