import { useState } from "react";
import type { Gallery, Speak } from "../gallery.ts";
import { NumberField, type NumberFieldValue } from "../NumberField/NumberField.tsx";
import { RangeField } from "./RangeField.tsx";

const grouped = new Intl.NumberFormat("en-IN");
const rupees = (value: number) => `₹${grouped.format(value)}`;

function WithNumber({ speak, first = 25_000 }: { speak: Speak; first?: NumberFieldValue }) {
  const [amount, setAmount] = useState<NumberFieldValue>(first);
  const limits = { min: 5_000, max: 200_000, step: 1_000 };
  const label = speak("Loan amount", "लोन की रकम");
  const faults = {
    range: speak("Between ₹5,000 and ₹2,00,000", "₹5,000 से ₹2,00,000 तक"),
    decimals: speak("Whole rupees only", "सिर्फ़ पूरे रुपये"),
  };
  return (
    <RangeField
      label={label}
      {...limits}
      value={typeof amount === "number" ? amount : limits.max}
      unset={typeof amount === "number" ? undefined : faults.range}
      onChange={setAmount}
      format={rupees}
      aside={
        <NumberField
          label={label}
          hideLabel
          prefix="₹"
          characters={8}
          required
          {...limits}
          value={amount}
          onChange={setAmount}
          faults={faults}
          format={grouped.format}
          parse={(text) => (/^[\d,]+$/.test(text) ? Number(text.replaceAll(",", "")) : undefined)}
        />
      }
    />
  );
}

export const gallery: Gallery = {
  part: "RangeField",
  use: "An approximate value on a slider. For an exact value put a NumberField beside it.",
  keyboard: [
    ["Tab", "moves to the slider"],
    ["arrows", "one step"],
    ["Page Up, Page Down", "a tenth of the line"],
    ["Home, End", "lowest, highest"],
  ],
  examples: [
    {
      name: "rupees",
      render: (speak) => (
        <RangeField
          label={speak("Loan amount", "लोन की रकम")}
          min={5_000}
          max={200_000}
          step={1_000}
          defaultValue={75_000}
          format={rupees}
        />
      ),
    },
    {
      name: "lowest",
      render: (speak) => (
        <RangeField
          label={speak("Tenure", "लोन की अवधि")}
          min={90}
          max={365}
          defaultValue={90}
          format={(days) => speak(`${days} days`, `${days} दिन`)}
        />
      ),
    },
    {
      name: "highest",
      render: (speak) => (
        <RangeField
          label={speak("Tenure", "लोन की अवधि")}
          min={90}
          max={365}
          defaultValue={365}
          format={(days) => speak(`${days} days`, `${days} दिन`)}
        />
      ),
    },
    {
      name: "halves",
      render: (speak) => (
        <RangeField
          label={speak("Interest rate", "ब्याज दर")}
          min={0.5}
          max={30}
          step={0.5}
          defaultValue={8}
          format={(rate) => speak(`${rate}% a year`, `${rate}% सालाना`)}
        />
      ),
    },
    { name: "with a number beside", render: (speak) => <WithNumber speak={speak} /> },
    {
      name: "with a number outside the limits beside",
      render: (speak) => <WithNumber speak={speak} first="9999999" />,
    },
    {
      name: "hint and warning",
      render: (speak) => (
        <RangeField
          label={speak("Interest rate", "ब्याज दर")}
          hint={speak("The lender names the final rate", "आखिरी दर लोन देने वाली कंपनी तय करती है")}
          warning={speak("Above what we advertise", "हमारे विज्ञापन में बताई गई दर से ज़्यादा")}
          min={0.5}
          max={30}
          step={0.5}
          defaultValue={24}
          format={(rate) => `${rate}%`}
        />
      ),
    },
  ],
};
