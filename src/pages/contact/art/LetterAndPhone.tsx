import * as art from "#ui/theme/art.css";
import { Drawing } from "#ui";

/** A letter, a phone and a map pin. */
export const LetterAndPhone = () => (
  <Drawing viewBox="0 0 320 280">
    <circle className={art.soft} cx="164" cy="142" r="124" />
    <rect className={art.thing} x="34" y="92" width="176" height="118" rx="10" />
    <path className={art.mark} d="m36 204 62-56m110 56-62-56" />
    <path className={art.accent} d="m38 98 84 66 84-66" />
    <rect className={art.thing} x="196" y="48" width="92" height="176" rx="16" />
    <path className={art.mark} d="M230 64h24M236 208h12" />
    <path className={art.filled} d="M212 92h46a8 8 0 0 1 8 8v18a8 8 0 0 1-8 8h-32l-14 12z" />
    <path className={art.mark} d="M224 104h28M224 114h18" />
    <path className={art.thing} d="M272 152h-34a8 8 0 0 0-8 8v10a8 8 0 0 0 8 8h22l12 10z" />
    <path className={art.golden} d="M104 86c-15-17-25-28-25-43a25 25 0 0 1 50 0c0 15-10 26-25 43z" />
    <circle className={art.thing} cx="104" cy="43" r="9" />
    <path className={art.mark} d="M60 238h52M128 238h12M250 250h40" />
  </Drawing>
);
