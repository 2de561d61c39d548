import type { Gallery } from "../gallery.ts";
import { SkipLink } from "./SkipLink.tsx";

export const gallery: Gallery = {
  part: "SkipLink",
  use: "The first element of the page, once. It is hidden until it has the focus.",
  keyboard: [
    ["Tab", "shows it, first of all"],
    ["Enter", "moves the focus to the main part of the page"],
  ],
  examples: [
    {
      name: "hidden until focused",
      render: (speak) => <SkipLink>{speak("Skip to main content", "सीधे मुख्य सामग्री पर जाएँ")}</SkipLink>,
    },
  ],
};
