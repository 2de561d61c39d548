import type { Gallery } from "../gallery.ts";
import { ErrorSummary } from "./ErrorSummary.tsx";

export const gallery: Gallery = {
  part: "ErrorSummary",
  use: "Errors above a form that could not be sent. For errors elsewhere use Notice.",
  keyboard: [
    ["Tab", "from the summary to its links"],
    ["Enter", "goes to the field"],
  ],
  examples: [
    {
      name: "three errors",
      render: (speak) => (
        <ErrorSummary
          focusKey={null}
          title={speak("There are 3 problems", "3 बातें ठीक करनी हैं")}
          errors={[
            { id: "loanAmount", message: speak("Loan amount: Required", "लोन की रकम: यह जानकारी ज़रूरी है") },
            { id: "mobile", message: speak("Enter valid 10-digit mobile number", "10 अंकों का सही मोबाइल नंबर लिखें") },
            { id: "termsAccepted", message: speak("Accept terms", "शर्तें मंज़ूर करें") },
          ]}
        />
      ),
    },
    {
      name: "one error, long words",
      render: (speak) => (
        <ErrorSummary
          focusKey={null}
          title={speak("There is 1 problem", "1 बात ठीक करनी है")}
          errors={[
            {
              id: "employer",
              message: speak(
                "Enter the name of the company that employs you, as it is printed on your most recent salary slip",
                "कंपनी का नाम वैसा लिखें जैसा आपकी सबसे नई सैलरी स्लिप पर छपा है",
              ),
            },
          ]}
        />
      ),
    },
  ],
};
