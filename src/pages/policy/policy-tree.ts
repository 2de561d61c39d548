import type { TextSection } from "#features/page-text";

/** The texts under `text` in `locales/<language>/policy-<slug>.json`. */
export interface PolicyTree {
  /** Kind of page. Default: a policy. */
  eyebrow?: string;
  /** Summary: at most five plain sentences. */
  inShort: string[];
  /** Which language and which document apply if two differ. */
  governs: string;
  /** By id, in page order. */
  sections: Record<string, TextSection>;
}
