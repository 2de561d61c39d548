import { Button } from "../Button/Button.tsx";
import type { Gallery } from "../gallery.ts";
import { Inline } from "./Inline.tsx";

export const gallery: Gallery = {
  part: "Inline",
  use: "Content in a row that wraps: buttons, badges, links. For equal widths use Columns.",
  examples: [
    {
      name: "buttons",
      render: (speak) => (
        <Inline>
          <Button>{speak("Continue", "आगे बढ़ें")}</Button>
          <Button tone="neutral">{speak("Print", "प्रिंट करें")}</Button>
          <Button tone="quiet">{speak("Show more", "और देखें")}</Button>
        </Inline>
      ),
    },
    {
      name: "far apart",
      render: (speak) => (
        <Inline align="between">
          <strong>{speak("Total payable", "कुल देय रकम")}</strong>
          <span>₹25,493.15</span>
        </Inline>
      ),
    },
    {
      name: "as a list",
      render: (speak) => (
        <Inline as="ul" space={300}>
          <li>{speak("Home", "होम")}</li>
          <li>{speak("About us", "हमारे बारे में")}</li>
          <li>{speak("Contact us", "संपर्क करें")}</li>
        </Inline>
      ),
    },
  ],
};
