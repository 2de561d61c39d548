import type { Gallery } from "../gallery.ts";
import { Doughnut } from "./Doughnut.tsx";

export const gallery: Gallery = {
  part: "Doughnut",
  use: "The parts of a loan as a picture. It is hidden from screen readers, so show a DescriptionList or a Table with the same figures beside it.",
  examples: [
    {
      name: "the calculator's defaults",
      render: () => <Doughnut principal={25_000} interest={493.15} badge="₹25,493" />,
    },
    {
      name: "the most",
      render: (speak) => (
        <Doughnut
          principal={200_000}
          interest={60_000}
          badge={
            <>
              <small>{speak("Total payable", "कुल देय रकम")}</small>₹2,60,000
            </>
          }
        />
      ),
    },
    { name: "no interest", render: () => <Doughnut principal={5_000} interest={0} badge="₹5,000" /> },
    {
      name: "more interest than principal",
      render: () => <Doughnut principal={20_000} interest={60_000} badge="₹80,000" />,
    },
  ],
};
