import type { Gallery } from "../gallery.ts";
import { Checkbox } from "./Checkbox.tsx";

export const gallery: Gallery = {
  part: "Checkbox",
  use: "Yes or no to one sentence. For one of several use RadioGroup. Consents are never ticked in advance.",
  keyboard: [
    ["Tab", "moves to the box"],
    ["Space", "ticks it or takes the tick away"],
  ],
  examples: [
    {
      name: "not ticked",
      render: (speak) => <Checkbox label={speak("Remember this on this device", "इस डिवाइस पर याद रखें")} />,
    },
    {
      name: "ticked",
      render: (speak) => (
        <Checkbox label={speak("Remember this on this device", "इस डिवाइस पर याद रखें")} defaultChecked />
      ),
    },
    {
      name: "with a hint",
      render: (speak) => (
        <Checkbox
          label={speak("Send me news by e-mail", "मुझे ईमेल पर नई जानकारी भेजें")}
          hint={speak("At most once a month", "महीने में ज़्यादा से ज़्यादा एक बार")}
        />
      ),
    },
    {
      name: "wrong, with a link",
      render: (speak) => (
        <Checkbox
          required
          label={
            <>
              {speak("I have read and accept the ", "मैंने पढ़ लिया है और मुझे मंज़ूर है: ")}
              <a href="#terms">{speak("terms and conditions", "नियम और शर्तें")}</a>
            </>
          }
          error={speak("Accept terms", "शर्तें मंज़ूर करें")}
        />
      ),
    },
  ],
};
