import { useState } from "react";
import { Button } from "../Button/Button.tsx";
import type { Gallery, Speak } from "../gallery.ts";
import { AlertProvider, useAlert } from "./AlertProvider.tsx";
import { Dialog } from "./Dialog.tsx";

function Documents({ speak, long = false }: { speak: Speak; long?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="neutral" onClick={() => setOpen(true)}>
        {speak("Required documents", "ज़रूरी दस्तावेज़")}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={speak("Required documents", "ज़रूरी दस्तावेज़")}
        description={speak("Keep these at hand while you fill the form.", "फ़ॉर्म भरते समय ये पास रखें।")}
        close={speak("Close", "बंद करें")}
        size={long ? "large" : "medium"}
      >
        <ul>
          {Array.from({ length: long ? 24 : 1 }, (_, index) => (
            <li key={index}>
              {speak(
                "Aadhaar card, PAN card, bank statements of the last 6 months",
                "आधार कार्ड, PAN कार्ड, पिछले 6 महीनों के बैंक स्टेटमेंट",
              )}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

function Failure({ speak, again = false }: { speak: Speak; again?: boolean }) {
  const alert = useAlert();
  const fail = () =>
    alert({
      title: again ? speak("Submit failed", "आवेदन जमा नहीं हो पाया") : undefined,
      message: again
        ? speak("Nothing that you typed is lost.", "आपने जो लिखा है, वह सब यहीं मौजूद है।")
        : speak("Could not load states", "राज्यों की सूची नहीं खुल पाई"),
      close: speak("Close", "बंद करें"),
      action: again ? speak("Try again", "दोबारा कोशिश करें") : undefined,
    });
  return <Button onClick={fail}>{speak("Submit application", "आवेदन जमा करें")}</Button>;
}

function Clearing({ speak }: { speak: Speak }) {
  const alert = useAlert();
  const ask = () =>
    alert({
      message: speak("Clear everything you have typed?", "आपने जो लिखा है, सब मिटा दें?"),
      close: speak("No, keep it", "नहीं, रहने दें"),
      action: speak("Yes, clear it", "हाँ, मिटा दें"),
      destructive: true,
    });
  return (
    <Button tone="quiet" onClick={ask}>
      {speak("Clear the form", "फ़ॉर्म खाली करें")}
    </Button>
  );
}

export const gallery: Gallery = {
  part: "Dialog",
  use: "Dialog shows something over the page; useAlert and AlertDialog interrupt with a message that must be seen first. For plain information use Notice; for details in the page, Disclosure.",
  keyboard: [
    ["Tab, Shift + Tab", "move round inside the dialog"],
    ["Escape", "closes it; the focus is back where it was"],
    ["Enter, Space", "press the button"],
  ],
  examples: [
    { name: "dialog", render: (speak) => <Documents speak={speak} /> },
    { name: "long dialog", render: (speak) => <Documents speak={speak} long /> },
    {
      name: "alert",
      render: (speak) => (
        <AlertProvider>
          <Failure speak={speak} />
        </AlertProvider>
      ),
    },
    {
      name: "alert with a second way on",
      render: (speak) => (
        <AlertProvider>
          <Failure speak={speak} again />
        </AlertProvider>
      ),
    },
    {
      name: "alert before something is deleted",
      render: (speak) => (
        <AlertProvider>
          <Clearing speak={speak} />
        </AlertProvider>
      ),
    },
  ],
};
