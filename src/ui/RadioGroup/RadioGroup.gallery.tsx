import type { Gallery, Speak } from "../gallery.ts";
import { RadioGroup } from "./RadioGroup.tsx";

const genders = (speak: Speak) => [
  { value: "male", label: speak("Male", "पुरुष") },
  { value: "female", label: speak("Female", "महिला") },
  { value: "other", label: speak("Other", "अन्य") },
];

export const gallery: Gallery = {
  part: "RadioGroup",
  use: "One of two to six visible options. For more use Select; for yes or no, Checkbox.",
  keyboard: [
    ["Tab", "moves to the chosen button, or the first"],
    ["arrows", "choose the next or the one before"],
    ["Space", "chooses the one in focus"],
  ],
  examples: [
    {
      name: "nothing chosen",
      render: (speak) => (
        <RadioGroup label={speak("Gender", "लिंग")} name="gender-empty" options={genders(speak)} required />
      ),
    },
    {
      name: "side by side",
      render: (speak) => (
        <RadioGroup
          label={speak("Gender", "लिंग")}
          name="gender-inline"
          options={genders(speak)}
          defaultValue="female"
          inline
        />
      ),
    },
    {
      name: "wrong",
      render: (speak) => (
        <RadioGroup
          label={speak("Gender", "लिंग")}
          name="gender-wrong"
          options={genders(speak)}
          error={speak("Required", "यह जानकारी ज़रूरी है")}
          required
          inline
        />
      ),
    },
    {
      name: "with hints and long words",
      render: (speak) => (
        <RadioGroup
          label={speak("How would you like to repay?", "आप लोन कैसे चुकाना चाहेंगे?")}
          name="repay"
          optional={speak("optional", "चाहें तो भरें")}
          hint={speak("You can change this later", "इसे बाद में बदल सकते हैं")}
          defaultValue="once"
          options={[
            {
              value: "once",
              label: speak("All at once", "एक साथ"),
              hint: speak(
                "On the due date, from the account that you name in the mandate",
                "भुगतान की तारीख को, उस खाते से जो आप ऑटो-डेबिट में बताएँगे",
              ),
            },
            {
              value: "monthly",
              label: speak(
                "In monthly instalments, each of the same amount, over the whole of the tenure",
                "पूरी अवधि में हर महीने बराबर किस्तों में",
              ),
            },
          ]}
        />
      ),
    },
  ],
};
