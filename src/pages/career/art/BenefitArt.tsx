import * as art from "#ui/theme/art.css";
import { Drawing } from "#ui";

/** One drawing for each benefit. */
export const benefitArt = {
  /** A paper without small print, under a magnifying glass. */
  plain: () => (
    <Drawing viewBox="0 0 200 120">
      <ellipse className={art.soft} cx="100" cy="66" rx="84" ry="48" />
      <rect className={art.thing} x="56" y="12" width="76" height="98" rx="6" />
      <path className={art.mark} d="M70 32h48M70 48h48M70 64h22" />
      <path className={art.accent} d="m70 86 8 8 16-17" />
      <circle className={art.thing} cx="128" cy="72" r="24" />
      <path className={art.mark} d="M118 72h20M118 64h12M118 80h14M145 89l17 17" />
    </Drawing>
  ),
  /** Books and a light bulb. */
  learn: () => (
    <Drawing viewBox="0 0 200 120">
      <ellipse className={art.soft} cx="100" cy="66" rx="84" ry="48" />
      <path className={art.thing} d="M100 60c-12-8-28-10-46-8v52c18-2 34 0 46 8 12-8 28-10 46-8V52c-18-2-34 0-46 8z" />
      <path
        className={art.mark}
        d="M100 60v52M66 66c8 0 14 1 20 4M66 80c8 0 14 1 20 4M134 66c-8 0-14 1-20 4M134 80c-8 0-14 1-20 4"
      />
      <path className={art.golden} d="M93 42v-5c-6-3-10-8-10-15a17 17 0 0 1 34 0c0 7-4 12-10 15v5z" />
      <path className={art.mark} d="M95 47h10" />
    </Drawing>
  ),
  /** A week's calendar and a clock. */
  hours: () => (
    <Drawing viewBox="0 0 200 120">
      <ellipse className={art.soft} cx="100" cy="66" rx="84" ry="48" />
      <rect className={art.thing} x="46" y="20" width="92" height="84" rx="8" />
      <path className={art.mark} d="M46 42h92M66 12v16M118 12v16" />
      <path
        className={art.filled}
        d="M60 54h12v12H60zM84 54h12v12H84zM108 54h12v12h-12zM60 78h12v12H60zM84 78h12v12H84z"
      />
      <circle className={art.golden} cx="138" cy="86" r="25" />
      <path className={art.mark} d="M138 71v16l10 7" />
    </Drawing>
  ),
};
