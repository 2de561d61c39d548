import * as art from "#ui/theme/art.css";
import { Drawing } from "#ui";

/** A phone with a face on its screen, sound waves and a recording light. */
export const PhoneOnCamera = () => (
  <Drawing viewBox="0 0 320 280">
    <circle className={art.soft} cx="160" cy="140" r="124" />
    <rect className={art.thing} x="98" y="26" width="124" height="228" rx="20" />
    <path className={art.mark} d="M148 44h24M146 238h28" />
    <rect className={art.soft} x="112" y="62" width="96" height="138" rx="10" />
    <circle className={art.thing} cx="160" cy="116" r="26" />
    <path className={art.thing} d="M116 200c2-34 20-48 44-48s42 14 44 48z" />
    <path className={art.mark} d="M151 114h.1M169 114h.1M152 127c5 5 11 5 16 0" />
    <circle className={art.golden} cx="126" cy="76" r="6" />
    <circle className={art.golden} cx="160" cy="219" r="10" />
    <path className={art.accent} d="M240 104c10 10 10 30 0 40M254 92c18 18 18 46 0 64" />
    <path className={art.mark} d="M48 118h32M40 136h40M52 154h28" />
  </Drawing>
);
