import type { Gallery } from "../gallery.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export const gallery: Gallery = {
  part: "VisuallyHidden",
  use: "Text for screen readers, where a picture, a position or a colour gives the same information. Visible text is better.",
  examples: [
    {
      name: "within a sentence",
      render: (speak) => (
        <p>
          ₹25,000 <VisuallyHidden>{speak("is the loan amount", "लोन की रकम है")}</VisuallyHidden>
        </p>
      ),
    },
  ],
};
