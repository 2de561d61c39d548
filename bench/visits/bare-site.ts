import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Headings of the two pages, by address. */
export const bareHeadings = { "/": "One", "/two": "Two" } as const;

const rules = JSON.stringify({ prefetch: [{ where: { href_matches: "/*" }, eagerness: "moderate" }] });

const page = (heading: string) =>
  `<!doctype html><html lang="en" data-ready><meta name="viewport" content="width=device-width"><title>${heading}</title><script type="speculationrules">${rules}</script><h1>${heading}</h1><a href="/two">Two</a>`;

/**
 * Serves two pages with a heading and a link each, without a style or a script: what the browser itself needs for a visit
 * on the slow phone, the least that any page can take.
 */
export async function startBareSite(): Promise<{ origin: string; stop: () => void }> {
  const server = createServer(({ url }, answer) => {
    const heading = bareHeadings[url as keyof typeof bareHeadings] ?? "Not found";
    answer
      .writeHead(200, { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" })
      .end(page(heading));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
