import { toggleStaticAccordions } from "#ui/Accordion/static-accordions";
import { offerListening } from "#ui/Listen/offer-listening";
import { markTouchedParts, startWhenNeeded } from "./application.ts";
import { closeAfterChoice, closeAll, closeDetailsOutside, correctYear, followTheme, keepFocusInView, showTheme } from "./header.ts";
import { restoreAfterSwitch, completeSwitches, followLanguageSwitch, offerLanguage } from "./language.ts";
import { copySectionLinks, focusLinkedPlaces, followReading, makeTablesReachable } from "./text.ts";

/**
 * The script of every page: it enhances HTML that never changes, and starts the application where something needs it.
 * All listeners are on the window, so they work before and after hydration.
 * docs/decisions/0021-static-pages.md
 */
let stop: (() => void)[] = [];

/** Enhances the current content: after the page load, and again when the application has rendered another page or part. */
function look(): void {
  for (const undo of stop) undo();
  stop = [makeTablesReachable(), followReading()];
  completeSwitches();
  offerLanguage();
  showTheme();
  correctYear();
}

followTheme();
closeDetailsOutside();
closeAfterChoice();
keepFocusInView();
copySectionLinks();
focusLinkedPlaces();
toggleStaticAccordions();
followLanguageSwitch();
markTouchedParts();
offerListening();
look();
restoreAfterSwitch();
addEventListener("site-ready", look);
addEventListener("site-navigated", () => {
  closeAll();
  look();
});
if (!startWhenNeeded()) document.documentElement.dataset.ready = "page";
dispatchEvent(new Event("page-ready"));
