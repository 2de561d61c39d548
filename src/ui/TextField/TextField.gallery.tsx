import { useState } from "react";
import type { Gallery, Speak } from "../gallery.ts";
import { TextField } from "./TextField.tsx";

const latin = (text: string) => text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - "०".charCodeAt(0)));
const digits = (text: string) => ({
  value: latin(text).replace(/\D/g, ""),
  leftOut: latin(text).replace(/[\d\s+-]/g, ""),
});

function Digits({ speak }: { speak: Speak }) {
  const [refused, setRefused] = useState(false);
  return (
    <TextField
      label={speak("Mobile number", "मोबाइल नंबर")}
      hint={speak("10 digits, without +91", "10 अंक, +91 के बिना")}
      warning={refused ? speak("Only digits are allowed", "यहाँ सिर्फ़ अंक लिखें") : undefined}
      inputMode="numeric"
      autoComplete="tel"
      maxLength={10}
      characters={14}
      prefix="+91"
      clean={digits}
      onChange={() => setRefused(false)}
      onReject={() => setRefused(true)}
    />
  );
}

export const gallery: Gallery = {
  part: "TextField",
  use: "One line of text. For several lines use TextAreaField; for a number, NumberField; for a date, DateField.",
  keyboard: [
    ["Tab", "moves to the field"],
    ["any key", "types"],
  ],
  examples: [
    {
      name: "empty",
      render: (speak) => (
        <TextField
          label={speak("First name", "पहला नाम")}
          hint={speak("As on your PAN card", "जैसा PAN कार्ड पर लिखा है")}
          autoComplete="given-name"
          required
        />
      ),
    },
    {
      name: "filled",
      render: (speak) => <TextField label={speak("First name", "पहला नाम")} defaultValue={speak("Asha", "आशा")} />,
    },
    {
      name: "optional",
      render: (speak) => (
        <TextField label={speak("Middle name", "बीच का नाम")} optional={speak("optional", "चाहें तो भरें")} />
      ),
    },
    {
      name: "wrong",
      render: (speak) => (
        <TextField
          label={speak("Personal e-mail", "निजी ईमेल")}
          type="email"
          defaultValue="asha"
          error={speak("Required", "यह जानकारी ज़रूरी है")}
          required
        />
      ),
    },
    {
      name: "with a warning",
      render: (speak) => (
        <TextField
          label={speak("PAN", "PAN नंबर")}
          uppercase
          characters={12}
          maxLength={10}
          defaultValue="abcde123"
          warning={speak(
            "A PAN usually looks like ABCDE1234F. Please check it.",
            "PAN अक्सर ABCDE1234F जैसा होता है। एक बार देख लें।",
          )}
        />
      ),
    },
    { name: "digits only", render: (speak) => <Digits speak={speak} /> },
    {
      name: "with a sign before and after",
      render: (speak) => (
        <TextField
          label={speak("Interest rate, % a year", "ब्याज दर, % सालाना")}
          prefix="≈"
          suffix="%"
          inputMode="decimal"
          characters={8}
          defaultValue="8.5"
        />
      ),
    },
    {
      name: "not to be changed",
      render: (speak) => (
        <TextField label={speak("Reference number", "आवेदन नंबर")} readOnly defaultValue="SL-2026-000123" />
      ),
    },
    {
      name: "long words",
      render: (speak) => (
        <TextField
          label={speak(
            "The name of the company that employs you, as it is printed on your most recent salary slip",
            "जिस कंपनी में आप काम करते हैं उसका नाम, जैसा आपकी सबसे नई सैलरी स्लिप पर छपा है",
          )}
          optional={speak("optional", "चाहें तो भरें")}
          hint="https://udaharan-finance.example/verylongaddresswithoutasingleplacewhereitmightbreak/salary-slips"
          error={speak(
            "Enter the name of the company, in no more than two hundred letters, without its address",
            "कंपनी का नाम ज़्यादा से ज़्यादा दो सौ अक्षरों में लिखें, उसका पता नहीं",
          )}
        />
      ),
    },
  ],
};
