import type { Gallery, Speak } from "../gallery.ts";
import { Accordion, type AccordionItem } from "./Accordion.tsx";

const questions = (speak: Speak, place: string): AccordionItem[] => [
  {
    id: `${place}-what`,
    heading: speak("What is Saral Loans and how does it work?", "सरल लोन क्या है और यह कैसे काम करता है?"),
    content: (
      <p>
        {speak(
          "A platform on which you apply for a short-term loan. A registered lender decides and pays.",
          "यहाँ आप कम समय के लोन के लिए आवेदन करते हैं। लोन का फ़ैसला पंजीकृत NBFC करती है, और पैसा भी वही देती है।",
        )}
      </p>
    ),
  },
  {
    id: `${place}-safe`,
    heading: speak("Is my data safe?", "क्या मेरी जानकारी सुरक्षित है?"),
    content: (
      <p>
        {speak(
          "It is encrypted on its way and used only to assess your application.",
          "जानकारी भेजते समय सुरक्षित रहती है और सिर्फ़ आवेदन की जाँच में काम आती है।",
        )}
      </p>
    ),
  },
];

export const gallery: Gallery = {
  part: "Accordion",
  use: "Questions or topics of which a reader wants one or two. For a single one use Disclosure. Do not hide what everyone must read.",
  keyboard: [
    ["Tab", "moves to the next heading, and through what is open"],
    ["Enter, Space", "opens and shuts"],
    ["Arrow down, Arrow up", "move to the next and the previous heading"],
    ["Home, End", "move to the first and the last heading"],
  ],
  examples: [
    { name: "closed", render: (speak) => <Accordion level={3} items={questions(speak, "closed")} /> },
    {
      name: "the first open",
      render: (speak) => <Accordion level={3} items={questions(speak, "open")} defaultOpen={["open-what"]} />,
    },
  ],
};
