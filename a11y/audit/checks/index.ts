import type { Check } from "../check.ts";
import { axeEngine } from "../engines/axe.ts";
import { equalAccess } from "../engines/equal-access.ts";
import { markup } from "../engines/markup.ts";
import { clipping } from "./clipping.ts";
import { colourAlone } from "./colour-alone.ts";
import { errors } from "./errors.ts";
import { filmContrast } from "./film-contrast.ts";
import { focusPlaced } from "./focus-placed.ts";
import { headings } from "./headings.ts";
import { keyboard } from "./keyboard.ts";
import { languageOfParts } from "./language-of-parts.ts";
import { liveRegions } from "./live-regions.ts";
import { motion } from "./motion.ts";
import { names } from "./names.ts";
import { readingOrder } from "./reading-order.ts";
import { reflow } from "./reflow.ts";
import { targetSize } from "./target-size.ts";
import { timeouts } from "./timeouts.ts";

/** The checks of a visit, in this order: checks that only read come first, checks that press keys or move things last. */
export const checks: readonly Check[] = [
  focusPlaced, liveRegions, motion, axeEngine, equalAccess, markup,
  names, languageOfParts, headings, readingOrder, colourAlone, errors, reflow, clipping, targetSize,
  filmContrast, timeouts, keyboard,
];
