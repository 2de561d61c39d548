import type { Journey } from "../visit.ts";
import { application } from "./application.ts";
import { calculator } from "./calculator.ts";
import { faqs } from "./faqs.ts";
import { languageSwitch } from "./language-switch.ts";
import { navigation } from "./navigation.ts";
import { selects } from "./selects.ts";

/** Every journey, in the order in which they are made. */
export const journeys = [application, selects, faqs, calculator, navigation, languageSwitch] as unknown as readonly Journey[];
