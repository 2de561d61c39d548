import type { Gallery } from "../gallery.ts";
import { Listen } from "./Listen.tsx";

export const gallery: Gallery = {
  part: "Listen",
  use: "Reads a long, important text aloud; put it before the text and mark the text with `data-read`. On a real page it is shown only if the device has a voice for the language.",
  keyboard: [
    ["Tab", "moves to the button"],
    ["Enter, Space", "reads, pauses, continues; on the second button: stops"],
  ],
  examples: [
    {
      name: "before a text",
      render: (speak) => (
        <div data-voice="">
          <Listen
            labels={{
              play: speak("Listen", "सुनें"),
              pause: speak("Pause", "रोकें"),
              resume: speak("Continue", "आगे सुनें"),
              stop: speak("Stop", "बंद करें"),
            }}
          />
          <p data-read="">
            {speak(
              "The lender will check your application. You will get a decision within 7 days.",
              "कंपनी आपका आवेदन जाँचेगी। फ़ैसला 7 दिन में बता दिया जाएगा।",
            )}
          </p>
        </div>
      ),
    },
  ],
};
