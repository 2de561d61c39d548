import * as art from "#ui/theme/art.css";
import { Drawing } from "#ui";

/** A ladder to a star, and a desk with papers. */
export const LadderAndDesk = () => (
  <Drawing viewBox="0 0 320 280">
    <circle className={art.soft} cx="160" cy="140" r="124" />
    <path className={art.mark} d="M70 248 118 54M122 248 170 54M82 200h52M93 156h52M104 112h52M115 68h52" />
    <path className={art.golden} d="m146 12 8 17 19 2-14 13 4 18-17-9-17 9 4-18-14-13 19-2z" />
    <path className={art.thing} d="M168 176h124v14H168z" />
    <path className={art.mark} d="M182 190v58M278 190v58M160 248h140M52 248h88" />
    <rect className={art.thing} x="196" y="106" width="84" height="58" rx="6" />
    <path className={art.mark} d="M238 164v12M222 176h32" />
    <path className={art.accent} d="m212 146 16-14 12 8 24-22" />
    <path className={art.filled} d="M182 150h10v26h-10z" />
    <path className={art.golden} d="M186 150c0-8-8-8-8-16 8 0 8 8 8 8s0-8 8-8c0 8-8 8-8 16z" />
  </Drawing>
);
