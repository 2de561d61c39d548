import type { Gallery } from "../gallery.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export const gallery: Gallery = {
  part: "VisuallyHidden",
  use: "For words that the eye has from the picture, the place or the colour, and the ear needs said. Seen words are better.",
  examples: [
    {
      name: "within a sentence",
      render: (speak) => <p>₹25,000 <VisuallyHidden>{speak("is the loan amount", "लोन की रकम है")}</VisuallyHidden></p>,
    },
  ],
};
