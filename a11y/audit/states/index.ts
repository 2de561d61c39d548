import type { State } from "../subject.ts";
import { applicationStates } from "./application.ts";
import { formStates } from "./forms.ts";
import { homeStates } from "./home.ts";
import { shellStates } from "./shell.ts";
import { textStates } from "./texts.ts";
import { videoStates } from "./video-kyc.ts";

/** Every audited state of a page. A new one goes into the file of its page. */
export const states: readonly State[] = [
  ...shellStates,
  ...homeStates,
  ...applicationStates,
  ...formStates,
  ...textStates,
  ...videoStates,
];
