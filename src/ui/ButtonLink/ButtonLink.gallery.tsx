import type { Gallery } from "../gallery.ts";
import { Icon } from "../Icon/Icon.tsx";
import * as icons from "../Icon/icons.ts";
import { ButtonLink } from "./ButtonLink.tsx";

export const gallery: Gallery = {
  part: "ButtonLink",
  use: "A link to another page that looks like a button. For an action on this page use Button; in a sentence use Link.",
  keyboard: [
    ["Tab", "moves to the link"],
    ["Enter", "follows it"],
  ],
  examples: [
    { name: "accent", render: (speak) => <ButtonLink href="/about-us">{speak("Learn more", "और जानें")}</ButtonLink> },
    {
      name: "highlight, large",
      render: (speak) => (
        <ButtonLink href="/apply-now" tone="highlight" size="large">
          {speak("Apply now", "अभी आवेदन करें")}
        </ButtonLink>
      ),
    },
    {
      name: "neutral, with an icon",
      render: (speak) => (
        <ButtonLink href="/check" tone="neutral" icon={<Icon shape={icons.search} />}>
          {speak("Check your loan status", "अपने आवेदन की स्थिति देखें")}
        </ButtonLink>
      ),
    },
    {
      name: "quiet, small",
      render: (speak) => (
        <ButtonLink href="/faqs" tone="quiet" size="small">
          {speak("FAQs", "अक्सर पूछे जाने वाले सवाल")}
        </ButtonLink>
      ),
    },
    {
      name: "full width",
      render: (speak) => (
        <ButtonLink href="/apply-now" fullWidth>
          {speak("Apply now", "अभी आवेदन करें")}
        </ButtonLink>
      ),
    },
  ],
};
