import DOMPurify from "dompurify";

/** HTML that was cleaned here. */
export type CleanHtml = string | TrustedHTML;

/**
 * The lender's answer is foreign HTML: only words and their plainest shape come through, so that it can neither run
 * anything nor restyle the page. Links keep their address when it is a web page, a page of this site, an email or a phone
 * number.
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
    // By DOMPurify's own policy, "dompurify", where the browser knows Trusted Types; a text elsewhere.
    RETURN_TRUSTED_TYPE: true,
  });
}
