import type { Gallery } from "../gallery.ts";
import { TextAreaField } from "./TextAreaField.tsx";

export const gallery: Gallery = {
  part: "TextAreaField",
  use: "Several lines of text. For one line use TextField.",
  keyboard: [
    ["Tab", "moves to the field and on, writes no tab"],
    ["Enter", "begins a new line"],
  ],
  examples: [
    {
      name: "empty",
      render: (speak) => (
        <TextAreaField
          label={speak("Message", "संदेश")}
          hint={speak("Please leave out PAN and account numbers", "PAN और खाता नंबर न लिखें")}
        />
      ),
    },
    {
      name: "filled",
      render: (speak) => (
        <TextAreaField
          label={speak("Message", "संदेश")}
          defaultValue={speak("I should like to know\nwhen my loan is paid out.", "मुझे जानना है\nकि लोन कब मिलेगा।")}
        />
      ),
    },
    {
      name: "wrong",
      render: (speak) => (
        <TextAreaField label={speak("Message", "संदेश")} error={speak("Write a message", "संदेश लिखें")} required />
      ),
    },
    {
      name: "two lines",
      render: (speak) => (
        <TextAreaField label={speak("Note", "टिप्पणी")} optional={speak("optional", "चाहें तो भरें")} rows={2} />
      ),
    },
  ],
};
