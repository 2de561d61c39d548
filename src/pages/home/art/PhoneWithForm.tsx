import * as art from "#ui/theme/art.css";
import { Drawing } from "#ui";
import { rupeeSign } from "./rupee-sign.ts";

/** A phone with a form, and coins. */
export const PhoneWithForm = () => (
  <Drawing viewBox="0 0 320 260">
    <circle className={art.soft} cx="165" cy="130" r="118" />
    <rect className={art.thing} x="98" y="18" width="128" height="224" rx="18" />
    <path className={art.mark} d="M146 34h32M118 70h64M118 106h88M118 142h88" />
    <rect className={art.thing} x="116" y="80" width="92" height="18" rx="5" />
    <rect className={art.thing} x="116" y="116" width="92" height="18" rx="5" />
    <path className={art.accent} d="m122 164 6 6 12-13M150 164h40" />
    <rect className={art.filled} x="116" y="188" width="92" height="28" rx="8" />
    <circle className={art.golden} cx="252" cy="176" r="34" />
    <path className={art.mark} d={`M244 165${rupeeSign}`} />
    <circle className={art.golden} cx="66" cy="82" r="22" />
    <path className={art.mark} d="M60 74h12M60 80h12M60 74h4a5 5 0 0 1 0 11h-4l8 8" />
  </Drawing>
);
