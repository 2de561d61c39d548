import { Button } from "../Button/Button.tsx";
import type { Gallery, Speak } from "../gallery.ts";
import { AnnouncerProvider, useAnnounce } from "./Announcer.tsx";

function Total({ speak }: { speak: Speak }) {
  const announce = useAnnounce();
  return (
    <Button tone="neutral" onClick={() => announce(speak("Total payable ₹25,493.15", "कुल देय रकम ₹25,493.15"))}>
      {speak("Say the total", "कुल रकम बोलें")}
    </Button>
  );
}

export const gallery: Gallery = {
  part: "Announcer",
  use: "Says to screen readers what the eye sees change elsewhere: a new total, so many results. AnnouncerProvider stands once, in the shell; useAnnounce speaks. Errors and news that stay are a Notice.",
  examples: [{ name: "says a total", render: (speak) => <AnnouncerProvider><Total speak={speak} /></AnnouncerProvider> }],
};
