import type { Gallery, Speak } from "../gallery.ts";
import { DateField } from "./DateField.tsx";

/** Each example has its own label, because two groups on a page may not have the same name. */
const words = (speak: Speak, label: string) => ({
  label,
  labels: { day: speak("Day", "दिन"), month: speak("Month", "महीना"), year: speak("Year", "साल") },
  hint: speak("For example, 15 8 1992", "जैसे 15 8 1992"),
});

export const gallery: Gallery = {
  part: "DateField",
  use: "A date people know by heart, such as a birthday: day, month, year. A whole date pasted into one field fills all three.",
  keyboard: [
    ["Tab", "moves to day, month and year"],
    ["0 to 9", "types"],
  ],
  examples: [
    {
      name: "empty",
      render: (speak) => (
        <DateField
          {...words(speak, speak("Date of birth", "जन्म की तारीख"))}
          name="empty"
          autoComplete="bday"
          required
        />
      ),
    },
    {
      name: "filled",
      render: (speak) => (
        <DateField
          {...words(speak, speak("Father’s date of birth", "पिता के जन्म की तारीख"))}
          name="filled"
          defaultValue="1992-08-15"
        />
      ),
    },
    {
      name: "wrong",
      render: (speak) => (
        <DateField
          {...words(speak, speak("Mother’s date of birth", "माँ के जन्म की तारीख"))}
          name="wrong"
          defaultValue="1992-02-31"
          error={speak("Enter a real date", "सही तारीख लिखें")}
          required
        />
      ),
    },
    {
      name: "with a warning",
      render: (speak) => (
        <DateField
          {...words(speak, speak("Date of joining", "नौकरी शुरू होने की तारीख"))}
          name="warned"
          defaultValue="2010-01-26"
          warning={speak("Please check the year.", "कृपया साल जाँच लें।")}
        />
      ),
    },
  ],
};
