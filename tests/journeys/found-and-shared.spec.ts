import { findPost } from "#content/posts";
import { languageCodes, languages, localPath } from "#i18n/languages";
import { linkPreviewSize } from "../../src/app/link-preview.ts";
import { expect, inEveryLanguage, test } from "../support/site.ts";
import { allPaths, unlistedPaths } from "../support/routes.ts";

/** The public origin that the build wrote into robots.txt; the tests use another one. */
async function originOf(text: () => Promise<string>): Promise<string> {
  return new URL(/Sitemap: (\S+)/.exec(await text())![1]!).origin;
}

test("the sitemap lists every public page in each language, and no page about one person's application", async ({
  request,
}) => {
  const robots = await request.get("/robots.txt");
  expect(robots.headers()["content-type"]).toMatch(/^text\/plain/);
  const text = await robots.text();
  expect(text).toMatch(/^User-agent: \*\n/);
  expect(text).toContain("Disallow: /Api/");
  const origin = await originOf(async () => text);
  const sitemap = await request.get("/sitemap.xml");
  expect(sitemap.headers()["content-type"]).toMatch(/xml/);
  const xml = await sitemap.text();
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!);
  expect(new Set(listed).size).toBe(listed.length);
  for (const path of allPaths) {
    for (const language of languageCodes) {
      const address = origin + localPath(path, language);
      expect(listed.includes(address), address).toBe(!unlistedPaths.includes(path));
    }
  }
  for (const entry of xml.matchAll(/<url>(.*?)<\/url>/gs)) {
    for (const tag of [...Object.values(languages).map(({ tag }) => tag), "x-default"])
      expect(entry[1]).toContain(`hreflang="${tag}"`);
  }
  for (const address of listed) expect((await request.get(new URL(address).pathname)).status(), address).toBe(200);
});

inEveryLanguage(() => {
  test.use({ javaScriptEnabled: false });

  test("every page has its own title, description, canonical address, translations and structured data", async ({
    page,
    site,
    request,
  }) => {
    const origin = await originOf(async () => (await request.get("/robots.txt")).text());
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const path of allPaths) {
      await test.step(path, async () => {
        await page.goto(site.address(path));
        const head = await page.evaluate(() => {
          const attribute = (selector: string, name: string) =>
            [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(name)!);
          return {
            lang: document.documentElement.lang,
            title: document.title,
            description: attribute("meta[name=description]", "content"),
            canonical: attribute("link[rel=canonical]", "href"),
            alternates: attribute("link[rel=alternate]", "hreflang").map((tag, index) => [
              tag,
              attribute("link[rel=alternate]", "href")[index],
            ]),
            robots: attribute("meta[name=robots]", "content"),
            shared: [
              "og:title",
              "og:description",
              "og:url",
              "og:locale",
              "og:type",
              "og:site_name",
              "og:image",
              "og:image:alt",
            ].map((name) => attribute(`meta[property="${name}"]`, "content").length),
            data: [...document.querySelectorAll("script[type='application/ld+json']")].map(
              (script) => script.textContent,
            ),
          };
        });
        expect(head.lang).toBe(languages[site.language].tag);
        expect(head.title).not.toMatch(/\{\{|meta\./);
        expect(head.title.length).toBeLessThanOrEqual(80);
        titles.add(head.title);
        expect(head.description).toHaveLength(1);
        expect(head.description[0]!.length).toBeGreaterThanOrEqual(100);
        expect(head.description[0]!.length).toBeLessThanOrEqual(170);
        descriptions.add(head.description[0]!);
        expect(head.canonical).toEqual([origin + localPath(path, site.language)]);
        expect(head.alternates).toEqual([
          ["en-IN", origin + localPath(path, "en")],
          ["hi-IN", origin + localPath(path, "hi")],
          ["x-default", origin + localPath(path, "en")],
        ]);
        const unlisted = unlistedPaths.includes(path);
        expect(head.robots).toEqual(unlisted ? ["noindex"] : []);
        expect(head.shared).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
        expect(head.data).toHaveLength(unlisted ? 0 : 1);
        if (unlisted) return;
        const graph = JSON.parse(head.data[0]!) as { "@context": string; "@graph": Record<string, unknown>[] };
        expect(graph["@graph"].find((node) => node["@type"] === "FinancialService")).toMatchObject({
          address: {
            postalCode: site.t("company:address.postalCode"),
            addressLocality: site.t("company:address.city"),
            streetAddress: expect.not.stringContaining(site.t("company:address.postalCode")),
          },
        });
        expect(graph["@context"]).toBe("https://schema.org");
        expect(graph["@graph"].map((node) => node["@type"])).toContain("FinancialService");
        const here = graph["@graph"].find(
          (node) => node.url === origin + localPath(path, site.language) && node["@type"] !== "FinancialService",
        );
        expect(here).toMatchObject({ inLanguage: languages[site.language].tag });
        const post = findPost(path);
        if (post) {
          expect(here).toMatchObject({
            "@type": "BlogPosting",
            headline: expect.any(String),
            datePublished: post.date,
            author: { "@id": `${origin}/#organisation` },
            image: expect.stringContaining(`/shared/post-${post.id}-`),
          });
        }
        const trail = graph["@graph"].find((node) => node["@type"] === "BreadcrumbList") as
          | { itemListElement: { position: number; name: string; item: string }[] }
          | undefined;
        const trailPaths = path === "/" ? undefined : ["/", ...(post ? ["/blogs"] : []), path];
        expect(trail?.itemListElement.map(({ item }) => item)).toEqual(
          trailPaths?.map((step) => origin + localPath(step, site.language)),
        );
        expect(trail?.itemListElement.map(({ position }) => position)).toEqual(
          trailPaths?.map((_, index) => index + 1),
        );
      });
    }
    expect(titles.size).toBe(allPaths.length);
    expect(descriptions.size).toBe(allPaths.length);
  });

  test("a shared link shows a picture in the page's language", async ({ page, site, request }) => {
    const pictures = new Set<string>();
    for (const path of ["/", "/faqs", "/blog-details/1", "/blog-details/2"]) {
      await page.goto(site.address(path));
      const metaContent = (name: string) =>
        page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute("content");
      expect(await metaContent("og:site_name")).toBe(site.t("company:brand"));
      expect(await metaContent("twitter:card")).toBe("summary_large_image");
      const picture = new URL((await metaContent("og:image"))!).pathname;
      pictures.add(picture);
      const answer = await request.get(picture);
      expect(answer.headers()["content-type"]).toBe("image/png");
      const png = await answer.body();
      expect({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }, picture).toEqual(linkPreviewSize);
      // WhatsApp does not show a larger picture.
      expect(png.length).toBeLessThan(300_000);
    }
    expect(pictures.size).toBe(3);
  });

  test("the site can be added to the home screen", async ({ page, site, request }) => {
    await page.goto(site.address("/"));
    const session = await page.context().newCDPSession(page);
    const { errors, data } = await session.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    // Tests use a private profile, from which nothing can be installed.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);
    const manifest = JSON.parse(data!) as {
      name: string;
      lang: string;
      start_url: string;
      icons: { src: string; sizes: string; type: string; purpose?: string }[];
    };
    expect(manifest).toMatchObject({
      name: site.t("company:brand"),
      lang: languages[site.language].tag,
      start_url: site.address("/"),
    });
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await request.get(src);
      expect(icon.headers()["content-type"]!.split(";")[0], src).toBe(type);
      if (type === "image/png")
        expect(`${(await icon.body()).readUInt32BE(16)}x${(await icon.body()).readUInt32BE(20)}`).toBe(sizes);
    }
    expect(manifest.icons.filter(({ purpose }) => purpose === "maskable")).toHaveLength(1);
    expect(
      (await request.get((await page.locator("link[rel=apple-touch-icon]").getAttribute("href"))!)).headers()[
        "content-type"
      ],
    ).toBe("image/png");
    expect((await request.get("/favicon.ico")).status()).toBe(200);
  });
});
