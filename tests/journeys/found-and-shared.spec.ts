import { languageCodes, languages, localPath } from "#i18n/languages";
import { expect, inEveryLanguage, test } from "../support/site.ts";
import { allPaths, unlistedPaths } from "../support/routes.ts";

/** Where the build says that the site stands; the tests ask another machine than the world will. */
async function originOf(text: () => Promise<string>): Promise<string> {
  return new URL(/Sitemap: (\S+)/.exec(await text())![1]!).origin;
}

test("search engines are told of every page that is for everybody, in each language, and of nobody's own", async ({ request }) => {
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
    for (const { tag } of Object.values(languages)) expect(entry[1]).toContain(`hreflang="${tag}"`);
  }
  for (const address of listed) expect((await request.get(new URL(address).pathname)).status(), address).toBe(200);
});

inEveryLanguage(() => {
  test.use({ javaScriptEnabled: false });

  test("every page has a title and a description of its own, its address, its twins and what search engines read", async ({ page, site, request }) => {
    const origin = await originOf(async () => (await request.get("/robots.txt")).text());
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const path of allPaths) {
      await test.step(path, async () => {
        await page.goto(site.address(path));
        const head = await page.evaluate(() => {
          const attribute = (selector: string, name: string) => [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(name)!);
          return {
            lang: document.documentElement.lang,
            title: document.title,
            description: attribute("meta[name=description]", "content"),
            canonical: attribute("link[rel=canonical]", "href"),
            alternates: attribute("link[rel=alternate]", "hreflang").map((tag, index) => [tag, attribute("link[rel=alternate]", "href")[index]]),
            robots: attribute("meta[name=robots]", "content"),
            shared: ["og:title", "og:description", "og:url", "og:locale", "og:type"].map((name) => attribute(`meta[property="${name}"]`, "content").length),
            data: [...document.querySelectorAll("script[type='application/ld+json']")].map((script) => script.textContent),
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
        expect(head.alternates).toEqual([["en-IN", origin + localPath(path, "en")], ["hi-IN", origin + localPath(path, "hi")], ["x-default", origin + localPath(path, "en")]]);
        const unlisted = unlistedPaths.includes(path);
        expect(head.robots).toEqual(unlisted ? ["noindex"] : []);
        expect(head.shared).toEqual([1, 1, 1, 1, 1]);
        expect(head.data).toHaveLength(unlisted ? 0 : 1);
        if (unlisted) return;
        const graph = (JSON.parse(head.data[0]!) as { "@context": string; "@graph": Record<string, unknown>[] });
        expect(graph["@context"]).toBe("https://schema.org");
        expect(graph["@graph"].map((node) => node["@type"])).toContain("FinancialService");
        const here = graph["@graph"].find((node) => node.url === origin + localPath(path, site.language) && node["@type"] !== "FinancialService");
        expect(here).toMatchObject({ inLanguage: languages[site.language].tag });
      });
    }
    expect(titles.size).toBe(allPaths.length);
    expect(descriptions.size).toBe(allPaths.length);
  });
});
