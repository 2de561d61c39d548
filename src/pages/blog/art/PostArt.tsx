import type { ReactNode } from "react";
import type { Post } from "#content/posts";
import * as art from "#ui/theme/art.css";

const background = <rect className={art.soft} x="24" y="34" width="592" height="152" rx="76" />;

/** A bill, a loan and one percentage. */
const apr = (
  <>
    <path className={art.thing} d="M110 22h130v176l-13-9-13 9-13-9-13 9-13-9-13 9-13-9-13 9-13-9-13 9z" />
    <path className={art.mark} d="M132 56h86M132 84h54M132 112h70M132 140h44" />
    <path className={art.accent} d="M262 110h26M275 97v26M394 101h28M394 119h28" />
    <circle className={art.golden} cx="341" cy="110" r="36" />
    <path className={art.mark} d="M328 96h26M328 106h26M328 96h9a10 10 0 0 1 0 20h-9l18 18" />
    <rect className={art.filled} x="446" y="58" width="104" height="104" rx="24" />
    <path className={art.accent} d="m474 134 48-48" />
    <path className={art.mark} d="M470 92a9 9 0 1 0 18 0 9 9 0 1 0-18 0M508 128a9 9 0 1 0 18 0 9 9 0 1 0-18 0" />
  </>
);

/** A payment on its due date, and a gauge that rises. */
const creditScore = (
  <>
    <rect className={art.thing} x="66" y="88" width="96" height="86" rx="12" />
    <path className={art.mark} d="M66 116h96M90 78v20M138 78v20" />
    <path className={art.accent} d="m92 144 14 14 28-30" />
    <path className={art.filled} d="M196 174a124 124 0 0 1 248 0h-42a82 82 0 0 0-164 0z" />
    <path className={art.mark} d="M232 86l30 30M320 50v42M408 86l-30 30" />
    <path className={art.accent} d="m320 174 68-62" />
    <circle className={art.thing} cx="320" cy="174" r="13" />
    <path className={art.thing} d="M478 174v-26h26v26zM512 174v-50h26v50z" />
    <path className={art.golden} d="M546 174v-78h26v78z" />
  </>
);

/** A sheet with lines, and a magnifying glass on the important one. */
const keyFacts = (
  <>
    <rect className={art.thing} x="196" y="16" width="180" height="192" rx="14" />
    <path className={art.filled} d="M196 54V30a14 14 0 0 1 14-14h152a14 14 0 0 1 14 14v24z" />
    <path className={art.mark} d="M216 82h62M216 110h48M216 138h66M216 166h40M312 82h44M312 110h44M216 36h84" />
    <circle className={art.thing} cx="400" cy="136" r="50" />
    <path className={art.accent} d="m436 172 38 34M378 158l44-44" />
    <path className={art.mark} d="M374 120a8 8 0 1 0 16 0 8 8 0 1 0-16 0M410 152a8 8 0 1 0 16 0 8 8 0 1 0-16 0" />
  </>
);

/** A fraudulent message, and a shield against it. */
const safety = (
  <>
    <rect className={art.thing} x="112" y="14" width="112" height="196" rx="18" />
    <path className={art.mark} d="M152 30h32M134 150h68M134 168h44" />
    <path
      className={art.filled}
      d="M182 52h128a14 14 0 0 1 14 14v42a14 14 0 0 1-14 14H218l-24 22v-22h-12a14 14 0 0 1-14-14V66a14 14 0 0 1 14-14z"
    />
    <path className={art.accent} d="M246 68v24M246 104v1" />
    <path
      className={art.thing}
      d="M450 30c24 16 46 20 70 22v48c0 48-32 74-70 90-38-16-70-42-70-90V52c24-2 46-6 70-22z"
    />
    <path className={art.accent} d="m418 108 24 26 44-50" />
  </>
);

const drawings: Record<Post["key"], ReactNode> = { apr, creditScore, keyFacts, safety };

/** The picture of a post: a decorative drawing of its subject. docs/product.md, section 2.13. */
export const PostArt = ({ post }: { post: Post }) => (
  <svg className={art.root} viewBox="0 0 640 220" aria-hidden="true" focusable="false" data-post-art="">
    {background}
    {drawings[post.key]}
  </svg>
);
