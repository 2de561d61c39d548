import * as art from "#ui/theme/art.css";
import { Drawing } from "#ui";

const card = <rect className={art.thing} x="14" y="20" width="132" height="84" rx="9" />;

/** One drawing for each required document. */
export const documentArt = {
  aadhaar: () => (
    <Drawing viewBox="0 0 160 124">
      {card}
      <path className={art.accent} d="M28 36h104" />
      <circle className={art.filled} cx="46" cy="62" r="9" />
      <path className={art.filled} d="M30 88c2-10 8-14 16-14s14 4 16 14z" />
      <path className={art.mark} d="M78 58h52M78 72h36M78 88h8M94 88h8M110 88h20" />
    </Drawing>
  ),
  pan: () => (
    <Drawing viewBox="0 0 160 124">
      {card}
      <path className={art.mark} d="M30 38h44M30 56h34M30 72h34" />
      <rect className={art.filled} x="98" y="52" width="32" height="38" rx="4" />
      <path className={art.accent} d="M30 90h48M98 36h32" />
    </Drawing>
  ),
  income: () => (
    <Drawing viewBox="0 0 160 124">
      <path className={art.thing} d="M44 10h58l20 20v84H44z" />
      <path className={art.mark} d="M102 10v20h20M58 46h28M58 62h50M58 78h50" />
      <circle className={art.golden} cx="112" cy="94" r="21" />
      <path className={art.mark} d="M106 86h12M106 92h12M106 86h4a5 5 0 0 1 0 11h-4l8 8" />
    </Drawing>
  ),
  statements: () => (
    <Drawing viewBox="0 0 160 124">
      <rect className={art.thing} x="40" y="10" width="88" height="104" rx="7" />
      <path className={art.filled} d="M40 32h88V17a7 7 0 0 0-7-7H47a7 7 0 0 0-7 7z" />
      <path className={art.mark} d="M54 50h24M54 66h24M54 82h24M54 98h24" />
      <path className={art.accent} d="M98 50h16M98 66h16M98 82h16M98 98h16" />
    </Drawing>
  ),
  photos: () => (
    <Drawing viewBox="0 0 160 124">
      <rect className={art.thing} x="66" y="12" width="66" height="82" rx="6" transform="rotate(8 99 53)" />
      <rect className={art.thing} x="34" y="24" width="70" height="88" rx="6" />
      <circle className={art.filled} cx="69" cy="56" r="13" />
      <path className={art.filled} d="M46 98c2-16 10-23 23-23s21 7 23 23z" />
      <path className={art.accent} d="M46 34h12M46 34v12" />
    </Drawing>
  ),
} as const;
