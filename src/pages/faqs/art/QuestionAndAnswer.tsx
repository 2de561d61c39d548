import * as art from "#ui/theme/art.css";
import { Drawing } from "#ui";

/** A question in one bubble, its answer line by line in another. */
export const QuestionAndAnswer = () => (
  <Drawing viewBox="0 0 320 260">
    <circle className={art.soft} cx="160" cy="130" r="118" />
    <path
      className={art.thing}
      d="M44 36h128a14 14 0 0 1 14 14v62a14 14 0 0 1-14 14H92l-30 26v-26H44a14 14 0 0 1-14-14V50a14 14 0 0 1 14-14z"
    />
    <path className={art.accent} d="M92 70c2-24 36-22 34 0-1 14-18 12-18 26M108 110v1" />
    <path
      className={art.filled}
      d="M148 116h130a14 14 0 0 1 14 14v68a14 14 0 0 1-14 14h-16v26l-30-26h-84a14 14 0 0 1-14-14v-68a14 14 0 0 1 14-14z"
    />
    <path className={art.mark} d="M180 146h86M180 166h86M180 186h52" />
    <path className={art.accent} d="m150 146 6 6 11-12M150 166l6 6 11-12M150 186l6 6 11-12" />
    <circle className={art.thing} cx="74" cy="204" r="24" />
    <path className={art.accent} d="M65 194h18M65 200h18M65 194h5a6 6 0 0 1 0 12h-5l11 11" />
  </Drawing>
);
