import * as art from "#ui/theme/art.css";
import { Drawing } from "#ui";

/** A house with a tree and the rising sun: where the road of the steps leads. */
export const HouseAtSunrise = () => (
  <Drawing viewBox="0 0 200 104">
    <circle className={art.golden} cx="52" cy="72" r="26" />
    <path className={art.mark} d="M52 36V26M26 48l-8-6M78 48l8-6" />
    <path className={art.soft} d="M0 103V90c26-16 50-12 76-4s70 2 124-12v29z" />
    <path className={art.mark} d="M0 90c26-16 50-12 76-4" />
    <path className={art.thing} d="M100 103V58l34-26 34 26v45z" />
    <path className={art.mark} d="m88 66 46-36 46 36M152 38V24h10v24" />
    <path className={art.filled} d="M126 103V78h18v25z" />
    <path className={art.golden} d="M108 66h10v12h-10zM150 66h10v12h-10z" />
    <path className={art.mark} d="M188 103V84" />
    <circle className={art.filled} cx="188" cy="76" r="10" />
  </Drawing>
);
