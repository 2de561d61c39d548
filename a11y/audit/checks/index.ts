import type { Check } from "../check.ts";
import { axeCheck } from "../engines/axe.ts";
import { equalAccessCheck } from "../engines/equal-access.ts";
import { markupCheck } from "../engines/markup.ts";
import { clippingCheck } from "./clipping.ts";
import { colourAloneCheck } from "./colour-alone.ts";
import { errorsCheck } from "./errors.ts";
import { filmContrastCheck } from "./film-contrast.ts";
import { focusPlacedCheck } from "./focus-placed.ts";
import { headingsCheck } from "./headings.ts";
import { keyboardCheck } from "./keyboard.ts";
import { languageOfPartsCheck } from "./language-of-parts.ts";
import { liveRegionsCheck } from "./live-regions.ts";
import { motionCheck } from "./motion.ts";
import { namesCheck } from "./names.ts";
import { readingOrderCheck } from "./reading-order.ts";
import { reflowCheck } from "./reflow.ts";
import { targetSizeCheck } from "./target-size.ts";
import { timeoutsCheck } from "./timeouts.ts";

/** The checks of a visit, in this order: checks that only read come first, checks that press keys or move things last. */
export const checks: readonly Check[] = [
  focusPlacedCheck,
  liveRegionsCheck,
  motionCheck,
  axeCheck,
  equalAccessCheck,
  markupCheck,
  namesCheck,
  languageOfPartsCheck,
  headingsCheck,
  readingOrderCheck,
  colourAloneCheck,
  errorsCheck,
  reflowCheck,
  clippingCheck,
  targetSizeCheck,
  filmContrastCheck,
  timeoutsCheck,
  keyboardCheck,
];
