import type { Gallery } from "../gallery.ts";
import { Heading } from "./Heading.tsx";

export const gallery: Gallery = {
  part: "Heading",
  use: "A heading whose size differs from its level, or that takes the focus. Section and Card include theirs.",
  examples: [
    {
      name: "size 1",
      render: (speak) => (
        <Heading level={3} size={1}>
          {speak("Secure your future today", "आज ही अपना भविष्य सुरक्षित करें")}
        </Heading>
      ),
    },
    {
      name: "size 2",
      render: (speak) => (
        <Heading level={3} size={2}>
          {speak("Required documents", "ज़रूरी दस्तावेज़")}
        </Heading>
      ),
    },
    {
      name: "size 3",
      render: (speak) => (
        <Heading level={3} size={3}>
          {speak("Plan your finances", "अपने पैसों की योजना बनाएँ")}
        </Heading>
      ),
    },
    {
      name: "size 4",
      render: (speak) => (
        <Heading level={3} size={4}>
          {speak("Rates & Charges", "दरें और शुल्क")}
        </Heading>
      ),
    },
    {
      name: "long words",
      render: (speak) => (
        <Heading level={3} size={1}>
          {speak("Pneumonoultramicroscopicsilicovolcanoconiosis", "अन्तरराष्ट्रीयकरणसम्बन्धीदिशानिर्देशपुस्तिका")}
        </Heading>
      ),
    },
  ],
};
