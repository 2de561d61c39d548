/** What a visitor does first, wherever on the page. */
export const interactionEvents = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"] as const;

/** How far outside the screen counts as near: about the time it takes to load what is needed. */
export const viewportMargin = "200px";
