import type { Gallery } from "../gallery.ts";
import { Link } from "../Link/Link.tsx";
import { Disclosure } from "./Disclosure.tsx";

export const gallery: Gallery = {
  part: "Disclosure",
  use: "Details to open. For a list of questions use Accordion. Do not hide what everyone must read.",
  keyboard: [
    ["Tab", "moves to the summary"],
    ["Enter, Space", "opens and shuts"],
    ["Escape", "shuts a menu and returns to its summary"],
  ],
  examples: [
    {
      name: "closed",
      render: (speak) => (
        <Disclosure summary={speak("What will I really receive and repay?", "असल में कितना मिलेगा और कितना चुकाना होगा?")}>
          <p>
            {speak("The fee is taken from the loan before it reaches you.", "शुल्क लोन की रकम में से पहले ही कट जाता है।")}
          </p>
        </Disclosure>
      ),
    },
    {
      name: "open, as a heading",
      render: (speak) => (
        <Disclosure level={3} defaultOpen summary={speak("Required documents", "ज़रूरी दस्तावेज़")}>
          <p>{speak("PAN card, Aadhaar card and bank statements.", "PAN कार्ड, आधार कार्ड और बैंक स्टेटमेंट।")}</p>
        </Disclosure>
      ),
    },
    {
      name: "menu",
      render: (speak) => (
        <Disclosure menu summary={speak("Lending partner", "लेंडिंग पार्टनर")}>
          <ul role="list">
            <li>
              <Link href="/lending-partner" tone="quiet" standalone>
                {speak("Partner", "पार्टनर")}
              </Link>
            </li>
            <li>
              <Link href="/lending-partner" tone="quiet" standalone>
                {speak("Policies", "नीतियाँ")}
              </Link>
            </li>
          </ul>
        </Disclosure>
      ),
    },
  ],
};
