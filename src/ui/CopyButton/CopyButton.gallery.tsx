import type { Gallery, Speak } from "../gallery.ts";
import { CopyButton } from "./CopyButton.tsx";

const outcome = (speak: Speak) => ({
  copied: speak("Copied", "कॉपी हो गया"),
  failed: speak("Not copied", "कॉपी नहीं हो पाया"),
});

export const gallery: Gallery = {
  part: "CopyButton",
  use: "Copies the number or address beside it, which visitors can also read and select by hand.",
  keyboard: [
    ["Tab", "moves to the button"],
    ["Enter, Space", "copies"],
  ],
  examples: [
    {
      name: "by itself",
      render: (speak) => (
        <CopyButton text="SM-7K3M-9QXD" outcome={outcome(speak)}>
          {speak("Copy the number", "नंबर कॉपी करें")}
        </CopyButton>
      ),
    },
    {
      name: "one of several, small",
      render: (speak) => (
        <CopyButton
          text="EXMP0000000"
          size="small"
          label={speak("Copy the IFSC", "IFSC कॉपी करें")}
          outcome={outcome(speak)}
          announcement={{
            copied: speak("Copied the IFSC", "IFSC कॉपी हो गया"),
            failed: speak("Not copied: IFSC", "IFSC कॉपी नहीं हो पाया"),
          }}
        >
          {speak("Copy", "कॉपी करें")}
        </CopyButton>
      ),
    },
    {
      name: "quiet",
      render: (speak) => (
        <CopyButton text="care@saral-loans.example" tone="quiet" outcome={outcome(speak)}>
          {speak("Copy the address", "पता कॉपी करें")}
        </CopyButton>
      ),
    },
    {
      name: "sharing an address",
      render: (speak) => (
        <CopyButton
          text="https://www.saral-loans.example/check"
          share={{ title: speak("Loan status", "आवेदन की स्थिति") }}
          outcome={outcome(speak)}
        >
          {speak("Share the link", "लिंक शेयर करें")}
        </CopyButton>
      ),
    },
    {
      name: "long words",
      render: (speak) => (
        <CopyButton text="…" outcome={outcome(speak)}>
          {speak(
            "Copy the whole letter with everything that you have written above",
            "ऊपर जो भी लिखा है, उसके साथ पूरा पत्र कॉपी करें",
          )}
        </CopyButton>
      ),
    },
  ],
};
