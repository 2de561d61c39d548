import type { Gallery } from "../gallery.ts";
import { Progress } from "./Progress.tsx";

export const gallery: Gallery = {
  part: "Progress",
  use: "A long task with known progress: an upload. For a short wait use a Spinner beside text.",
  examples: [
    {
      name: "just begun",
      render: (speak) => (
        <Progress label={speak("Uploading your video", "वीडियो अपलोड हो रहा है")} value={0} valueText="0%" />
      ),
    },
    {
      name: "on its way",
      render: (speak) => (
        <Progress
          label={speak("Uploading your video", "वीडियो अपलोड हो रहा है")}
          value={4}
          max={10}
          valueText={speak("4 of 10 MB", "10 में से 4 MB")}
        />
      ),
    },
    {
      name: "done",
      render: (speak) => (
        <Progress label={speak("Uploading your video", "वीडियो अपलोड हो रहा है")} value={1} valueText="100%" />
      ),
    },
    { name: "end unknown", render: (speak) => <Progress label={speak("Saving", "सेव हो रहा है")} /> },
    {
      name: "long words",
      render: (speak) => (
        <Progress
          label={speak(
            "Uploading the recording of the statement that you read aloud",
            "पहचान के जिस वीडियो में आपने पढ़कर सुनाया, उसकी रिकॉर्डिंग अपलोड हो रही है",
          )}
          value={0.4}
          valueText={speak("about two minutes left on a slow connection", "धीमे नेटवर्क पर लगभग दो मिनट बाकी")}
        />
      ),
    },
  ],
};
