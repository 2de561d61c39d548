import type { Gallery } from "../gallery.ts";
import { Notice } from "../Notice/Notice.tsx";
import { WithoutScript } from "./WithoutScript.tsx";

export const gallery: Gallery = {
  part: "WithoutScript",
  use: "A message for functions that need the site's script, with another way to reach us. It is hidden while the script runs, as here.",
  examples: [
    {
      name: "before a form",
      render: (speak) => (
        <>
          <p>{speak("Fill in the form.", "फ़ॉर्म भरें।")}</p>
          <WithoutScript>
            <Notice tone="caution">
              {speak(
                "This form needs JavaScript. You can also call us.",
                "इस फ़ॉर्म के लिए JavaScript ज़रूरी है। आप हमें फ़ोन भी कर सकते हैं।",
              )}
            </Notice>
          </WithoutScript>
        </>
      ),
    },
  ],
};
