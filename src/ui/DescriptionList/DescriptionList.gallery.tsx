import type { Gallery } from "../gallery.ts";
import { DescriptionList } from "./DescriptionList.tsx";

export const gallery: Gallery = {
  part: "DescriptionList",
  use: "Terms with their values, one pair per row: a summary, the details of a bank account. For more columns use Table.",
  examples: [
    {
      name: "summary, with the key to the doughnut",
      render: (speak) => (
        <DescriptionList
          items={[
            { id: "principal", term: speak("Principal", "मूल रकम"), value: "₹25,000.00", swatch: "principal" },
            { id: "interest", term: speak("Interest", "ब्याज"), value: "₹493.15", swatch: "interest" },
            { id: "total", term: speak("Total payable", "कुल देय रकम"), value: "₹25,493.15", emphasis: true },
          ]}
        />
      ),
    },
    {
      name: "long words",
      render: (speak) => (
        <DescriptionList
          items={[
            {
              id: "upi",
              term: speak("UPI ID", "UPI आईडी"),
              value: "a-very-long-name-that-has-no-place-to-break.collections@examplebank",
            },
            {
              id: "branch",
              term: speak("Branch of the bank in which the account is held", "बैंक की वह शाखा जिसमें खाता है"),
              value: speak("Connaught Place, New Delhi", "कनॉट प्लेस, नई दिल्ली"),
            },
          ]}
        />
      ),
    },
  ],
};
