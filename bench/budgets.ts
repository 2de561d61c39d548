/** The kind of a page, which decides its byte budget: home, application, look-up, other form, text. */
export type PageKind = "home" | "apply" | "lookUp" | "form" | "text";

/** The maximum bytes of a page on the wire: compressed, without HTTP headers. */
export interface ByteBudget {
  /** Scripts fetched until the page is idle, without any interaction. */
  initialScriptBytes: number;
  /** The HTML with its inline styles. */
  htmlBytes: number;
}

/**
 * Bytes (1 KB is 1,000). Before the first interaction, a page without a form loads only the script of static pages; a
 * form needs React, the router and i18next (93 KB) and its own code. The longest Hindi policy sets the HTML budget of a
 * text.
 */
export const byteBudgets: Record<PageKind, ByteBudget> = {
  text: { initialScriptBytes: 8_000, htmlBytes: 60_000 },
  home: { initialScriptBytes: 8_000, htmlBytes: 30_000 },
  // A form with one field, and the code that shows its answer.
  // 124.4 KB in English, 125.2 KB in Hindi.
  lookUp: { initialScriptBytes: 125_500, htmlBytes: 30_000 },
  // Several fields, their validation, and a draft.
  form: { initialScriptBytes: 132_000, htmlBytes: 30_000 },
  apply: { initialScriptBytes: 150_000, htmlBytes: 30_000 },
};

/** Speed budget on a cheap phone with Lighthouse's mobile settings. docs/product.md, section 18. */
export const paintBudget = {
  /** Largest Contentful Paint, as a multiple of that of the same HTML without scripts. */
  largestPaintRatio: 1.1,
  /** Total blocking time, milliseconds. */
  blockedMs: 100,
  /** Cumulative layout shift: none in any run. */
  layoutShift: 0,
};

/** Milliseconds until the next page is painted on slow 4G (a round trip of 150 ms) with a slow processor. */
export const visitBudget = {
  /** One round trip and 100 ms. */
  secondVisitMs: 250,
  /** A page that was fetched ahead. */
  fetchedAheadMs: 100,
  /** The same page in the other language. */
  switchMs: 400,
};

/** How much slower a look-up may be with the largest table. docs/product.md, section 13.6. */
export const growthBudget = {
  /** Median and 99th percentile, as a multiple of those with the smallest table. */
  lookUpRatio: 1.5,
};

/** How fast the server stores applications. */
export const saveBudget = {
  /** Saves a second, as a share of those of a bare Fastify handler with one insert in the same database. */
  ratioToBare: 0.6,
};
