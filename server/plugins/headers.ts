import type { HstsScope } from "../env.ts";
import type { App } from "../types.ts";

/** Content policy of an answer that is not a page: it may load and run nothing, and no site may frame it. */
export const bareContentPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The route of everything that is a file of the site. */
export const pagesRoute = "/*";

/** One year, in seconds: the least that the preload lists of browsers accept. */
const hstsMaxAge = 31_536_000;

const hstsEnds: Record<HstsScope, string> = {
  host: "",
  subdomains: "; includeSubDomains",
  preload: "; includeSubDomains; preload",
};

const permissions = [
  "camera=(self)",
  "microphone=(self)",
  ...[
    "accelerometer",
    "display-capture",
    "encrypted-media",
    "geolocation",
    "gyroscope",
    "hid",
    "magnetometer",
    "midi",
    "payment",
    "publickey-credentials-get",
    "screen-wake-lock",
    "serial",
    "usb",
    "xr-spatial-tracking",
  ].map((feature) => `${feature}=()`),
].join(", ");

/**
 * The headers of every answer, refusals included. No answer is stored anywhere unless its route says so: most are about a
 * person. `hsts` is absent where visitors come by plain HTTP. docs/decisions/0025-what-a-browser-enforces.md
 */
export const securityHeaders = ({ hsts }: { hsts?: HstsScope | undefined }): Record<string, string> => ({
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  // The address of a page may contain a `refstr`, and proxies log the referrer.
  "referrer-policy": "strict-origin",
  "permissions-policy": permissions,
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  // For browsers that do not know frame-ancestors.
  "x-frame-options": "DENY",
  "content-security-policy": bareContentPolicy,
  ...(hsts ? { "strict-transport-security": `max-age=${hstsMaxAge}${hstsEnds[hsts]}` } : {}),
});

/** Sets headers on every answer; a route may replace one with its own. */
export function setHeaders(app: App, headers: Record<string, string>): void {
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(headers);
  });
}

/** Name of the one group of reports. */
const reportGroup = "csp";

const isTrustedTypes = (directive: string) => /^(?:require-trusted-types-for|trusted-types)\b/.test(directive);

/**
 * Asks browsers to report violations of the content policies of pages to `endpoint`. A report contains the address of the
 * page, so an address with a query, which may name a person, reports nothing. A violation of Trusted Types contains the
 * start of the refused text, so those directives are in a second policy of the page, which reports nothing.
 */
export function reportViolations(app: App, endpoint: string): void {
  app.addHook("onSend", async (request, reply) => {
    const policy = String(reply.getHeader("content-security-policy"));
    if (request.routeOptions.url !== pagesRoute || policy === bareContentPolicy || request.raw.url!.includes("?"))
      return;
    const directives = policy.split(/\s*;\s*/).filter(Boolean);
    const silent = directives.filter(isTrustedTypes);
    // `report-uri` is for browsers without the Reporting API; the others ignore it.
    const reported = [
      ...directives.filter((directive) => !isTrustedTypes(directive)),
      `report-uri ${endpoint}`,
      `report-to ${reportGroup}`,
    ];
    reply.header("reporting-endpoints", `${reportGroup}="${endpoint}"`);
    reply.header(
      "content-security-policy",
      [reported, silent]
        .filter(({ length }) => length > 0)
        .map((list) => list.join("; "))
        .join(", "),
    );
  });
}
