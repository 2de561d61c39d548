import type { Route } from "@playwright/test";
import type { StateContext, State } from "../subject.ts";
import { startApplication } from "../../../testing/start-application.ts";

async function openAll({ page }: StateContext): Promise<void> {
  for (const trigger of await page.locator("main h3 button").all())
    if ((await trigger.getAttribute("aria-expanded")) === "false") await trigger.click();
}

/** Replaces a page's script by one that throws while rendering. If the script were missing, the router would load the document. */
async function failWhileRendering(route: Route): Promise<void> {
  const code = await (await route.fetch()).text();
  const names = /export\s*\{([^}]*)\}/
    .exec(code)![1]!
    .split(",")
    .map((one) => one.split(" as ").at(-1)!.trim());
  await route.fulfill({
    contentType: "text/javascript",
    body: `const fail = () => { throw new Error("broken"); }; export { ${names.map((name) => `fail as ${name}`).join(", ")} };`,
  });
}

/** Text pages: open questions, a copied number, more posts, the error screen. */
export const textStates: readonly State[] = [
  {
    id: "faqs-open",
    route: "/faqs",
    title: { en: "All questions open", hi: "सभी सवाल खुले हैं" },
    setup: async (context) => {
      // The application starts when a question gets the focus.
      await context.page.locator("main h3 button").first().focus();
      await context.page.locator("main [data-still]").first().waitFor({ state: "detached" });
      await openAll(context);
    },
  },
  {
    id: "faqs-still-open",
    route: "/faqs",
    modes: ["normal", "text-spacing"],
    title: { en: "All questions open before their script has loaded", hi: "स्क्रिप्ट आने से पहले सभी सवाल खुले हैं" },
    beforeOpen: ({ page }) => page.route(/\/assets\/Questions\.island-[\w-]+\.js$/, (route) => route.abort()),
    setup: openAll,
  },
  {
    id: "repay-copied",
    route: "/repay-loan",
    announces: true,
    modes: ["normal", "text-200"],
    title: { en: "Account number copied", hi: "खाता नंबर कॉपी किया गया है" },
    setup: async ({ page }) => {
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.locator("main dl button").first().click();
      await page.waitForTimeout(1_000);
    },
  },
  {
    id: "blogs-more",
    route: "/blogs",
    title: { en: "More posts shown", hi: "ब्लॉग के और लेख दिखाए गए हैं" },
    setup: async ({ page }) => {
      const posts = page.getByRole("main").getByRole("listitem");
      const count = await posts.count();
      await page.locator("main button:visible").last().click();
      // The click waits for the application.
      await posts.nth(count).waitFor();
    },
  },
  {
    id: "page-failed",
    route: "/check",
    modes: ["normal", "text-200", "reduced-motion"],
    focus: "h1",
    title: { en: "Error screen: a page could not be loaded", hi: "गड़बड़ी की स्क्रीन: पेज नहीं खुल पाया" },
    startAt: "/faqs",
    setup: async ({ page, t }) => {
      // Only a navigation inside the application can fail here; otherwise a link loads the document.
      await startApplication(page);
      await page.route("**/assets/*Page-*.js", failWhileRendering);
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: t("footer:text.checkStatus") })
        .click();
      await page.getByRole("heading", { level: 1, name: t("shell:failure.application") }).waitFor();
    },
  },
];
