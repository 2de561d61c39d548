import type { App } from "../types.ts";

/** Content policy of an answer that is not a page: it may load and run nothing, and be framed by nobody. */
export const bareContentPolicy = "default-src 'none'; frame-ancestors 'none'";

/** One year, in seconds. */
const hstsMaxAge = 31_536_000;

const permissions = [
  "camera=(self)", "microphone=(self)",
  ...["accelerometer", "display-capture", "encrypted-media", "geolocation", "gyroscope", "hid",
    "magnetometer", "midi", "payment", "publickey-credentials-get", "screen-wake-lock", "serial", "usb", "xr-spatial-tracking"]
    .map((feature) => `${feature}=()`),
].join(", ");

/** The security headers of every answer. `secure` means that visitors come by HTTPS. */
export const securityHeaders = ({ secure }: { secure: boolean }): Record<string, string> => ({
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": permissions,
  "cross-origin-opener-policy": "same-origin",
  // For browsers that do not know frame-ancestors.
  "x-frame-options": "DENY",
  "content-security-policy": bareContentPolicy,
  ...(secure ? { "strict-transport-security": `max-age=${hstsMaxAge}` } : {}),
});

/** Sets headers on every answer; a page brings its own content policy, which is kept. */
export function setHeaders(app: App, headers: Record<string, string>): void {
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(headers);
  });
}
