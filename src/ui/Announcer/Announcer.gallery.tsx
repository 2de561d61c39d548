import { Button } from "../Button/Button.tsx";
import type { Gallery, Speak } from "../gallery.ts";
import { AnnouncerProvider, useAnnounce } from "./Announcer.tsx";

function Total({ speak }: { speak: Speak }) {
  const announce = useAnnounce();
  return (
    <Button tone="neutral" onClick={() => announce(speak("Total payable ₹25,493.15", "कुल देय रकम ₹25,493.15"))}>
      {speak("Say the total", "कुल रकम सुनें")}
    </Button>
  );
}

export const gallery: Gallery = {
  part: "Announcer",
  use: "Announces a visible change elsewhere on the page to screen readers: a new total, a number of results. AnnouncerProvider is rendered once, in the shell; useAnnounce announces. For errors and messages that stay use Notice.",
  examples: [
    {
      name: "says a total",
      render: (speak) => (
        <AnnouncerProvider>
          <Total speak={speak} />
        </AnnouncerProvider>
      ),
    },
  ],
};
