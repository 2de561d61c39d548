import { mapOrigin } from "#content/map-origin";
import { policies } from "#content/policies";
import type { Namespace } from "#i18n/instance";

/** What the build alone needs to know of a route; in the route table it would be script that no visitor needs. */
export interface BuildNote {
  /** Parts of the page that come when they are near, see `#features/later`: their files under `src/pages/`, and their words. */
  later?: { parts: readonly string[]; words: readonly Namespace[] };
  /** Origins that the page may frame, once the visitor asks for it; the policy of no other page has them. */
  frames?: readonly string[];
}

const notes: Record<string, BuildNote> = {
  "/": { later: { parts: ["home/LowerHalf", "home/MyCost"], words: ["home-more", "carousel", "true-cost"] } },
  "/about-us": { later: { parts: ["about/LowerHalf"], words: ["about-more", "carousel"] } },
  "/contact-us": { frames: [mapOrigin] },
  "/video-kyc": {
    later: { parts: ["video-kyc/Statement", "video-kyc/PersonalHelp"], words: ["video-statement", "contact", "errors"] },
  },
  "/faqs": { later: { parts: ["faqs/Questions"], words: ["faq-questions"] } },
  ...Object.fromEntries(policies.filter(({ later }) => later).map(({ path, later }) => [path, { later } as BuildNote])),
};

/** The note on a path of the route table, empty for most. */
export const buildNoteOf = (path: string): BuildNote => notes[path] ?? {};
