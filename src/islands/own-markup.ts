/**
 * The one place where markup of our own pages becomes HTML again. A browser with Trusted Types takes HTML from no other
 * policy than those in the Content-Security-Policy; this one serves only pages that the build has made, as elements of the
 * current document or fetched from our own origin. docs/decisions/0025-what-a-browser-enforces.md
 */
type Policies = {
  createPolicy(name: string, rules: { createHTML(markup: string): string }): { createHTML(markup: string): string };
};

const policy = (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy("own-markup", {
  createHTML: (markup) => markup,
});

/** Markup in the form React takes; in a browser with Trusted Types it is a `TrustedHTML`, so compare it as `String(…)`. */
export interface Markup {
  __html: string;
}

/** In a browser with Trusted Types the result is a `TrustedHTML`, which React hands on as it is. */
const trust = (markup: string): string => policy?.createHTML(markup) ?? markup;

/** What an element of one of our pages contains. Nothing in, nothing out. */
export const markupOf = (element?: Element | null): Markup => ({ __html: trust(element?.innerHTML ?? "") });

/** Reads one of our pages, fetched from our own origin, into a document that is never shown and runs nothing. */
export const parseOwnPage = (html: string): Document => new DOMParser().parseFromString(trust(html), "text/html");
