import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import type { App } from "../types.ts";
import { isCall, refuseUnknown } from "./errors.ts";

const byAddress = v.optional(v.record(v.string(), v.string()), {});

/** What the build writes into `csp.json`: a complete Content-Security-Policy for each page, and for each document that is none. */
const contentPolicies = v.object({ default: v.string(), pages: byAddress, documents: byAddress });
type ContentPolicies = v.InferOutput<typeof contentPolicies>;

/** For a build without `csp.json`. */
const plainPolicies: ContentPolicies = {
  default: "default-src 'self'; img-src 'self' data:; media-src 'self' blob:; object-src 'none'; base-uri 'self'; form-action 'self'",
  pages: {},
  documents: {},
};

const foreverHeader = "public, max-age=31536000, immutable";
const askAgainHeader = "no-cache";

/**
 * Serves the built site: `/about-us` is `about-us/index.html`, hashed assets are kept for ever, everything else is
 * asked for again, and what is not there is the 404 page of its language. Answers whether there is a site to serve.
 */
export async function serveSite(app: App, distDir: string): Promise<boolean> {
  const files = await filesIn(distDir);
  const policies = files.has("/csp.json") ? v.parse(contentPolicies, JSON.parse(readFileSync(join(distDir, "csp.json"), "utf8"))) : plainPolicies;
  files.delete("/csp.json");
  await app.register(fastifyStatic, { root: distDir, serve: false, preCompressed: true, cacheControl: false, suppressWarning: true });

  app.route({
    method: ["GET", "HEAD"],
    url: "/*",
    schema: {},
    handler: (request, reply) => {
      const path = pathOf(request);
      if (path === undefined || isCall(path)) return refuseUnknown(request, reply);
      const file = fileFor(path, files);
      if (file) return sendFile(reply, file, policyOf(policies, path));
      const elsewhere = addressOfPage(path, files);
      if (elsewhere) return reply.redirect(elsewhere + queryOf(request), 308);
      return sendNotFound(request, reply, path);
    },
  });
  app.setNotFoundHandler((request, reply) => refuseUnknown(request, reply));
  return files.size > 0;

  function sendNotFound(request: FastifyRequest, reply: FastifyReply, path: string) {
    const page = notFoundPages(path).find((candidate) => files.has(candidate));
    if (page === undefined) return refuseUnknown(request, reply);
    // A 404 is answered whole: to a browser that has this page from before, the file sender would answer an empty 304.
    for (const name of ["if-none-match", "if-modified-since", "range"]) delete request.raw.headers[name];
    return sendFile(reply.code(404), page, policyOf(policies, page.replace(/\.html$/, "")));
  }
}

function sendFile(reply: FastifyReply, file: string, policy: string) {
  const isPage = file.endsWith(".html");
  reply.header("cache-control", file.startsWith("/assets/") ? foreverHeader : askAgainHeader);
  if (isPage) reply.header("content-security-policy", policy);
  return reply.sendFile(file);
}

/** Files as addresses, `/assets/a.js`; what lies compressed beside another is not an address of its own. */
async function filesIn(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join("/"));
  const all = new Set(names);
  const isHidden = (name: string) => name.includes("/.");
  const isCompressedTwin = (name: string) => /\.(?:br|gz)$/.test(name) && all.has(name.slice(0, -3));
  return new Set(names.filter((name) => !isHidden(name) && !isCompressedTwin(name)));
}

/** The path asked for, decoded; nothing when it cannot be decoded. */
function pathOf(request: FastifyRequest): string | undefined {
  try {
    return decodeURIComponent(request.raw.url!.replace(/[?#].*$/s, ""));
  } catch {
    return undefined;
  }
}

const queryOf = (request: FastifyRequest) => /\?[^#]*/.exec(request.raw.url!)?.[0] ?? "";

/** The file of an address: a page by its route, anything else by its name. */
function fileFor(path: string, files: Set<string>): string | undefined {
  const page = path === "/" ? "/index.html" : `${path}/index.html`;
  if (files.has(page)) return page;
  return files.has(path) && !path.endsWith("/index.html") ? path : undefined;
}

/**
 * The right address of a page that was asked for by another: with a slash at its end, by the name of its file, or in
 * capitals, which the router in the browser would take for the same page.
 */
function addressOfPage(path: string, files: Set<string>): string | undefined {
  const route = path.toLowerCase().replace(/\/index\.html$/, "/").replace(/\/+$/, "");
  // One slash at the front: "//elsewhere.example" would lead to another site.
  return route !== path && /^(?:\/[^/]|$)/.test(route) && files.has(`${route}/index.html`) ? encodeURI(route || "/") : undefined;
}

/** The pages that say "not here", the most fitting first. */
function notFoundPages(path: string): string[] {
  const folder = path === "/hi" || path.startsWith("/hi/") ? "/hi" : "";
  // As the site's own route has it: an id, and nothing after it.
  const isBlog = /^\/blog-details\/[^/]+\/*$/.test(path.slice(folder.length));
  return [...(isBlog ? [`${folder}/blog-not-found.html`] : []), `${folder}/404.html`, "/404.html"];
}

/** The policy of a page, which in any case lets nobody frame it. */
function policyOf(policies: ContentPolicies, path: string): string {
  const policy = policies.pages[path] ?? policies.documents[path] ?? policies.default;
  return policy.includes("frame-ancestors") ? policy : `${policy.replace(/;\s*$/, "")}; frame-ancestors 'none'`;
}
