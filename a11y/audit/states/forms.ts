import { mapOrigin } from "#content/map-origin";
import { paths } from "#contract/calls";
import { jsonResponse } from "./json-response.ts";
import type { StateContext, State } from "../subject.ts";

const submit = ({ page }: StateContext) => page.locator("main form button[type=submit]").click();

async function writeMessage(context: StateContext): Promise<void> {
  const { page } = context;
  await page.locator("#contact-name").fill("Example");
  await page.locator("#contact-email").fill("visitor@mail.example");
  await page.locator("#contact-message").fill("Hello");
  await submit(context);
}

/** The contact form with the map beside it, the job application, and the two look-ups. */
export const formStates: readonly State[] = [
  {
    id: "contact-errors",
    route: "/contact-us",
    focus: "[tabindex='-1']:has(a[href^='#'])",
    announces: true,
    title: { en: "Message form with errors", hi: "संदेश के फ़ॉर्म में गड़बड़ियाँ बताई गई हैं" },
    setup: async (context) => {
      await submit(context);
      await context.page.locator("#contact-name[aria-invalid=true]").waitFor();
    },
  },
  {
    id: "contact-sent",
    route: "/contact-us",
    modes: ["normal", "text-200", "text-spacing"],
    focus: "h2, h3",
    announces: true,
    title: { en: "Message sent", hi: "संदेश भेज दिया गया है" },
    beforeOpen: async ({ page, ours }) => {
      if (!ours)
        await page.route(
          `**${paths.contact}`,
          jsonResponse({ Status: 1, Message: "", Data: { reference_number: "TEST-0000" } }),
        );
    },
    setup: async (context) => {
      await writeMessage(context);
      await context.page.locator("main form").waitFor({ state: "detached" });
    },
  },
  {
    id: "contact-map",
    route: "/contact-us",
    title: { en: "Map loaded on request", hi: "नक्शा खोला गया है" },
    beforeOpen: ({ page }) =>
      page.route(`${mapOrigin}/**`, (route) =>
        route.fulfill({
          contentType: "text/html",
          body: '<!doctype html><html lang="en"><title>Map</title><h1>Map</h1></html>',
        }),
      ),
    setup: async ({ page }) => {
      await page.locator("main button[aria-expanded]").click();
      await page.locator("main iframe").waitFor();
    },
  },
  {
    id: "career-errors",
    route: "/career",
    focus: "[tabindex='-1']:has(a[href^='#'])",
    announces: true,
    title: { en: "Job application with errors", hi: "नौकरी के आवेदन में गड़बड़ियाँ बताई गई हैं" },
    setup: async (context) => {
      await submit(context);
      await context.page.locator("#career-name[aria-invalid=true]").waitFor();
    },
  },
  {
    id: "career-letter",
    route: "/career",
    modes: ["normal", "text-200", "text-spacing"],
    title: { en: "Email for the job application ready to send", hi: "नौकरी के आवेदन का ईमेल भेजने के लिए तैयार है" },
    setup: async (context) => {
      const { page } = context;
      for (const name of ["name", "applyingFor", "noticePeriod", "message"])
        await page.locator(`#career-${name}`).fill("Example");
      await page.locator("#career-phone").fill("98765 43210");
      await page.locator("#career-email").fill("visitor@mail.example");
      await page
        .locator("#career-resume")
        .setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") });
      await submit(context);
      await page.locator("#letter-ready").waitFor();
    },
  },
  {
    id: "check-empty",
    route: "/check",
    focus: "#lookup-value",
    title: { en: "Loan status form submitted empty", hi: "आवेदन की स्थिति का फ़ॉर्म खाली जमा किया गया है" },
    setup: async (context) => {
      await submit(context);
      await context.page.locator("#lookup-value[aria-invalid=true]").waitFor();
    },
  },
  {
    id: "check-answered",
    route: "/check",
    announces: true,
    modes: ["normal", "text-200", "text-spacing"],
    title: { en: "Loan status form with its answer", hi: "आवेदन की स्थिति पूछने पर जवाब आ गया है" },
    setup: async (context) => {
      await context.page.locator("#lookup-value").fill("9876543210");
      await submit(context);
      await context.page.getByText(context.t("lookup:answer"), { exact: true }).waitFor();
    },
  },
  {
    id: "pan-failed",
    route: "/getpanverify",
    focus: "[role=alertdialog] *",
    modes: ["normal", "text-200"],
    title: { en: "Alert: PAN verification failed", hi: "सूचना: PAN की जाँच नहीं हो पाई" },
    beforeOpen: ({ page }) => page.route(`**${paths.leadInfo}*`, (route) => route.fulfill({ status: 500, body: "" })),
    setup: async (context) => {
      await context.page.locator("#lookup-value").fill("ABCPZ0000Z");
      await submit(context);
      await context.page.getByRole("alertdialog").waitFor();
    },
  },
];
