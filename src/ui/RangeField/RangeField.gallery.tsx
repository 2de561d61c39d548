import { useState } from "react";
import type { Gallery, Speak } from "../gallery.ts";
import { NumberField } from "../NumberField/NumberField.tsx";
import { RangeField } from "./RangeField.tsx";

const grouped = new Intl.NumberFormat("en-IN");
const rupees = (value: number) => `₹${grouped.format(value)}`;

function WithNumber({ speak }: { speak: Speak }) {
  const [amount, setAmount] = useState(25_000);
  const limits = { min: 5_000, max: 200_000, step: 1_000 };
  const label = speak("Loan amount", "लोन की रकम");
  return (
    <RangeField
      label={label}
      {...limits}
      value={amount}
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
          onChange={(next) => next !== null && setAmount(next)}
          format={grouped.format}
          parse={(text) => (/^[\d,]+$/.test(text) ? Number(text.replaceAll(",", "")) : undefined)}
        />
      }
    />
  );
}

export const gallery: Gallery = {
  part: "RangeField",
  use: "A value found by moving along a line, where about right is right enough. Beside it, for an exact one, a NumberField.",
  keyboard: [["Tab", "moves to the slider"], ["arrows", "one step"], ["Page Up, Page Down", "a tenth of the line"], ["Home, End", "lowest, highest"]],
  examples: [
    { name: "rupees", render: (speak) => <RangeField label={speak("Loan amount", "लोन की रकम")} min={5_000} max={200_000} step={1_000} defaultValue={75_000} format={rupees} /> },
    { name: "lowest", render: (speak) => <RangeField label={speak("Tenure", "लोन की अवधि")} min={90} max={365} defaultValue={90} format={(days) => speak(`${days} days`, `${days} दिन`)} /> },
    { name: "highest", render: (speak) => <RangeField label={speak("Tenure", "लोन की अवधि")} min={90} max={365} defaultValue={365} format={(days) => speak(`${days} days`, `${days} दिन`)} /> },
    { name: "halves", render: (speak) => <RangeField label={speak("Interest rate", "ब्याज दर")} min={0.5} max={30} step={0.5} defaultValue={8} format={(rate) => speak(`${rate}% a year`, `${rate}% सालाना`)} /> },
    { name: "with a number beside", render: (speak) => <WithNumber speak={speak} /> },
    {
      name: "hint and remark",
      render: (speak) => (
        <RangeField
          label={speak("Interest rate", "ब्याज दर")}
          hint={speak("The lender names the final rate", "आख़िरी दर लोन देने वाली कंपनी बताती है")}
          remark={speak("Above what we advertise", "हमारे विज्ञापन से ज़्यादा")}
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
