import { globSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { builds, ensureBuild } from "../../testing/build.ts";
import { root } from "../../testing/root.ts";
import { reportPath } from "../../src/content/accessibility.ts";
import { languageCodes, routePath } from "../../src/i18n/languages.ts";
import type { PageKind } from "../budgets.ts";

/** One page of the built site. */
export interface BuiltPage {
  /** Address: "/hi/apply-now". */
  route: string;
  /** Path in the site's folder: "hi/apply-now/index.html". */
  file: string;
  kind: PageKind;
}

/**
 * The folder of the built site: DIST_DIR, or the release behind `dist`, built first if its sources have changed. Links
 * are resolved, so that a new release does not change what is measured.
 */
export async function builtSite(): Promise<string> {
  if (process.env.DIST_DIR) return realpathSync(process.env.DIST_DIR);
  await ensureBuild((doing) => console.error(`${doing} the pages`));
  return realpathSync(join(root, builds.site.folder));
}

/** The audit's reports are documents of their own. */
const reports = languageCodes.map((language) => reportPath(language).slice(1));

/** Every page of a built site in every language, sorted by address. */
export const listPages = (distDir: string): BuiltPage[] =>
  globSync("**/*.html", { cwd: distDir })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((file) => !reports.includes(file))
    .map((file) => ({ file, route: routeOf(file) }))
    .map((page) => ({ ...page, kind: pageKind(page.route) }))
    .sort((a, b) => (a.route < b.route ? -1 : 1));

/** The pages that `--routes` chooses: addresses with commas between them, or "all". Throws a RangeError for an unknown one. */
export function choosePages(distDir: string, routes: string): BuiltPage[] {
  const pages = listPages(distDir);
  if (routes === "all") return pages;
  return routes.split(",").map((route) => {
    const page = pages.find((candidate) => candidate.route === route);
    if (!page) throw new RangeError(`No page has the address ${route}.`);
    return page;
  });
}

/** The 404 page is served at any unknown address; its file name is one. */
const routeOf = (file: string) => `/${file.replace(/(?:^|\/)index\.html$/, "").replace(/\.html$/, "")}`;

/** Whether a page is served with status 404: the general one, and the one for an unknown post. */
export const isNotFound = (route: string): boolean => ["/404", "/blog-not-found"].includes(routePath(route));

/** The same in every language: the prefix is ignored. */
function pageKind(route: string): PageKind {
  switch (routePath(route)) {
    case "/":
      return "home";
    case "/apply-now":
      return "apply";
    case "/check":
    case "/getpanverify":
    // Copy buttons, and a code that opens the bank's app.
    case "/repay-loan":
    // Its lazy part starts in the page.
    case "/video-kyc":
      return "lookUp";
    case "/contact-us":
    case "/career":
      return "form";
    default:
      return "text";
  }
}
