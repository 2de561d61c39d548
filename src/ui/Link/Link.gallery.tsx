import type { Gallery } from "../gallery.ts";
import { Icon } from "../Icon/Icon.tsx";
import * as icons from "../Icon/icons.ts";
import { Link } from "./Link.tsx";

export const gallery: Gallery = {
  part: "Link",
  use: "A link to another page or place. For an action on this page use Button; for a link with the same emphasis, ButtonLink.",
  keyboard: [
    ["Tab", "moves to the link"],
    ["Enter", "follows it"],
  ],
  examples: [
    {
      name: "in a sentence",
      render: (speak) => (
        <p>
          {speak("Before you apply, read", "आवेदन से पहले पढ़ें:")}{" "}
          <Link href="/key-fact-statement">{speak("the key fact statement", "मुख्य तथ्य विवरण (KFS)")}</Link>
          {speak(".", "।")}
        </p>
      ),
    },
    {
      name: "by itself, with an icon",
      render: (speak) => (
        <Link href="tel:+910000000000" standalone>
          <Icon shape={icons.phone} />
          {speak("Call us", "हमें फ़ोन करें")}
        </Link>
      ),
    },
    {
      name: "quiet",
      render: (speak) => (
        <Link href="/faqs" tone="quiet" standalone>
          {speak("FAQs", "अक्सर पूछे जाने वाले सवाल")}
        </Link>
      ),
    },
    {
      name: "to another site",
      render: (speak) => (
        <Link href="https://lender.example/" standalone>
          {speak("The lender's own site", "लोन देने वाली कंपनी की साइट")}
        </Link>
      ),
    },
    {
      name: "in another window",
      render: (speak) => (
        <Link href="https://lender.example/" standalone opensIn={speak("(opens in a new tab)", "(नए टैब में खुलेगा)")}>
          {speak("The lender's own site", "लोन देने वाली कंपनी की साइट")}
        </Link>
      ),
    },
    {
      name: "to the other language",
      render: (speak) => (
        <Link href={speak("/hi/", "/")} lang={speak("hi", "en")} hrefLang={speak("hi-IN", "en-IN")} reload standalone>
          {speak("हिन्दी", "English")}
        </Link>
      ),
    },
    {
      name: "where one is",
      render: (speak) => (
        <Link href="/contact-us" aria-current="page" standalone>
          {speak("Contact us", "संपर्क करें")}
        </Link>
      ),
    },
    {
      name: "long words",
      render: (speak) => (
        <p>
          {speak("The rates stand at", "दरें यहाँ हैं:")}{" "}
          <Link href="/terms-rates">
            {speak(
              "https://www.saral-loans.example/a-very-long-address-that-has-no-place-to-break-and-must-not-push-the-page",
              "अल्पावधि-ऋण-के-नियम-शर्तें-ब्याज-दरें-और-सभी-शुल्कों-की-पूरी-सूची-वाला-पेज",
            )}
          </Link>
        </p>
      ),
    },
  ],
};
