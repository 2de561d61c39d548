import { useEffect, type RefObject } from "react";
import { focusHeading } from "#ui";
import * as styles from "./VideoStatement.css.ts";

/** What is scrolled to the top: the sentences while they are being read, otherwise the step itself. */
const beginnings = { sentences: `.${styles.root}`, step: `.${styles.panel}` } as const;

/**
 * Moves the focus to the next control, because the one that was pressed is gone, and scrolls to the start of the step,
 * because the browser would scroll only as far as the focused control. Does nothing unless it is asked to.
 */
export function useStepFocus(
  target: RefObject<HTMLElement | null>,
  { from = "step", wanted = true }: { from?: keyof typeof beginnings; wanted?: boolean } = {},
): void {
  useEffect(() => {
    const element = target.current;
    if (!wanted || !element) return;
    // A step can also change because time is up or the device fails: somebody elsewhere on the page is not interrupted.
    const busy = document.activeElement;
    if (busy && busy !== document.body && !element.closest(beginnings.step)?.contains(busy)) return;
    focusHeading(element, { preventScroll: true });
    element.closest(beginnings[from])?.scrollIntoView({ block: "start" });
  }, [target, from, wanted]);
}
