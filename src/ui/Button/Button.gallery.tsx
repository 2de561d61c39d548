import type { Gallery } from "../gallery.ts";
import { Button } from "./Button.tsx";

export const gallery: Gallery = {
  part: "Button",
  use: "An action on this page: submit, open, add. To go to another page, use ButtonLink. One accent or highlight button per screen.",
  keyboard: [
    ["Tab", "moves to the button"],
    ["Enter, Space", "presses it"],
  ],
  examples: [
    { name: "accent", render: (speak) => <Button>{speak("Submit application", "आवेदन जमा करें")}</Button> },
    { name: "highlight", render: (speak) => <Button tone="highlight">{speak("Apply now", "अभी आवेदन करें")}</Button> },
    { name: "neutral", render: (speak) => <Button tone="neutral">{speak("Print", "प्रिंट करें")}</Button> },
    { name: "critical", render: (speak) => <Button tone="critical">{speak("Delete", "हटाएँ")}</Button> },
    { name: "quiet", render: (speak) => <Button tone="quiet">{speak("Show more", "और देखें")}</Button> },
    {
      name: "small",
      render: (speak) => (
        <Button size="small" tone="neutral">
          {speak("Copy", "कॉपी करें")}
        </Button>
      ),
    },
    {
      name: "large",
      render: (speak) => <Button size="large">{speak("Check your loan status", "अपने आवेदन की स्थिति देखें")}</Button>,
    },
    { name: "busy", render: (speak) => <Button busy>{speak("Sending your application", "आवेदन भेजा जा रहा है")}</Button> },
    { name: "full width", render: (speak) => <Button fullWidth>{speak("Continue", "आगे बढ़ें")}</Button> },
    {
      name: "long words",
      render: (speak) => (
        <Button>
          {speak(
            "I have read the key fact statement and want to go on with my application",
            "मुख्य तथ्य विवरण पढ़ लिया है, अब आवेदन आगे बढ़ाना है",
          )}
        </Button>
      ),
    },
  ],
};
