import type { Gallery } from "../gallery.ts";
import * as icons from "../Icon/icons.ts";
import { IconLine } from "./IconLine.tsx";

export const gallery: Gallery = {
  part: "IconLine",
  use: "A short text with an icon before it: opening hours, a hint. For important messages use Notice; for several similar lines, a list.",
  examples: [
    {
      name: "default",
      render: (speak) => (
        <IconLine icon={icons.lock}>{speak("We never ask for your OTP.", "हम आपका OTP कभी नहीं माँगते।")}</IconLine>
      ),
    },
    {
      name: "small and muted",
      render: (speak) => (
        <IconLine icon={icons.clock} tone="muted" size="small">
          {speak("Monday to Saturday, 10:00 am to 7:00 pm", "सोमवार से शनिवार, सुबह 10:00 से शाम 7:00 बजे तक")}
        </IconLine>
      ),
    },
    {
      name: "long words",
      render: (speak) => (
        <IconLine icon={icons.edit}>
          {speak(
            "Write your loan number as the remark, so that the payment finds your loan and nobody has to look for it afterwards.",
            "टिप्पणी में अपना लोन नंबर लिखें, ताकि भुगतान आपके लोन में जुड़े और बाद में किसी को उसे ढूँढना न पड़े।",
          )}
        </IconLine>
      ),
    },
  ],
};
