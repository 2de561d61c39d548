import type { State } from "../subject.ts";
import { applicationStates } from "./application.ts";
import { formStates } from "./forms.ts";
import { homeStates } from "./home.ts";
import { shellStates } from "./shell.ts";
import { textStates } from "./texts.ts";
import { videoStates } from "./video-kyc.ts";

/** Every state of a page that is more than the page as it comes. A new one is a recipe in the file where it belongs. */
export const states: readonly State[] = [...shellStates, ...homeStates, ...applicationStates, ...formStates, ...textStates, ...videoStates];
