import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join, posix, resolve } from "node:path";
import { build, type Manifest, type ManifestChunk, type Rolldown } from "vite";
import { compressions } from "../server/plugins/compressions.ts";
import { company } from "../src/content/company.ts";
import { storageKeys } from "../src/content/storage.ts";
import { securityTxtPath } from "../src/domain/security-txt.ts";
import type { PageRoute } from "../src/app/page-routes.ts";
import type { Language } from "../src/i18n/languages.ts";
import type { RenderRecord } from "../src/islands/render-record.ts";
import { graphOf } from "../testing/module-graph.ts";
import { assertLiveReady } from "./check-company.ts";
import type { PictureContent } from "../src/app/picture-contents.tsx";
import { drawIcons, drawSharedPictures, manifest as siteManifest } from "./build/pictures.ts";
import { publishReport } from "./published-report.ts";
import { securityTxt } from "./security-txt.ts";
import { stageRelease } from "../testing/release.ts";
import { builds, fingerprint } from "../testing/build.ts";
import { root } from "../testing/root.ts";

/**
 * Builds the site: the browser's files, then every page in every language as HTML with inline styles, then the files for
 * search engines and servers (`sitemap.xml`, `robots.txt`, `csp.json`), icons, manifests and shared pictures. Everything is
 * compressed once. The last step makes it the current release; a build that fails changes nothing.
 * `--gallery` also builds the developers' gallery, into `.cache/dist-gallery`.
 */
const withGallery = process.argv.includes("--gallery");

interface Renderer {
  allRoutes: readonly PageRoute[];
  languageCodes: Language[];
  languages: Record<Language, { tag: string; prefix: string }>;
  localPath(path: string, language: Language): string;
  pictureContents(language: Language): Promise<PictureContent[]>;
  describeSite(language: Language): Promise<{ name: string; description: string }>;
  renderPage(
    route: PageRoute,
    path: string,
    language: Language,
  ): Promise<{ head: string; notice: string; body: string; record: RenderRecord }>;
}

// First, because it sets whether this is a live build.
process.env.NODE_ENV = "production";
assertLiveReady();
if (withGallery) process.env.GALLERY = "1";
const origin = (process.env.SITE_ORIGIN ?? company.siteOrigin).replace(/\/$/, "");

const { folder: dist } = builds[withGallery ? "gallery" : "site"];
await using release = await stageRelease(resolve(root, dist), fingerprint(process.env));
const outDir = release.folder;
/** Inside the project, so that the prerender finds its packages: the release may be outside. */
await using prerender = await temporaryFolder(join(root, ".cache"));
const serverDir = prerender.folder;

await build({ root, logLevel: "warn", build: { outDir, emptyOutDir: true } });
await build({
  root,
  logLevel: "warn",
  build: { outDir: serverDir, emptyOutDir: true, ssr: "src/app/entry-server.tsx" },
});

const manifest = JSON.parse(await readFile(join(outDir, ".vite/manifest.json"), "utf8")) as Manifest;
await rm(join(outDir, ".vite"), { recursive: true });
const renderer = (await import(join(serverDir, "entry-server.js"))) as Renderer;
const template = await readFile(join(root, "index.html"), "utf8");
const bootScript = await compileBoot();
/** Speculation rules: the browser may prefetch a page when the pointer rests on its link or presses it, except with Save-Data. */
const prefetchRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: ["/Api/*", "/api/*", "/accessibility/*"] } }] },
      eagerness: "moderate",
    },
  ],
});
const policies: Record<string, string> = {};
const addresses: string[] = [];

for (const route of renderer.allRoutes) {
  for (const language of renderer.languageCodes) {
    for (const path of route.prerender ?? [route.path]) await writePage(route, path, language);
    if (route.notFound) await writePage(route, route.notFound.path, language, route.notFound.file);
  }
  if (!route.unlisted) addresses.push(...(route.prerender ?? [route.path]));
}
for (const language of renderer.languageCodes) {
  const start = renderer.localPath("/", language);
  await drawSharedPictures(await renderer.pictureContents(language), outDir);
  await writeFile(
    join(outDir, manifestPath(language)),
    siteManifest({ ...(await renderer.describeSite(language)), tag: renderer.languages[language].tag, start }),
  );
}
await drawIcons(outDir);
await writeFile(
  join(outDir, "csp.json"),
  JSON.stringify({ origin, default: contentPolicy([]), pages: policies, documents: publishReport(root, outDir) }),
);
await writeFile(join(outDir, "sitemap.xml"), sitemap());
await writeFile(
  join(outDir, "robots.txt"),
  `User-agent: *\nDisallow: /Api/\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`,
);
await mkdir(join(outDir, dirname(securityTxtPath)));
await writeFile(
  join(outDir, securityTxtPath),
  securityTxt(
    { origin, email: company.securityEmail, policy: "/privacy-policy#security", languages: renderer.languageCodes },
    new Date(),
  ),
);
await compressAll();
await release.publish();

/** One page in one language. `notFoundFile` is the file of a page without its own address. */
async function writePage(route: PageRoute, path: string, language: Language, notFoundFile?: string): Promise<void> {
  const { head, notice, body, record } = await renderer.renderPage(route, path, language);
  const address = renderer.localPath(notFoundFile ? `/${notFoundFile}` : path, language);
  const assets = assetsOf(route, language, record);
  const styles = await Promise.all(
    assets.styles.map(async (file) => ({ file, text: (await readFile(join(outDir, file), "utf8")).trim() })),
  );
  // One element, because each needs a hash in the policy, and hashes do not compress.
  const style = styles.map(({ text }) => text).join("\n");
  const policy = contentPolicy([style], [...record.frames]);
  policies[address] = policy;
  const html = template
    .replace('<html lang="en-IN">', `<html lang="${renderer.languages[language].tag}">`)
    .replace("<!--head-->", () =>
      [
        `<meta http-equiv="content-security-policy" content="${policy}">`,
        `<link rel="manifest" href="${manifestPath(language)}"><link rel="apple-touch-icon" href="/apple-touch-icon.png">`,
        `<script>${bootScript}</script>`,
        `<script type="speculationrules">${prefetchRules}</script>`,
        `<style>${style}</style>`,
        // Its content is already in the HTML: `disabled` keeps the browser from loading it, and its presence the module loader.
        ...styles.map(({ file }) => `<link rel="stylesheet" href="/${file}" disabled>`),
        head,
      ].join(""),
    )
    .replace("<!--notice-->", () => notice)
    .replace("<!--body-->", () => body)
    .replace(
      "<!--end-->",
      () =>
        `<script type="application/json" id="boot">${JSON.stringify({ page: assets.page, reader: `/${manifest["src/ui/Listen/reader.ts"]!.file}`, entry: assets.entry, next: assets.next })}</script>`,
    )
    .replace(/<script type="module".*<\/script>\n/, "")
    .replace(/>\n</g, "><");
  const target = join(outDir, notFoundFile ? `${address}.html` : `${address}/index.html`);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, html);
}

/** Path of the manifest of a language. */
function manifestPath(language: Language): string {
  return renderer.localPath("/site.webmanifest", language);
}

/** The files of a page: its styles in cascade order, and the scripts of its application. */
function assetsOf(
  route: PageRoute,
  language: Language,
  record: RenderRecord,
): { page: string; entry: string; next: string[]; styles: string[] } {
  const page = posix.join("src/pages", `${route.page}.tsx`);
  const sources = [
    "src/main.tsx",
    // Modules that would otherwise be discovered one after the other.
    ...manifest["src/main.tsx"]!.dynamicImports!,
    `virtual:words/${language}`,
    page,
    ...new Set([route.namespace, ...graphOf(page).namespaces].map((name) => `locales/${language}/${name}.json`)),
  ];
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key] ?? mergedInto(key, language);
    if (scripts.has(`/${chunk.file}`)) return;
    scripts.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  for (const source of sources) visit(source);
  // Visible at once, although their scripts are loaded later.
  for (const file of record.islands) for (const style of stylesOf(`${file}?self`)) styles.add(style);
  const [entry, ...next] = [...scripts] as [string, ...string[]];
  const staticPage = `/${manifest["src/app/static-page/index.ts"]!.file}`;
  return { page: staticPage, entry, next: next.filter((script) => script !== staticPage), styles: [...styles] };
}

/** The translations of every page are in one file with the list of the others. */
function mergedInto(key: string, language: Language): ManifestChunk {
  if (key.startsWith(`locales/${language}/`)) return manifest[`virtual:words/${language}`]!;
  throw new Error(`The build has no ${key}.`);
}

/** The styles of a module and of everything it imports. */
function stylesOf(key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.imports ?? []).flatMap((imported) => stylesOf(imported, seen)), ...(chunk.css ?? [])];
}

/** A temporary folder, deleted when the build ends. */
async function temporaryFolder(parent: string): Promise<AsyncDisposable & { folder: string }> {
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, "prerender-"));
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}

/** The minified script of `src/boot.ts`, for the HTML. */
async function compileBoot(): Promise<string> {
  const result = (await build({
    root,
    configFile: false,
    logLevel: "warn",
    define: { __THEME_KEY__: JSON.stringify(storageKeys.theme) },
    // It has to be valid in every browser.
    build: {
      write: false,
      target: "es2015",
      minify: "terser",
      terserOptions: { ecma: 5 },
      modulePreload: false,
      rollupOptions: { input: "src/boot.ts", output: { format: "iife" } },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code.trim();
}

/** A strict policy: our own files, two inline scripts and the page's styles by their hashes, and the few other sources that the site or the page needs. */
function contentPolicy(styles: string[], frames: readonly string[] = []): string {
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  return [
    "default-src 'none'",
    `script-src 'self' ${[bootScript, prefetchRules].map(hash).join(" ")}`,
    `style-src ${["'self'", ...styles.map(hash)].join(" ")}`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(" ")}`] : []),
    "manifest-src 'self'",
    "form-action 'self' mailto:",
    "base-uri 'none'",
    // Only these three policies may turn text into HTML or into the address of a script: docs/decisions/0025-what-a-browser-enforces.md
    "require-trusted-types-for 'script'",
    "trusted-types boot own-markup dompurify",
  ].join("; ");
}

function sitemap(): string {
  const entries = addresses.map((path) => {
    const twins =
      renderer.languageCodes
        .map(
          (code) =>
            `<xhtml:link rel="alternate" hreflang="${renderer.languages[code].tag}" href="${origin}${renderer.localPath(path, code)}"/>`,
        )
        .join("") + `<xhtml:link rel="alternate" hreflang="x-default" href="${origin}${path}"/>`;
    return renderer.languageCodes
      .map((code) => `<url><loc>${origin}${renderer.localPath(path, code)}</loc>${twins}</url>`)
      .join("\n");
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("\n")}\n</urlset>\n`;
}

async function compressAll(): Promise<void> {
  const files = (await readdir(outDir, { recursive: true })).filter((name) =>
    /\.(html|js|css|svg|json|xml|txt|webmanifest)$/.test(name),
  );
  const work = files.values();
  await Promise.all(
    Array.from({ length: availableParallelism() * 2 }, async () => {
      for (const name of work) {
        const content = await readFile(join(outDir, name));
        for (const [suffix, compress] of Object.entries(compressions))
          await writeFile(join(outDir, name + suffix), await compress(content));
      }
    }),
  );
}
