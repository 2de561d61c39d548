import type { Gallery } from "../gallery.ts";
import { Icon } from "../Icon/Icon.tsx";
import * as icons from "../Icon/icons.ts";
import { Badge } from "./Badge.tsx";

export const gallery: Gallery = {
  part: "Badge",
  use: "The state of something in one or two words. It cannot be pressed. For a longer message use Notice.",
  examples: [
    { name: "neutral", render: (speak) => <Badge>{speak("Received", "मिल गया")}</Badge> },
    {
      name: "info",
      render: (speak) => (
        <Badge tone="info" icon={<Icon shape={icons.clock} />}>
          {speak("Under review", "जाँच जारी है")}
        </Badge>
      ),
    },
    {
      name: "positive",
      render: (speak) => (
        <Badge tone="positive" icon={<Icon shape={icons.check} />}>
          {speak("Approved", "मंज़ूर")}
        </Badge>
      ),
    },
    { name: "caution", render: (speak) => <Badge tone="caution">{speak("Documents needed", "दस्तावेज़ चाहिए")}</Badge> },
    { name: "critical", render: (speak) => <Badge tone="critical">{speak("Rejected", "नामंज़ूर")}</Badge> },
  ],
};
