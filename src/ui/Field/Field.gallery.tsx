import type { Gallery } from "../gallery.ts";
import { Field } from "./Field.tsx";

export const gallery: Gallery = {
  part: "Field",
  use: "Label, hint, error and warning around a control that has no component of its own. TextField, Select and the others include it.",
  examples: [
    {
      name: "around a file input",
      render: (speak) => (
        <Field
          label={speak("Salary slip", "सैलरी स्लिप")}
          hint={speak("PDF, no more than 5 MB", "PDF, ज़्यादा से ज़्यादा 5 MB")}
          optional={speak("optional", "चाहें तो भरें")}
        >
          {(control) => <input {...control} type="file" accept="application/pdf" />}
        </Field>
      ),
    },
    {
      name: "with an error and a warning",
      render: (speak) => (
        <Field
          label={speak("Salary slip", "सैलरी स्लिप")}
          error={speak("Choose a file", "फ़ाइल चुनें")}
          warning={speak("A photo taken with your phone will do", "फ़ोन से ली गई फ़ोटो भी चलेगी")}
          required
        >
          {(control) => <input {...control} type="file" />}
        </Field>
      ),
    },
  ],
};
