import * as art from "#ui/theme/art.css";
import { Drawing } from "#ui";
import { rupeeSign } from "./rupee-sign.ts";

/** Papers in order, with a tick at each line. */
export const PapersInOrder = () => (
  <Drawing viewBox="0 0 320 300">
    <circle className={art.soft} cx="160" cy="150" r="132" />
    <rect className={art.thing} x="104" y="34" width="150" height="206" rx="12" transform="rotate(6 179 137)" />
    <rect className={art.thing} x="76" y="44" width="158" height="212" rx="12" />
    <path className={art.filled} d="M124 36h62v20h-62z" />
    {[92, 126, 160, 194, 228].map((y) => (
      <g key={y}>
        <path className={art.accent} d={`m96 ${y} 6 6 12-13`} />
        <path className={art.mark} d={`M132 ${y - 1}h${y % 68 === 24 ? 56 : 78}`} />
      </g>
    ))}
    <circle className={art.golden} cx="250" cy="232" r="34" />
    <path className={art.mark} d={`M242 221${rupeeSign}`} />
  </Drawing>
);
