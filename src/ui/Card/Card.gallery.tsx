import { Badge } from "../Badge/Badge.tsx";
import { ButtonLink } from "../ButtonLink/ButtonLink.tsx";
import type { Gallery } from "../gallery.ts";
import { Icon } from "../Icon/Icon.tsx";
import * as icons from "../Icon/icons.ts";
import { Card } from "./Card.tsx";

export const gallery: Gallery = {
  part: "Card",
  use: "One of several similar things, or a separate box on the page. For a band across the page use Section; for a message use Notice.",
  keyboard: [
    ["Tab", "moves to the link of a card that leads somewhere"],
    ["Enter", "follows it"],
  ],
  examples: [
    {
      name: "with icon and heading",
      render: (speak) => (
        <Card
          figure={<Icon shape={icons.shield} size="large" />}
          heading={speak("Secure & transparent", "सुरक्षित और साफ़")}
        >
          <p>{speak("Every charge is named before you apply.", "हर शुल्क आवेदन से पहले बताया जाता है।")}</p>
        </Card>
      ),
    },
    {
      name: "leads somewhere",
      render: (speak) => (
        <Card
          as="article"
          href="/blog-details/1"
          heading={speak("Five things to check before you borrow", "लोन लेने से पहले ये पाँच बातें जाँचें")}
          foot={<Badge>15/08/2026</Badge>}
        >
          <p>
            {speak(
              "A loan is cheap or dear in its fees, not only in its rate.",
              "लोन सस्ता है या महँगा, यह सिर्फ़ दर से नहीं, शुल्क से भी तय होता है।",
            )}
          </p>
        </Card>
      ),
    },
    {
      name: "leads somewhere by words of its own",
      render: (speak) => (
        <Card
          as="article"
          href="/blog-details/2"
          more={speak("Read More", "और पढ़ें")}
          heading={speak("How to read a Key Fact Statement", "मुख्य तथ्य विवरण कैसे पढ़ें")}
          foot={<Badge>15/08/2026</Badge>}
        >
          <p>{speak("The whole cost stands on one sheet.", "पूरा खर्च एक ही पन्ने पर लिखा होता है।")}</p>
        </Card>
      ),
    },
    {
      name: "muted",
      render: (speak) => (
        <Card tone="muted" heading={speak("Rates & Charges", "दरें और शुल्क")}>
          <p>{speak("No prepayment fees", "समय से पहले चुकाने पर कोई शुल्क नहीं")}</p>
        </Card>
      ),
    },
    {
      name: "highlight, large, with a foot",
      render: (speak) => (
        <Card
          tone="highlight"
          size="large"
          heading={speak("You are ready to apply", "आप आवेदन कर सकते हैं")}
          foot={
            <ButtonLink href="/apply-now" tone="highlight">
              {speak("Apply now", "अभी आवेदन करें")}
            </ButtonLink>
          }
        >
          <p>{speak("It takes about five minutes.", "करीब पाँच मिनट लगते हैं।")}</p>
        </Card>
      ),
    },
    {
      name: "inverse",
      render: (speak) => (
        <Card tone="inverse" heading={speak("Our mission", "हमारा उद्देश्य")}>
          <p>{speak("Credit that is easy to understand.", "ऐसा लोन जो आसानी से समझ आए।")}</p>
        </Card>
      ),
    },
    {
      name: "long words",
      render: (speak) => (
        <Card heading={speak("Pneumonoultramicroscopicsilicovolcanoconiosis", "अन्तरराष्ट्रीयकरणसम्बन्धीदिशानिर्देशपुस्तिका")} />
      ),
    },
  ],
};
