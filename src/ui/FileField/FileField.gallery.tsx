import type { Gallery } from "../gallery.ts";
import { FileField } from "./FileField.tsx";

export const gallery: Gallery = {
  part: "FileField",
  use: "One file from the device. The hint gives the file types and the maximum size.",
  keyboard: [
    ["Tab", "moves to the field"],
    ["Enter, Space", "opens the browser's choice of files"],
  ],
  examples: [
    {
      name: "empty",
      render: (speak) => (
        <FileField
          label={speak("Résumé", "रिज़्यूमे")}
          hint={speak("PDF or Word, 5 MB at most", "PDF या वर्ड फ़ाइल, ज़्यादा से ज़्यादा 5 MB")}
          accept=".pdf,.doc,.docx"
        />
      ),
    },
    {
      name: "wrong",
      render: (speak) => (
        <FileField
          label={speak("Résumé", "रिज़्यूमे")}
          error={speak("This file is a picture. Choose a PDF or Word file.", "यह फ़ोटो है। PDF या वर्ड फ़ाइल चुनें।")}
          required
        />
      ),
    },
    {
      name: "with a warning",
      render: (speak) => (
        <FileField
          label={speak("Résumé", "रिज़्यूमे")}
          warning={speak(
            "Choose cv.pdf once more: the browser forgets a file when the page is loaded.",
            "cv.pdf दोबारा चुनें। पेज दोबारा खुलने पर ब्राउज़र फ़ाइल याद नहीं रखता।",
          )}
        />
      ),
    },
    {
      name: "optional",
      render: (speak) => <FileField label={speak("Photograph", "फ़ोटो")} optional={speak("optional", "चाहें तो भरें")} />,
    },
  ],
};
