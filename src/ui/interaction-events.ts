/** Events of a visitor's first interaction, anywhere on the page. */
export const interactionEvents = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"] as const;

/** Distance from the viewport that counts as near: about what a visitor scrolls while a chunk loads. */
export const viewportMargin = "200px";
