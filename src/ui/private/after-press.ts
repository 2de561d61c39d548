/**
 * Runs `act` once no mouse button is down. A field loses the focus at the start of a press; a message shown then would
 * move the page, and the release would miss the pressed element.
 */
export function afterPress(act: () => void): void {
  if (document.querySelector(":active") === null) return act();
  // The click follows the release in the same task.
  addEventListener("mouseup", () => setTimeout(act), { once: true, capture: true });
}
