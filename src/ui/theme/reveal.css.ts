import { easing, reveal } from "#tokens/primitive/motion";
import { part } from "./style.ts";

/** Fades without movement, because a moving block is hard to press. Not in print and not with reduced motion. */
const moving = "screen and (prefers-reduced-motion: no-preference)";

const fading = (duration: string, name: string) =>
  part(
    {
      "@media": {
        [moving]: {
          selectors: {
            // Not ":focus-within": a button gets the focus on mousedown, and must not change before mouseup.
            "&[data-reveal=waiting]:not(:has(:focus-visible))": { opacity: 0 },
            "&[data-reveal=shown]": { transition: `opacity ${duration} ${easing.out}` },
          },
        },
      },
    },
    name,
  );

/** For a block with the ref of `useReveal`. */
export const fadeIn = fading(reveal.duration, "fadeIn");
/** The same, but slower, for important content. */
export const fadeInSlowly = fading(reveal.slowDuration, "fadeInSlowly");
