import type { Gallery, Speak } from "../gallery.ts";
import { Table } from "./Table.tsx";

const columns = (speak: Speak) => [
  { heading: speak("Charge", "शुल्क") },
  { heading: speak("Amount", "रकम"), align: "end" as const },
];

export const gallery: Gallery = {
  part: "Table",
  use: "Data in rows and columns. For pairs of term and value use DescriptionList.",
  keyboard: [
    ["Tab", "moves to the table, if it is wider than its place"],
    ["Arrow left, Arrow right", "scroll it"],
  ],
  examples: [
    {
      name: "figures with a total",
      render: (speak) => (
        <Table
          scrollHint={speak("Scroll sideways to see all columns.", "सभी कॉलम देखने के लिए तालिका को दाएँ-बाएँ खिसकाएँ।")}
          caption={speak("What a loan of ₹50,000 costs", "₹50,000 के लोन का खर्च")}
          columns={columns(speak)}
          rows={[
            [speak("Processing fee", "प्रोसेसिंग शुल्क"), "₹4,000.00"],
            [speak("GST on the fee (18%)", "शुल्क पर GST (18%)"), "₹720.00"],
            [speak("Interest", "ब्याज"), "₹10,000.00"],
          ]}
          total={[speak("Total cost", "कुल खर्च"), "₹14,720.00"]}
        />
      ),
    },
    {
      name: "wider than its place",
      render: (speak) => (
        <Table
          scrollHint={speak("Scroll sideways to see all columns.", "सभी कॉलम देखने के लिए तालिका को दाएँ-बाएँ खिसकाएँ।")}
          caption={speak("Instalments", "किस्तों की तालिका")}
          columns={[
            { heading: speak("Due date", "भुगतान की तारीख") },
            ...[
              speak("Instalment", "किस्त"),
              speak("Interest", "ब्याज"),
              speak("Principal", "मूल रकम"),
              speak("Outstanding", "बाकी रकम"),
              speak("Fees", "शुल्क"),
              speak("Penal charges", "देर से चुकाने पर शुल्क"),
              speak("Amount you receive", "आपके खाते में आने वाली रकम"),
            ].map((heading) => ({ heading, align: "end" as const })),
          ]}
          rows={["15/08/2026", "15/09/2026"].map((date) => [
            date,
            "₹17,250.00",
            "₹583.00",
            "₹16,667.00",
            "₹33,333.00",
            "₹0.00",
            "₹0.00",
            "₹45,280.00",
          ])}
        />
      ),
    },
    {
      name: "caption only heard, first column no heading",
      render: (speak) => (
        <Table
          scrollHint={speak("Scroll sideways to see all columns.", "सभी कॉलम देखने के लिए तालिका को दाएँ-बाएँ खिसकाएँ।")}
          caption={speak("Documents", "दस्तावेज़")}
          showCaption={false}
          rowHeadings={false}
          columns={[
            { heading: speak("Proof of identity", "पहचान का प्रमाण") },
            { heading: speak("Proof of address", "पते का प्रमाण") },
          ]}
          rows={[
            [speak("Passport", "पासपोर्ट"), speak("Voter ID", "वोटर आईडी")],
            [speak("PAN card", "PAN कार्ड"), speak("Aadhaar card", "आधार कार्ड")],
          ]}
        />
      ),
    },
  ],
};
