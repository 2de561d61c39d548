import type { Gallery, Speak } from "../gallery.ts";
import { DateField } from "./DateField.tsx";

const words = (speak: Speak) => ({
  label: speak("Date of birth", "जन्म की तारीख"),
  labels: { day: speak("Day", "दिन"), month: speak("Month", "महीना"), year: speak("Year", "साल") },
  hint: speak("For example, 15 8 1992", "जैसे 15 8 1992"),
});

export const gallery: Gallery = {
  part: "DateField",
  use: "One date that is known by heart, such as a birthday: day, month, year. A whole date pasted into one of them fills all three.",
  keyboard: [["Tab", "moves to day, month and year"], ["0 to 9", "types"]],
  examples: [
    { name: "empty", render: (speak) => <DateField {...words(speak)} name="empty" autoComplete="bday" required /> },
    { name: "filled", render: (speak) => <DateField {...words(speak)} name="filled" defaultValue="1992-08-15" /> },
    { name: "wrong", render: (speak) => <DateField {...words(speak)} name="wrong" defaultValue="1992-02-31" error={speak("Enter a real date", "सही तारीख लिखें")} required /> },
    {
      name: "remarked on",
      render: (speak) => <DateField {...words(speak)} name="remarked" defaultValue="2010-01-26" remark={speak("Borrowers are usually at least 21 years old.", "लोन लेने वालों की उम्र आम तौर पर कम से कम 21 साल होती है।")} />,
    },
  ],
};
