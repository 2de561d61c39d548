import { toggleStaticAccordions } from "#ui/Accordion/static-accordions";
import { offerListening } from "#ui/Listen/offer-listening";
import { markTouchedParts, startApplicationWhenNeeded } from "./application.ts";
import {
  closeAfterChoice,
  closeOverlays,
  closeDetailsOutside,
  correctYear,
  handleThemeChoice,
  keepFocusInView,
  checkThemeRadio,
} from "./header.ts";
import { whenLaidOut } from "./first-screen.ts";
import { restoreAfterSwitch, updateSwitchLinks, handleLanguageSwitch, offerLanguage } from "./language.ts";
import { reloadWhenNeeded } from "./reload.ts";
import { copySectionLinks, focusLinkTargets, markSectionInView, makeTablesReachable } from "./text.ts";

/**
 * The script of every page: it enhances HTML that never changes, and starts the application where something needs it.
 * All listeners are on the window, so they work before and after hydration.
 * docs/decisions/0021-static-pages.md
 */
let stop: (() => void)[] = [];

/** Enhances the current content: after the page load, and again when the application has rendered another page or part. */
function updatePage(): void {
  for (const undo of stop) undo();
  // Measuring a table would lay out its section before the first frame.
  stop = [whenLaidOut(makeTablesReachable), markSectionInView()];
  updateSwitchLinks();
  offerLanguage();
  checkThemeRadio();
  correctYear();
}

handleThemeChoice();
closeDetailsOutside();
closeAfterChoice();
keepFocusInView();
copySectionLinks();
focusLinkTargets();
toggleStaticAccordions();
handleLanguageSwitch();
markTouchedParts();
offerListening();
updatePage();
restoreAfterSwitch();
reloadWhenNeeded();
addEventListener("site-ready", updatePage);
addEventListener("site-navigated", () => {
  closeOverlays();
  updatePage();
});
if (!startApplicationWhenNeeded()) document.documentElement.dataset.ready = "page";
dispatchEvent(new Event("page-ready"));
