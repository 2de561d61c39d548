import type { Route } from "@playwright/test";
import type { Scene, State } from "../subject.ts";
import { startApplication } from "../../../tests/support/start-application.ts";

async function openAll({ page }: Scene): Promise<void> {
  for (const trigger of await page.locator("main h3 button").all()) if (await trigger.getAttribute("aria-expanded") === "false") await trigger.click();
}

/** Replaces a page's script by one that throws while it renders. Without the script, the router would load the document. */
async function failsWhileDrawn(route: Route): Promise<void> {
  const code = await (await route.fetch()).text();
  const names = /export\s*\{([^}]*)\}/.exec(code)![1]!.split(",").map((one) => one.split(" as ").at(-1)!.trim());
  await route.fulfill({ contentType: "text/javascript", body: `const fail = () => { throw new Error("broken"); }; export { ${names.map((name) => `fail as ${name}`).join(", ")} };` });
}

/** Pages that are read: questions open and shut, a copied number, the blog's later posts, and where nothing is. */
export const textStates: readonly State[] = [
  {
    id: "faqs-open", route: "/faqs",
    title: { en: "All questions open", hi: "सभी सवाल खुले हैं" },
    reach: async (scene) => {
      // The application starts when a question is used.
      await scene.page.locator("main h3 button").first().focus();
      await scene.page.locator("main [data-still]").first().waitFor({ state: "detached" });
      await openAll(scene);
    },
  },
  {
    id: "faqs-still-open", route: "/faqs", modes: ["normal", "text-spacing"],
    title: { en: "All questions open before their script has loaded", hi: "स्क्रिप्ट आने से पहले सभी सवाल खुले हैं" },
    before: ({ page }) => page.route(/\/assets\/Questions\.island-[\w-]+\.js$/, (route) => route.abort()),
    reach: openAll,
  },
  {
    id: "repay-copied", route: "/repay-loan", speaks: true, modes: ["normal", "text-200"],
    title: { en: "Account number copied", hi: "खाता नंबर कॉपी किया गया है" },
    reach: async ({ page }) => {
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.locator("main dl button").first().click();
      await page.waitForTimeout(1_000);
    },
  },
  {
    id: "blogs-more", route: "/blogs",
    title: { en: "More posts shown", hi: "ब्लॉग के और लेख दिखाए गए हैं" },
    reach: ({ page }) => page.locator("main button:visible").last().click(),
  },
  {
    id: "page-failed", route: "/check", modes: ["normal", "text-200", "reduced-motion"], focus: "h1",
    title: { en: "Error screen: a page could not be loaded", hi: "गड़बड़ी की स्क्रीन: पेज नहीं खुल पाया" },
    startAt: "/faqs",
    reach: async ({ page, t }) => {
      // Only a navigation inside the application can fail: otherwise a link loads the document.
      await startApplication(page);
      await page.route("**/assets/*Page-*.js", failsWhileDrawn);
      await page.getByRole("contentinfo").getByRole("link", { name: t("footer:text.checkStatus") }).click();
      await page.getByRole("heading", { level: 1, name: t("shell:failure.application") }).waitFor();
    },
  },
];
