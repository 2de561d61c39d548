import type { Journey } from "../session.ts";
import { application } from "./application.ts";
import { calculator } from "./calculator.ts";
import { faqs } from "./faqs.ts";
import { languageSwitch } from "./language-switch.ts";
import { lookUp } from "./look-up.ts";
import { navigation } from "./navigation.ts";
import { selects } from "./selects.ts";
import { videoKyc } from "./video-kyc.ts";

/** Every journey, in the order they run. */
export const journeys = [application, selects, faqs, calculator, lookUp, navigation, languageSwitch, videoKyc] as unknown as readonly Journey[];
