import { newApplicant } from "../../../testing/applicant.ts";
import { applicationForm } from "../../../testing/application-form.ts";
import { paths } from "#contract/calls";
import { jsonResponse } from "./json-response.ts";
import type { StateContext, State } from "../subject.ts";

/** On a public site nothing is submitted: the response is faked. */
const mockSubmissionOnLiveSite = async ({ page, ours }: StateContext) => {
  if (!ours)
    await page.route(
      `**${paths.apply}`,
      jsonResponse({ Status: 1, Message: "", Data: { lead_id: "TEST", reference_number: "TEST-0000" } }),
    );
};

async function submitEmpty({ page }: StateContext): Promise<void> {
  await page.locator("main form button[type=submit]").click();
  await page.locator("#apply-loanAmount[aria-invalid=true]").waitFor();
}

/** The loan application, from the first error to the Thank You page. */
export const applicationStates: readonly State[] = [
  {
    id: "apply-errors",
    route: "/apply-now",
    focus: "[tabindex='-1']:has(a[href^='#'])",
    announces: true,
    modes: ["normal", "text-200", "text-spacing", "reduced-motion"],
    title: { en: "Application form with errors", hi: "आवेदन में गड़बड़ियाँ बताई गई हैं" },
    setup: submitEmpty,
  },
  {
    id: "apply-helpers-open",
    route: "/apply-now",
    title: { en: "Eligibility and documents open beside the form", hi: "फ़ॉर्म के पास पात्रता और दस्तावेज़ों की सूची खुली है" },
    setup: async ({ page }) => {
      for (const summary of await page.locator("main details > summary").all()) await summary.click();
    },
  },
  {
    id: "apply-half-filled",
    route: "/apply-now",
    modes: ["normal"],
    beforeOpen: ({ page }) => page.clock.install(),
    title: {
      en: "Application half filled in and left for half an hour",
      hi: "आवेदन आधा भरकर आधे घंटे के लिए छोड़ दिया गया है",
    },
    setup: async ({ page }) => {
      await page.locator("#apply-loanAmount").fill("50000");
      await page.locator("#apply-firstName").fill("Example");
      await page.locator("#apply-mobile").fill("9876");
    },
  },
  {
    id: "apply-remark",
    route: "/apply-now",
    modes: ["normal", "text-200", "text-spacing"],
    announces: true,
    title: { en: "PAN field with a note about an unusual number", hi: "असामान्य लगने वाले PAN नंबर के नीचे सूचना दिख रही है" },
    setup: async ({ page }) => {
      await page.locator("#apply-panNumber").fill("ABCDE123");
      await page.locator("#apply-panNumber").blur();
      await page.locator("#apply-panNumber-warning").waitFor();
    },
  },
  {
    id: "apply-left-out",
    route: "/apply-now",
    modes: ["normal"],
    announces: true,
    title: {
      en: "Mobile number field with a note that part of the pasted number was left out",
      hi: "पेस्ट किए गए मोबाइल नंबर का एक हिस्सा नहीं लिया गया और यह बताया गया है",
    },
    setup: async ({ page }) => {
      await page.locator("#apply-mobile").focus();
      await page.keyboard.insertText("98765432101234");
      await page.locator("#apply-mobile-warning").waitFor();
    },
  },
  {
    id: "apply-list-open",
    route: "/apply-now",
    widths: [1280],
    modes: ["normal", "text-spacing", "reduced-motion"],
    title: { en: "List of states open", hi: "राज्यों की सूची खुली है" },
    setup: async ({ page, t, language }) => {
      await applicationForm(page, { t, language }).openLists();
      await page.locator("#apply-state[role=combobox]").click();
      await page.getByRole("listbox").waitFor();
    },
  },
  {
    id: "apply-pin-several",
    route: "/apply-now",
    modes: ["normal", "text-200", "text-spacing"],
    announces: true,
    title: { en: "PIN code that covers several places", hi: "पिन कोड, जिसमें कई जगहें आती हैं" },
    beforeOpen: ({ page }) =>
      page.route(
        `**${paths.pin}*`,
        jsonResponse({
          Status: 1,
          Message: "",
          Data: ["Gautam Buddha Nagar", "Ghaziabad", "Hapur"].map((city, index) => ({
            state_id: "9",
            state: "Uttar Pradesh",
            city_id: String(929 + index),
            city,
          })),
        }),
      ),
    setup: async ({ page }) => {
      await page.locator("#apply-pincode").focus();
      await page.keyboard.type("201301");
      await page.locator("#apply-city").waitFor();
    },
  },
  {
    id: "apply-pin-unknown",
    route: "/apply-now",
    modes: ["normal", "text-200"],
    announces: true,
    title: {
      en: "Unknown PIN code, with the lists of states and cities",
      hi: "पिन कोड सूची में नहीं है, राज्य और शहर की सूचियाँ दिख रही हैं",
    },
    beforeOpen: ({ page }) => page.route(`**${paths.pin}*`, jsonResponse({ Status: 1, Message: "", Data: [] })),
    setup: async ({ page }) => {
      await page.locator("#apply-pincode").focus();
      await page.keyboard.type("403999");
      await page.locator("#apply-pincode-warning").waitFor();
    },
  },
  {
    id: "apply-questions-answered",
    route: "/apply-now",
    modes: ["normal", "text-200"],
    announces: true,
    title: { en: "Three questions answered", hi: "तीन सवालों के जवाब दिए गए हैं" },
    setup: async ({ page, t }) => {
      await page.locator("#questions > summary").click();
      for (const group of await page.locator("#questions").getByRole("radiogroup").all())
        await group.getByRole("radio", { name: t("apply:questions.answer.yes"), exact: true }).check();
    },
  },
  {
    id: "apply-checked",
    route: "/apply-now",
    modes: ["normal", "text-200", "text-spacing"],
    focus: "h2",
    title: { en: "Answers shown before they are sent", hi: "जमा करने से पहले सारे जवाब दिख रहे हैं" },
    setup: async ({ page, t, language }) => {
      const form = applicationForm(page, { t, language });
      await form.fill(newApplicant());
      await form.submit.click();
      await form.review.waitFor();
    },
  },
  {
    id: "apply-alert",
    route: "/apply-now",
    focus: "[role=alertdialog] *",
    title: { en: "Alert: the list of states could not be loaded", hi: "सूचना: राज्यों की सूची नहीं खुल पाई" },
    beforeOpen: ({ page }) => page.route(`**${paths.states}`, (route) => route.abort()),
    setup: async ({ page, t, language }) => {
      await applicationForm(page, { t, language }).openLists();
      await page.getByRole("alertdialog").waitFor();
    },
  },
  {
    id: "apply-refused",
    route: "/apply-now",
    modes: ["normal", "text-200"],
    focus: "[role=alertdialog] *",
    title: { en: "Alert: the application could not be submitted", hi: "सूचना: आवेदन जमा नहीं हो पाया" },
    beforeOpen: ({ page }) => page.route(`**${paths.apply}`, jsonResponse({ Status: 0, Message: "" })),
    setup: async (context) => {
      await fillIn(context);
      await context.page.getByRole("alertdialog").waitFor();
    },
  },
  {
    id: "apply-thanks",
    route: "/apply-now",
    modes: ["normal", "text-200", "text-spacing"],
    focus: "h1, h2",
    announces: true,
    title: { en: "Application submitted: Thank You page", hi: "आवेदन जमा हो गया: धन्यवाद का पेज" },
    beforeOpen: mockSubmissionOnLiveSite,
    setup: async (context) => {
      await fillIn(context);
      await context.page.getByRole("heading", { level: 1, name: context.t("apply:done.heading") }).waitFor();
    },
  },
];

/** Fills in the whole form and submits it. */
async function fillIn({ page, t, language }: StateContext): Promise<void> {
  const form = applicationForm(page, { t, language });
  await form.fill(newApplicant());
  await form.send();
}
