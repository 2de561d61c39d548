import { Card } from "../Card/Card.tsx";
import type { Gallery } from "../gallery.ts";
import { Stack } from "./Stack.tsx";

export const gallery: Gallery = {
  part: "Stack",
  use: "Content in a column with equal gaps; components have no margins. Side by side: Inline for words and buttons, Columns for equal widths.",
  examples: [
    {
      name: "usual space",
      render: (speak) => (
        <Stack>
          <Card>{speak("Submit a simple online application", "ऑनलाइन आवेदन फ़ॉर्म भरें")}</Card>
          <Card>{speak("Get verified", "अपनी जाँच पूरी कराएँ")}</Card>
        </Stack>
      ),
    },
    {
      name: "as a list, little space, at the start",
      render: (speak) => (
        <Stack as="ul" space={50} align="start">
          <li>{speak("Aadhaar card", "आधार कार्ड")}</li>
          <li>{speak("PAN card", "PAN कार्ड")}</li>
          <li>{speak("Income proof", "आय का प्रमाण")}</li>
        </Stack>
      ),
    },
    {
      name: "in the middle",
      render: (speak) => (
        <Stack align="center" space={100}>
          <strong>{speak("Thank you!", "धन्यवाद!")}</strong>
          <p>{speak("Your application has been submitted successfully.", "आपका आवेदन जमा हो गया है।")}</p>
        </Stack>
      ),
    },
  ],
};
