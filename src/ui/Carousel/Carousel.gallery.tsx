import { Card } from "../Card/Card.tsx";
import { Link } from "../Link/Link.tsx";
import type { Gallery, Speak } from "../gallery.ts";
import { Carousel, type CarouselSlide, type CarouselLabels } from "./Carousel.tsx";

const words = (speak: Speak): CarouselLabels => ({
  carousel: speak("carousel", "स्लाइड शो"),
  slide: speak("slide", "स्लाइड"),
  position: (place, total) => speak(`${place} of ${total}`, `${total} में से ${place}`),
  goTo: (label) => speak(`Show: ${label}`, `दिखाएँ: ${label}`),
  previous: speak("Previous", "पिछली स्लाइड"),
  next: speak("Next", "अगली स्लाइड"),
  pause: speak("Stop moving", "स्लाइडें रोकें"),
  play: speak("Let it move", "स्लाइडें चलाएँ"),
  row: (label) => speak(`${label}, scrolls sideways`, `${label}, दाएँ-बाएँ खिसकता है`),
});

const slides = (speak: Speak): CarouselSlide[] =>
  [
    [
      speak("Borrow only what you need", "ज़रूरत भर का ही लोन लें"),
      speak("Interest is paid on the whole amount.", "ब्याज पूरी रकम पर लगता है।"),
    ],
    [
      speak("Compare the total, not the rate", "सिर्फ़ दर नहीं, कुल खर्च की तुलना करें"),
      speak("Fees can cost more than interest.", "शुल्क कभी-कभी ब्याज से ज़्यादा होता है।"),
    ],
    [
      speak("Repay on the due date", "भुगतान की तारीख पर चुकाएँ"),
      speak(
        "A late day costs a charge and harms your credit score.",
        "एक दिन की देर पर भी शुल्क लगता है और क्रेडिट स्कोर घटता है।",
      ),
    ],
    [
      speak("Keep your documents ready", "दस्तावेज़ तैयार रखें"),
      speak("Six months of bank statements are asked for.", "पिछले छह महीनों के बैंक स्टेटमेंट माँगे जाते हैं।"),
    ],
    [
      speak("Read before you sign", "पढ़कर ही हस्ताक्षर करें"),
      speak("The key fact statement says it all on one page.", "मुख्य तथ्य विवरण (KFS) एक पेज पर सब बताता है।"),
    ],
  ].map(([label = "", text = ""], index) => ({
    id: `tip-${index}`,
    label,
    content: (
      <Card heading={label}>
        <p>{text}</p>
      </Card>
    ),
  }));

/** With a link in each slide, because links in moving slides must be reachable. */
const linked = (speak: Speak): CarouselSlide[] =>
  slides(speak).map(({ id, label }) => ({
    id,
    label,
    content: (
      <Card heading={label}>
        <Link href="#main">{speak(`More: ${label}`, `और जानें: ${label}`)}</Link>
      </Card>
    ),
  }));

export const gallery: Gallery = {
  part: "Carousel",
  use: "Things of equal rank, one or a few at a time. For things everyone should see use Columns.",
  keyboard: [
    [
      "Tab",
      "moves to pause, previous, next, what is in the slide shown (in all of them where they glide by), and the dots; while the focus is inside, nothing moves by itself",
    ],
    ["Enter, Space", "press the button"],
  ],
  examples: [
    {
      name: "one a view",
      render: (speak) => (
        <Carousel
          label={speak("Loan tips, one a view", "लोन के सुझाव, एक-एक करके")}
          labels={words(speak)}
          slides={slides(speak)}
        />
      ),
    },
    {
      name: "some a view",
      render: (speak) => (
        <Carousel
          label={speak("Loan tips, some a view", "लोन के सुझाव, कई साथ")}
          labels={words(speak)}
          slides={slides(speak)}
          perView="some"
        />
      ),
    },
    {
      name: "moving by itself",
      render: (speak) => (
        <Carousel
          label={speak("Loan tips, moving", "लोन के सुझाव, अपने-आप चलते हुए")}
          labels={words(speak)}
          slides={slides(speak)}
          intervalMs={4000}
        />
      ),
    },
    {
      name: "gliding by",
      render: (speak) => (
        <Carousel
          label={speak("Loan tips, gliding", "लोन के सुझाव, धीरे-धीरे सरकते हुए")}
          labels={words(speak)}
          slides={linked(speak)}
          perView="some"
          glideMs={3000}
        />
      ),
    },
  ],
};
