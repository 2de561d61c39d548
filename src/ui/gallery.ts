import type { ReactElement } from "react";

/** One example of a component, for the gallery, the accessibility audit and the tests. */
export interface GalleryExample {
  /** The example in a few words, unique within the component: "pressed", "long words". */
  name: string;
  /** Renders the example. `speak` picks the text in the gallery's language. */
  render: (speak: Speak) => ReactElement;
}

/** Picks the English or Hindi text of an example, because components contain no texts. */
export type Speak = (en: string, hi: string) => string;

/** The export `gallery` of each `X.gallery.tsx`. */
export interface Gallery {
  /** Name of the component. */
  part: string;
  /** When to use it, and alternatives. In English, for developers. */
  use: string;
  /** Keys and their effects, for the keyboard table. Default: none, for a component without focus. */
  keyboard?: [keys: string, does: string][];
  examples: GalleryExample[];
}
