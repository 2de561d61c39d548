import * as art from "#ui/theme/art.css";
import { Drawing } from "#ui";

/** A sheet with all costs, a pen and coins. */
export const FactSheet = () => (
  <Drawing viewBox="0 0 360 236">
    <path
      className={art.soft}
      d="M28 120c0-62 44-104 112-104 52 0 78 18 112 18 46 0 80 34 80 86 0 66-52 104-124 104-98 0-180-30-180-104z"
    />
    <rect className={art.filled} x="120" y="22" width="140" height="186" rx="8" transform="rotate(7 190 115)" />
    <rect className={art.thing} x="104" y="20" width="140" height="190" rx="8" />
    <path className={art.accent} d="M122 42h56" />
    <path
      className={art.mark}
      d="M122 64h52M206 64h20M122 88h40M206 88h20M122 112h58M206 112h20M122 150h34M192 150h34"
    />
    <path className={art.mark} d="M122 131h104" strokeDasharray="2 6" />
    <rect className={art.soft} x="118" y="164" width="112" height="30" rx="6" />
    <path className={art.mark} d="M130 184c8-14 12-14 12-4s8 8 14-2 8 4 16 2" />
    <circle className={art.golden} cx="284" cy="166" r="30" />
    <path className={art.mark} d="M273 152h22M273 160h22M273 152h6a8 8 0 0 1 0 16h-6l14 14" />
    <path className={art.golden} d="M46 186h56v10H46zM50 174h56v10H50zM46 162h56v10H46z" />
    <path className={art.mark} d="m64 66 12 12 24-26" />
    <circle className={art.mark} cx="80" cy="66" r="30" />
    <path className={art.filled} d="m276 108 46-62 14 10-46 62-18 8z" />
    <path className={art.mark} d="m313 58 14 10M272 126l6-4" />
  </Drawing>
);

/** A road with milestones to a house, and a sunrise. */
export const RoadHome = () => (
  <Drawing viewBox="0 0 360 150">
    <circle className={art.golden} cx="252" cy="70" r="30" />
    <path className={art.soft} d="M0 150V104c60-34 110-30 164-10s118 10 196-30v86z" />
    <path className={art.mark} d="M0 104c60-34 110-30 164-10s118 10 196-30" />
    <path className={art.thing} d="M58 76v-32l28-22 28 22v32z" />
    <path className={art.mark} d="m46 54 40-32 40 32" />
    <path className={art.filled} d="M78 79V58h16v20z" />
    <path className={art.mark} d="M86 86c6 18 64 14 84 26s24 26 12 38M106 82c10 10 76 8 104 26 18 12 22 28 18 42" />
    <path className={art.accent} d="M150 86V72M222 106V90M248 132v-18" />
  </Drawing>
);
