import { useState } from "react";
import type { Gallery, Speak } from "../gallery.ts";
import { NumberField, type NumberFieldValue } from "./NumberField.tsx";

const grouped = new Intl.NumberFormat("en-IN");
const format = (value: number) => grouped.format(value);
const parse = (text: string) => (/^[\d,]+$/.test(text) ? Number(text.replaceAll(",", "")) : undefined);
const faults = (speak: Speak) => ({
  range: speak("Between ₹5,000 and ₹2,00,000", "₹5,000 से ₹2,00,000 तक"),
  decimals: speak("Whole rupees only", "सिर्फ़ पूरे रुपये"),
});

function Amount({
  speak,
  first = 25_000,
  hideLabel = false,
}: {
  speak: Speak;
  first?: NumberFieldValue;
  hideLabel?: boolean;
}) {
  const [amount, setAmount] = useState<NumberFieldValue>(first);
  return (
    <NumberField
      label={speak("Loan amount in rupees", "लोन की रकम, रुपये में")}
      hideLabel={hideLabel}
      hint={hideLabel ? undefined : speak("From ₹5,000 to ₹2,00,000", "₹5,000 से ₹2,00,000 तक")}
      {...{ min: 5_000, max: 200_000, step: 1_000, format, parse }}
      faults={faults(speak)}
      prefix="₹"
      characters={10}
      required
      value={amount}
      onChange={setAmount}
    />
  );
}

export const gallery: Gallery = {
  part: "NumberField",
  use: "A typed number, grouped while it has no focus. For other digits, such as a phone number or a PIN code, use TextField.",
  keyboard: [
    ["Tab", "moves to the field"],
    ["Up, Down", "one step, where the field has steps"],
    ["Enter", "takes the number as typed"],
  ],
  examples: [
    { name: "with limits and steps", render: (speak) => <Amount speak={speak} /> },
    { name: "label heard only", render: (speak) => <Amount speak={speak} hideLabel /> },
    {
      name: "empty",
      render: (speak) => (
        <NumberField
          label={speak("Monthly income in rupees", "हर महीने की आय, रुपये में")}
          prefix="₹"
          faults={faults(speak)}
          {...{ format, parse }}
        />
      ),
    },
    { name: "outside its limits", render: (speak) => <Amount speak={speak} first="9999999" /> },
    {
      name: "wrong",
      render: (speak) => (
        <NumberField
          label={speak("Monthly income in rupees", "हर महीने की आय, रुपये में")}
          prefix="₹"
          error={speak("Required", "यह जानकारी ज़रूरी है")}
          faults={faults(speak)}
          {...{ format, parse }}
        />
      ),
    },
  ],
};
