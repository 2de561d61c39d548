import DOMPurify from "dompurify";

/** Sanitized HTML. */
export type CleanHtml = string | TrustedHTML;

/**
 * Sanitizes the lender's HTML: only text and basic elements are kept, so that it can neither run a script nor restyle the
 * page. A link keeps its address if it leads to a web page, a page of this site, an email address or a phone number.
 */
export function sanitizeAnswer(html: string): CleanHtml {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [
      "p",
      "br",
      "strong",
      "b",
      "em",
      "i",
      "ul",
      "ol",
      "li",
      "dl",
      "dt",
      "dd",
      "table",
      "caption",
      "thead",
      "tbody",
      "tr",
      "th",
      "td",
      "a",
    ],
    ALLOWED_ATTR: ["href", "scope", "colspan", "rowspan", "lang"],
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/[a-z])/i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    // With Trusted Types it is made by DOMPurify's policy, "dompurify"; otherwise it is a string.
    RETURN_TRUSTED_TYPE: true,
  });
}
