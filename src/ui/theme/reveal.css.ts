import { easing, reveal } from "#tokens/primitive/motion";
import { part } from "./style.ts";

/** It fades and does not move: a block on its way would slip from under the finger. Print shows all, and so does a screen whose owner wants less motion. */
const moving = "screen and (prefers-reduced-motion: no-preference)";

const fading = (duration: string, name: string) => part({
  "@media": {
    [moving]: {
      selectors: {
        // Not ":focus-within": a button takes the focus as the mouse goes down, and must not move before it comes up.
        "&[data-reveal=waiting]:not(:has(:focus-visible))": { opacity: 0 },
        "&[data-reveal=shown]": { transition: `opacity ${duration} ${easing.out}` },
      },
    },
  },
}, name);

/** For a block with the ref of `useReveal`. */
export const fadeIn = fading(reveal.duration, "fadeIn");
/** The same, more slowly: for what one should not overlook. */
export const fadeInSlowly = fading(reveal.slowDuration, "fadeInSlowly");
