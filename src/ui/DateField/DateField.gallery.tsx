import type { Gallery } from "../gallery.ts";
import { DateField } from "./DateField.tsx";

export const gallery: Gallery = {
  part: "DateField",
  use: "One date, typed or chosen in the device's calendar. Its order and words are those of the device.",
  keyboard: [["Tab", "moves to day, month, year and the calendar"], ["0 to 9", "types"], ["Up, Down", "changes the part in focus"], ["Space", "opens the calendar"]],
  examples: [
    { name: "empty", render: (speak) => <DateField label={speak("Date of birth", "जन्म की तारीख")} hint={speak("As on your PAN card", "जैसा PAN कार्ड पर लिखा है")} autoComplete="bday" required /> },
    { name: "filled", render: (speak) => <DateField label={speak("Date of birth", "जन्म की तारीख")} defaultValue="1992-08-15" /> },
    { name: "wrong", render: (speak) => <DateField label={speak("Date of birth", "जन्म की तारीख")} error={speak("Required", "यह ज़रूरी है")} /> },
    {
      name: "remarked on",
      render: (speak) => <DateField label={speak("Date of birth", "जन्म की तारीख")} defaultValue="2010-01-26" remark={speak("Borrowers are usually at least 21 years old.", "लोन लेने वालों की उम्र आम तौर पर कम से कम 21 साल होती है।")} />,
    },
  ],
};
