import { ButtonLink } from "../ButtonLink/ButtonLink.tsx";
import type { Gallery } from "../gallery.ts";
import { Drawing } from "../private/Drawing.tsx";
import * as art from "../theme/art.css.ts";
import { Hero } from "./Hero.tsx";

const drawing = (
  <Drawing viewBox="0 0 200 140">
    <circle className={art.soft} cx="100" cy="70" r="64" />
    <rect className={art.thing} x="48" y="36" width="104" height="68" rx="8" />
    <path className={art.accent} d="m50 42 50 34 50-34" />
  </Drawing>
);

export const gallery: Gallery = {
  part: "Hero",
  use: "The top of a page, once, with the page's h1. The bands below are Sections.",
  examples: [
    { name: "words alone", render: (speak) => <Hero heading={speak("Careers", "करियर")} /> },
    {
      name: "with eyebrow, lead, drawing and something to do",
      render: (speak) => (
        <Hero
          eyebrow={speak("We are here", "हम यहाँ हैं")}
          heading={speak("Contact us", "संपर्क करें")}
          lead={speak(
            "Talk to us about a loan, an application or a repayment.",
            "लोन, आवेदन या भुगतान के बारे में हमसे बात करें।",
          )}
          figure={drawing}
        >
          <ButtonLink href="#message" tone="highlight">
            {speak("Write a message", "संदेश लिखें")}
          </ButtonLink>
        </Hero>
      ),
    },
    {
      name: "with room for a box that is drawn up over its edge",
      render: (speak) => <Hero heading={speak("Repay Loan", "लोन चुकाएँ")} overlapped />,
    },
    {
      name: "long words",
      render: (speak) => (
        <Hero
          heading={speak(
            "Everything-about-repayment-that-cannot-be-parted-anywhere",
            "भुगतान-के-बारे-में-सब-कुछ-जो-कहीं-टूट-नहीं-सकता",
          )}
          lead={speak("A sentence.", "एक वाक्य।")}
        />
      ),
    },
  ],
};
