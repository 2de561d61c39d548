/**
 * Runs `act` once no button of the mouse is down. A field is left at the beginning of a press, and what is then shown
 * under it moves the page: the release would be somewhere else, and the click lost.
 */
export function afterPress(act: () => void): void {
  if (document.querySelector(":active") === null) return act();
  // The click follows the release in the same task.
  addEventListener("mouseup", () => setTimeout(act), { once: true, capture: true });
}
