import type { Gallery } from "../gallery.ts";
import { Spinner } from "./Spinner.tsx";

export const gallery: Gallery = {
  part: "Spinner",
  use: "Beside text that names the task. Never alone: it has no name. If the progress is known, use Progress.",
  examples: [
    {
      name: "beside words",
      render: (speak) => (
        <p>
          <Spinner /> {speak("Loading cities", "शहर लोड हो रहे हैं")}
        </p>
      ),
    },
    {
      name: "beside bold words",
      render: (speak) => (
        <p>
          <strong>
            <Spinner /> {speak("Sending", "भेजा जा रहा है")}
          </strong>
        </p>
      ),
    },
  ],
};
