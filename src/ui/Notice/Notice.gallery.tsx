import { useState } from "react";
import type { Gallery, Speak } from "../gallery.ts";
import { Link } from "../Link/Link.tsx";
import { DraftNotice } from "./DraftNotice.tsx";
import { Notice } from "./Notice.tsx";

function Draft({ speak }: { speak: Speak }) {
  const [draft, setDraft] = useState<"restored" | "cleared">("restored");
  return (
    <DraftNotice
      draft={draft}
      labels={{
        restored: speak("We kept what you typed.", "आपने जो लिखा था, वह यहीं है।"),
        clear: speak("Clear the form", "फ़ॉर्म खाली करें"),
        cleared: speak("The form is now empty.", "फ़ॉर्म खाली हो गया है।"),
        undo: speak("Undo", "वापस लाएँ"),
        undone: speak("Your answers are back in the form.", "आपके जवाब फ़ॉर्म में वापस आ गए हैं।"),
      }}
      onClear={() => setDraft("cleared")}
      onUndo={() => setDraft("restored")}
    />
  );
}

export const gallery: Gallery = {
  part: "Notice",
  use: "A message in the page. For a message that needs an answer use AlertDialog; for the errors of a form, ErrorSummary.",
  keyboard: [
    ["Tab", "moves to the button that dismisses it, if there is one"],
    ["Enter, Space", "takes the notice away"],
  ],
  examples: [
    {
      name: "info",
      render: (speak) => (
        <Notice heading={speak("Have these ready", "ये पास रखें")}>
          {speak(
            "PAN card, Aadhaar card and bank statements of the last 6 months.",
            "PAN कार्ड, आधार कार्ड और पिछले 6 महीनों के बैंक स्टेटमेंट।",
          )}
        </Notice>
      ),
    },
    {
      name: "positive",
      render: (speak) => (
        <Notice tone="positive" heading={speak("Application received", "आवेदन मिल गया")}>
          {speak("Your application has been submitted successfully.", "आपका आवेदन जमा हो गया है।")}
        </Notice>
      ),
    },
    {
      name: "caution",
      render: (speak) => (
        <Notice tone="caution" heading={speak("You are offline", "इंटरनेट नहीं चल रहा")} level={3}>
          {speak("What you typed is kept.", "आपका लिखा हुआ सुरक्षित है।")}{" "}
          <Link href="/contact-us">{speak("Call us instead", "चाहें तो हमें फ़ोन करें")}</Link>
        </Notice>
      ),
    },
    {
      name: "critical",
      render: (speak) => (
        <Notice tone="critical" heading={speak("Submit failed", "आवेदन जमा नहीं हो पाया")}>
          {speak("Nothing that you typed is lost.", "आपने जो लिखा है, वह सब यहीं मौजूद है।")}
        </Notice>
      ),
    },
    {
      name: "dismissible",
      render: (speak) => (
        <Notice dismiss={{ label: speak("Dismiss", "हटाएँ"), onDismiss: () => {} }}>
          {speak("This site is also in Hindi.", "यह साइट अंग्रेज़ी में भी है।")}{" "}
          <Link href={speak("/hi/", "/")} lang={speak("hi", "en")} reload>
            {speak("हिन्दी में पढ़ें", "Read in English")}
          </Link>
        </Notice>
      ),
    },
    { name: "above a restored draft", render: (speak) => <Draft speak={speak} /> },
    {
      name: "read out when it changes",
      render: (speak) => (
        <Notice live tone="positive">
          {speak("Copied", "कॉपी हो गया")}
        </Notice>
      ),
    },
  ],
};
