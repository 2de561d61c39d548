import { Button } from "../Button/Button.tsx";
import { ButtonLink } from "../ButtonLink/ButtonLink.tsx";
import { Card } from "../Card/Card.tsx";
import { Columns } from "../Columns/Columns.tsx";
import type { Gallery } from "../gallery.ts";
import { Inline } from "../Inline/Inline.tsx";
import { Link } from "../Link/Link.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Section } from "./Section.tsx";

export const gallery: Gallery = {
  part: "Section",
  use: "A band across the page with a heading; pages consist of these. Neighbours have different tones; use inverse once per screen. For a box in a section use Card.",
  examples: [
    {
      name: "page",
      render: (speak) => (
        <Section
          level={3}
          eyebrow={speak("Who we are", "हम कौन हैं")}
          heading={speak("Borrow with the full cost in front of you", "पूरा खर्च देखकर लोन लें")}
          lead={speak(
            "Every rupee that you will repay is shown before you apply.",
            "आवेदन से पहले ही देखें कि कुल कितने रुपये चुकाने हैं।",
          )}
        >
          <Columns columns={3} as="ul">
            <Card as="li" level={4} heading={speak("Quick approvals", "जल्दी मंज़ूरी")}>
              {speak("Most answers come the same day.", "ज़्यादातर जवाब उसी दिन मिल जाते हैं।")}
            </Card>
            <Card as="li" level={4} heading={speak("Trusted partner", "भरोसेमंद साथी")}>
              {speak("A lender registered with the RBI.", "RBI में पंजीकृत कंपनी लोन देती है।")}
            </Card>
            <Card as="li" level={4} heading={speak("Customer first", "ग्राहक सबसे पहले")}>
              {speak("A person answers the phone.", "फ़ोन पर आपसे कोई व्यक्ति बात करता है।")}
            </Card>
          </Columns>
        </Section>
      ),
    },
    {
      name: "muted, in the middle",
      render: (speak) => (
        <Section
          tone="muted"
          align="center"
          level={3}
          heading={speak("How it works", "यह कैसे काम करता है")}
          lead={speak("Four steps, all online.", "चार कदम, सब ऑनलाइन।")}
        >
          <Card>{speak("Submit a simple online application", "ऑनलाइन आवेदन फ़ॉर्म भरें")}</Card>
        </Section>
      ),
    },
    {
      name: "inverse, with what may stand on it",
      render: (speak) => (
        <Section
          tone="inverse"
          level={3}
          eyebrow={speak("Up to ₹50,000", "₹50,000 तक")}
          heading={speak("Looking for a loan?", "लोन चाहिए?")}
          lead={
            <>
              {speak("Read", "पहले")}{" "}
              <Link href="/key-fact-statement">{speak("the key fact statement", "मुख्य तथ्य विवरण (KFS)")}</Link>{" "}
              {speak("first.", "पढ़ें।")}
            </>
          }
        >
          <Stack space={400}>
            <Inline>
              <ButtonLink href="/apply-now" tone="highlight" size="large">
                {speak("Apply now", "अभी आवेदन करें")}
              </ButtonLink>
              <Button tone="quiet">{speak("Show more", "और देखें")}</Button>
            </Inline>
            <Columns>
              <Card tone="inverse" level={4} heading={speak("A card of the deep band", "गहरी पट्टी का कार्ड")}>
                {speak("Its words are light.", "इसके शब्द हल्के रंग में हैं।")}
              </Card>
              <Card level={4} heading={speak("An ordinary card", "साधारण कार्ड")}>
                <p>
                  {speak("With", "यहाँ भी")}{" "}
                  <Link href="/faqs">{speak("a link that can be read", "लिंक साफ़ पढ़ा जाता है")}</Link>
                </p>
              </Card>
            </Columns>
          </Stack>
        </Section>
      ),
    },
    {
      name: "highlight, small",
      render: (speak) => (
        <Section
          tone="highlight"
          size="small"
          level={3}
          heading={speak("No prepayment fees", "समय से पहले चुकाने पर कोई शुल्क नहीं")}
        >
          <p>
            {speak(
              "Repay early and pay interest only for the days you kept the money.",
              "पहले चुकाएँ, और ब्याज सिर्फ़ उतने दिनों का दें।",
            )}
          </p>
        </Section>
      ),
    },
  ],
};
