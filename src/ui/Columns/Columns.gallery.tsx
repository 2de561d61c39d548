import { Card } from "../Card/Card.tsx";
import type { Gallery } from "../gallery.ts";
import { Columns } from "./Columns.tsx";

export const gallery: Gallery = {
  part: "Columns",
  use: "Content side by side, stacked on a narrow screen: similar cards, a text beside its picture. For buttons and words use Inline.",
  examples: [
    {
      name: "three",
      render: (speak) => (
        <Columns columns={3} as="ul">
          <Card as="li" heading={speak("Quick approvals", "जल्दी मंज़ूरी")} />
          <Card as="li" heading={speak("Trusted partner", "भरोसेमंद साथी")} />
          <Card as="li" heading={speak("Customer first", "ग्राहक सबसे पहले")} />
        </Columns>
      ),
    },
    {
      name: "the first wider, from the desktop on",
      render: (speak) => (
        <Columns columns="wide-start" collapse="desktop" align="start" space={400}>
          <Card tone="muted" heading={speak("Loan amount", "लोन की रकम")} />
          <Card heading={speak("Total payable", "कुल देय रकम")} />
        </Columns>
      ),
    },
  ],
};
