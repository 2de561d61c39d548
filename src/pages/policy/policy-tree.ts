import type { TextSection } from "#features/page-text";

/** What stands under `text` in `locales/<language>/policy-<slug>.json`. */
export interface PolicyTree {
  /** What kind of page it is. Default: a policy. */
  eyebrow?: string;
  /** At most five plain lines. */
  inShort: string[];
  /** Which language and which document decide where two differ. */
  governs: string;
  /** By id, in the order of the page. */
  sections: Record<string, TextSection>;
}
