import type { Journey } from "../session.ts";
import { applicationJourney } from "./application.ts";
import { calculatorJourney } from "./calculator.ts";
import { faqsJourney } from "./faqs.ts";
import { languageSwitchJourney } from "./language-switch.ts";
import { lookUpJourney } from "./look-up.ts";
import { navigationJourney } from "./navigation.ts";
import { selectsJourney } from "./selects.ts";
import { videoKycJourney } from "./video-kyc.ts";

/** Every journey, in the order they run. */
export const journeys = [
  applicationJourney,
  selectsJourney,
  faqsJourney,
  calculatorJourney,
  lookUpJourney,
  navigationJourney,
  languageSwitchJourney,
  videoKycJourney,
] as unknown as readonly Journey[];
