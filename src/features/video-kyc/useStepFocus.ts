import { useEffect, type RefObject } from "react";
import { focusHeading } from "#ui";
import * as styles from "./VideoStatement.css.ts";

/** From where on a step is seen: with the sentences while one reads them, else from its own beginning. */
const beginnings = { sentences: `.${styles.root}`, step: `.${styles.panel}` } as const;

/**
 * Moves the focus to what is next to do, for what was pressed is gone, and the screen to where the step begins, for the
 * browser alone would go no further than to the focus. Nothing happens unless it is wanted.
 */
export function useStepFocus(
  target: RefObject<HTMLElement | null>,
  { from = "step", wanted = true }: { from?: keyof typeof beginnings; wanted?: boolean } = {},
): void {
  useEffect(() => {
    const element = target.current;
    if (!wanted || !element) return;
    // Time and the device go on by themselves: whoever is busy elsewhere on the page is not called away.
    const busy = document.activeElement;
    if (busy && busy !== document.body && !element.closest(beginnings.step)?.contains(busy)) return;
    focusHeading(element, { preventScroll: true });
    element.closest(beginnings[from])?.scrollIntoView({ block: "start" });
  }, [target, from, wanted]);
}
