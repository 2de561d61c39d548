import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import { expiresLine, expiresPattern, securityTxtPath } from "#domain/security-txt";
import type { App } from "../types.ts";
import { isCall, sendNotFoundError } from "./errors.ts";
import { pagesRoute } from "./headers.ts";
import { Releases, type Release } from "./releases.ts";

const foreverHeader = "public, max-age=31536000, immutable";
const revalidateHeader = "no-cache";

/**
 * Serves the built site: `/about-us` is `about-us/index.html`, hashed assets are cached for a year, everything else is
 * revalidated, and a missing page is the 404 page of its language. A new release is served without a restart.
 * With `origin`, the pages name this origin instead of the one they were built for. Returns whether there is a site to serve.
 */
export async function serveSite(
  app: App,
  distDir: string,
  { origin, now }: { origin: string | undefined; now: () => Date },
): Promise<boolean> {
  const releases = await Releases.open(distDir, app.log, origin);
  app.addHook("onClose", () => releases.stop());
  // The file sender names no character set for these two, so a reader could guess another.
  app.addHook("onSend", async (_request, reply) => {
    const type = reply.getHeader("content-type");
    if (type === "application/xml" || type === "image/svg+xml") reply.header("content-type", `${type}; charset=utf-8`);
  });
  await app.register(fastifyStatic, { serve: false, preCompressed: true, cacheControl: false });

  app.route({
    method: ["GET", "HEAD"],
    url: pagesRoute,
    schema: {},
    handler: async (request, reply) => {
      const path = pathOf(request);
      if (path === undefined || isCall(path)) return sendNotFoundError(request, reply);
      const { current } = releases;
      const release = fileFor(path, current.files) ? current : await releases.refresh();
      const file = fileFor(path, release.files);
      if (file === securityTxtPath) return sendSecurityTxt(reply, release, now());
      if (file) return sendFile(reply, release, file, path);
      const elsewhere = addressOfPage(path, release.files);
      if (elsewhere) return reply.redirect(elsewhere + queryOf(request), 308);
      return sendNotFoundPage(request, reply, release, path);
    },
  });
  app.setNotFoundHandler((request, reply) => sendNotFoundError(request, reply));
  return releases.current.files.size > 0;
}

/** The build's security.txt with an expiry date counted from today: a running server is being maintained. */
async function sendSecurityTxt(reply: FastifyReply, { folder, moved }: Release, now: Date) {
  const text = await readFile(join(moved.files.has(securityTxtPath) ? moved.folder : folder, securityTxtPath), "utf8");
  return reply
    .header("cache-control", revalidateHeader)
    .type("text/plain; charset=utf-8")
    .send(text.replace(expiresPattern, expiresLine(now)));
}

function sendNotFoundPage(request: FastifyRequest, reply: FastifyReply, release: Release, path: string) {
  const page = notFoundPages(path).find((candidate) => release.files.has(candidate));
  if (page === undefined) return sendNotFoundError(request, reply);
  // Always sent completely: for a cached page, the file sender would answer an empty 304 instead of a 404.
  for (const name of ["if-none-match", "if-modified-since", "range"]) delete request.raw.headers[name];
  return sendFile(reply.code(404), release, page, page.replace(/\.html$/, ""));
}

/** Sends a file of a release; `address` is the one under which `csp.json` lists its policy. */
function sendFile(reply: FastifyReply, { folder, moved, policies }: Release, file: string, address: string) {
  reply.header("cache-control", file.startsWith("/assets/") ? foreverHeader : revalidateHeader);
  if (file.endsWith(".html")) reply.header("content-security-policy", policyOf(policies, address));
  return reply.sendFile(file, moved.files.has(file) ? moved.folder : folder);
}

/** The decoded path of a request; undefined when it cannot be decoded. */
function pathOf(request: FastifyRequest): string | undefined {
  try {
    return decodeURIComponent(request.raw.url!.replace(/[?#].*$/s, ""));
  } catch {
    return undefined;
  }
}

const queryOf = (request: FastifyRequest) => /\?[^#]*/.exec(request.raw.url!)?.[0] ?? "";

/** The file of an address: a page by its route, anything else by its name. */
function fileFor(path: string, files: ReadonlySet<string>): string | undefined {
  const page = path === "/" ? "/index.html" : `${path}/index.html`;
  if (files.has(page)) return page;
  return files.has(path) && !path.endsWith("/index.html") ? path : undefined;
}

/**
 * The right address of a page that was asked for by another: with a slash at its end, by the name of its file, or in
 * capitals, which the router in the browser would take for the same page.
 */
function addressOfPage(path: string, files: ReadonlySet<string>): string | undefined {
  const route = path
    .toLowerCase()
    .replace(/\/index\.html$/, "/")
    .replace(/\/+$/, "");
  // One slash at the front: "//elsewhere.example" would lead to another site.
  return route !== path && /^(?:\/[^/]|$)/.test(route) && files.has(`${route}/index.html`)
    ? encodeURI(route || "/")
    : undefined;
}

/** The candidate 404 pages, the most specific first. */
function notFoundPages(path: string): string[] {
  const folder = path === "/hi" || path.startsWith("/hi/") ? "/hi" : "";
  // As the site's own route has it: an id, and nothing after it.
  const isBlog = /^\/blog-details\/[^/]+\/*$/.test(path.slice(folder.length));
  return [...(isBlog ? [`${folder}/blog-not-found.html`] : []), `${folder}/404.html`, "/404.html"];
}

/** The policy of a page, which always forbids framing. */
function policyOf(policies: Release["policies"], path: string): string {
  const policy = policies.pages[path] ?? policies.documents[path] ?? policies.default;
  return policy.includes("frame-ancestors") ? policy : `${policy.replace(/;\s*$/, "")}; frame-ancestors 'none'`;
}
