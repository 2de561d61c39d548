/** What a page is to its byte budget: the home page, the application, a look-up, another form, or a text like all others. */
export type PageKind = "home" | "apply" | "lookUp" | "form" | "text";

/** The most that one page may send, in bytes as they cross the wire: compressed, without HTTP headers. */
export interface ByteBudget {
  /** Scripts fetched from the first byte until the page is idle, nobody having touched it. */
  initialScriptBytes: number;
  /** The page itself, its styles inside. */
  htmlBytes: number;
}

/**
 * Bytes, 1 KB being 1,000. Before the first interaction a page without a form loads the script of the static page alone; a
 * form needs React, the router and i18next (93 KB) and its own code. The longest policy in Hindi sets the size of a text.
 */
export const byteBudgets: Record<PageKind, ByteBudget> = {
  text: { initialScriptBytes: 8_000, htmlBytes: 60_000 },
  home: { initialScriptBytes: 8_000, htmlBytes: 30_000 },
  // A form with one field and what makes an answer safe to show.
  lookUp: { initialScriptBytes: 126_000, htmlBytes: 30_000 },
  // Several fields, what checks them, a draft of what was typed.
  form: { initialScriptBytes: 132_000, htmlBytes: 30_000 },
  apply: { initialScriptBytes: 150_000, htmlBytes: 30_000 },
};

/** What a page may cost a cheap phone by Lighthouse's mobile settings. product.md, section 9. */
export const paintBudget = {
  /** Largest paint, as a multiple of that of the same HTML without its scripts. */
  largestPaintRatio: 1.1,
  /** Total blocking time, milliseconds. */
  blockedMs: 100,
  /** Cumulative layout shift; nothing may move, in any of the runs. */
  layoutShift: 0,
};

/** How the time of a look-up may grow from the smallest table to the largest. product.md, section 5. */
export const growthBudget = {
  /** Median and 99th percentile with the largest table, as a multiple of those with the smallest. */
  lookUpRatio: 1.5,
};
