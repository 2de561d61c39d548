import type { Gallery } from "../gallery.ts";
import { Container } from "./Container.tsx";

const text = (speak: (en: string, hi: string) => string) => (
  <p>
    {speak(
      "Interest is charged on the full loan amount, only for the days you keep it. Read the key fact statement before you sign.",
      "ब्याज लोन की पूरी रकम पर लगता है, और सिर्फ़ उतने दिनों का, जितने दिन पैसा आपके पास रहता है। हस्ताक्षर से पहले मुख्य तथ्य विवरण (KFS) पढ़ें।",
    )}
  </p>
);

export const gallery: Gallery = {
  part: "Container",
  use: "Limits the width of its content and keeps it off the edges of the screen. Section already has one.",
  examples: [
    { name: "as wide as a page", render: (speak) => <Container>{text(speak)}</Container> },
    { name: "for reading", render: (speak) => <Container width="text">{text(speak)}</Container> },
    { name: "narrow", render: (speak) => <Container width="narrow">{text(speak)}</Container> },
  ],
};
