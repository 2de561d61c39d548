import type { Gallery, Speak } from "../gallery.ts";
import { Select } from "./Select.tsx";

const states = (speak: Speak) => [
  { value: "7", label: speak("Delhi", "दिल्ली") },
  { value: "24", label: speak("Gujarat", "गुजरात") },
  { value: "29", label: speak("Karnataka", "कर्नाटक"), keywords: ["Karnataka", "Mysore State"] },
  { value: "27", label: speak("Maharashtra", "महाराष्ट्र") },
  { value: "33", label: speak("Tamil Nadu", "तमिलनाडु") },
  { value: "9", label: speak("Uttar Pradesh", "उत्तर प्रदेश") },
];

const words = (speak: Speak) => ({
  label: speak("State", "राज्य"),
  placeholder: speak("Choose a state", "राज्य चुनें"),
  chosenMark: speak("chosen", "चुना हुआ"),
  noMatch: (typed: string) => speak(`No match for "${typed}"`, `"${typed}" सूची में नहीं है`),
  typeToSearch: speak("Type to search", "खोजने के लिए नाम या नंबर लिखें"),
});
const pins = Array.from({ length: 400 }, (_, index) => ({
  value: String(110_001 + index),
  label: String(110_001 + index),
}));

export const gallery: Gallery = {
  part: "Select",
  use: "One of many options. For up to six use RadioGroup. A native select before hydration and on touch screens, Radix's list for a mouse.",
  keyboard: [
    ["Tab", "moves to the select"],
    ["Enter, Space, Up, Down", "open the list"],
    ["Up, Down, Home, End", "move in the open list"],
    [
      "letters",
      "go to the option that begins so, by its label or another name, and open a shut list there; what matches nothing is said",
    ],
    ["Enter, Space", "choose and shut"],
    ["Escape", "shuts without choosing; Tab does nothing while the list is open"],
  ],
  examples: [
    { name: "nothing chosen", render: (speak) => <Select {...words(speak)} options={states(speak)} required /> },
    { name: "chosen", render: (speak) => <Select {...words(speak)} options={states(speak)} defaultValue="27" /> },
    {
      name: "optional",
      render: (speak) => (
        <Select {...words(speak)} options={states(speak)} defaultValue="7" optional={speak("optional", "चाहें तो भरें")} />
      ),
    },
    {
      name: "wrong",
      render: (speak) => (
        <Select {...words(speak)} options={states(speak)} error={speak("Required", "यह जानकारी ज़रूरी है")} required />
      ),
    },
    {
      name: "loading",
      render: (speak) => (
        <Select {...words(speak)} options={[]} loading={speak("Loading states", "राज्य लोड हो रहे हैं")} />
      ),
    },
    {
      name: "failed",
      render: (speak) => (
        <Select
          {...words(speak)}
          options={[]}
          failure={{
            message: speak("Could not load states", "राज्यों की सूची लोड नहीं हो सकी"),
            retry: speak("Try again", "दोबारा कोशिश करें"),
            onRetry: () => undefined,
          }}
        />
      ),
    },
    {
      name: "no options",
      render: (speak) => (
        <Select {...words(speak)} options={[]} emptyText={speak("No cities found", "कोई शहर नहीं मिला")} />
      ),
    },
    {
      name: "not yet",
      render: (speak) => (
        <Select
          {...words(speak)}
          label={speak("PIN code", "पिन कोड")}
          placeholder={speak("Choose a PIN code", "पिन कोड चुनें")}
          options={[]}
          unavailable={speak("Choose a city first", "पहले शहर चुनें")}
          required
        />
      ),
    },
    {
      name: "four hundred options",
      render: (speak) => (
        <Select
          {...words(speak)}
          label={speak("PIN code", "पिन कोड")}
          placeholder={speak("Choose a PIN code", "पिन कोड चुनें")}
          options={pins}
          defaultValue="110301"
          required
        />
      ),
    },
    {
      name: "long words",
      render: (speak) => (
        <Select
          {...words(speak)}
          label={speak(
            "State or union territory in which you live at present, by your own address proof",
            "राज्य या केंद्र शासित प्रदेश जहाँ आप अभी रहते हैं, आपके पते के प्रमाण के अनुसार",
          )}
          options={[
            {
              value: "26",
              label: speak(
                "Dadra and Nagar Haveli and Daman and Diu, as one union territory since 2020",
                "दादरा और नगर हवेली तथा दमन और दीव, 2020 से एक केंद्र शासित प्रदेश",
              ),
            },
            ...states(speak),
          ]}
          defaultValue="26"
        />
      ),
    },
  ],
};
