import type { Page } from "@playwright/test";
import { paths } from "#contract/calls";
import { toPayload } from "#contract/lender";
import { toRefstr } from "#domain/lead";
import { translate } from "../../server/messages/messages.ts";
import { newApplicant } from "../../testing/applicant.ts";
import { contactForm } from "../support/contact-form.ts";
import { expect, siteIn, test, waitUntilReady } from "../support/site.ts";

/** Everything the next person at this computer could find in the tab: address, browser storage, typed and visible text. */
const findings = (page: Page) =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    const caches = (await window.caches?.keys()) ?? [];
    const typed = [...document.querySelectorAll<HTMLInputElement>("input, textarea")].map(({ value }) => value);
    return JSON.stringify([
      location.href,
      history.state,
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      databases,
      caches,
      typed,
      document.querySelector("main")!.innerText,
    ]);
  });

test("a look-up leaves no data of the applicant in the tab, in either language", async ({ page, site, request }) => {
  const applicant = { ...newApplicant(), state: "7", city: "701", pincode: "110001" };
  const { Data } = (await (await request.post(paths.apply, { data: toPayload(applicant) })).json()) as {
    Data: { lead_id: string };
  };
  const refstr = toRefstr(Data.lead_id);
  const traces = [
    applicant.panNumber,
    applicant.mobile,
    applicant.email,
    Data.lead_id,
    refstr,
    encodeURIComponent(refstr),
  ];
  const expectNoTraces = async () => {
    const found = await findings(page);
    expect(traces.filter((trace) => found.includes(trace))).toEqual([]);
    return found;
  };

  await site.open(`/check?refstr=${encodeURIComponent(refstr)}`);
  await expect(page).toHaveURL(/\/check$/);
  await expect(page.locator("input[name=lead_id]")).toHaveValue(Data.lead_id);
  const input = page.getByRole("textbox");
  const answer = page.getByRole("main").getByText(translate("en", "status.received.state"));
  await input.fill(applicant.panNumber);
  await page.keyboard.press("Enter");
  await expect(answer).toBeVisible();

  // The back/forward cache stores the page as it is at this moment.
  const cached = await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    return [
      document.querySelector<HTMLInputElement>("#lookup-value")!.value,
      document.querySelector("main")!.textContent,
    ];
  });
  expect(cached[0]).toBe("");
  expect(cached[1]).not.toContain(translate("en", "status.received.state"));

  await input.fill(applicant.mobile);
  await page.locator("[data-switch]").click();
  const hindi = siteIn("hi", page);
  await expect(page.getByRole("textbox", { name: hindi.t("check:label") })).toHaveValue(applicant.mobile);
  await expect(page.locator("input[name=lead_id]")).toHaveValue(Data.lead_id);
  await page.goto("/about-us");
  await expectNoTraces();
  for (let number = 0; number < 2; number++) {
    await page.goBack();
    await waitUntilReady(page);
    expect(await expectNoTraces()).toContain("/check");
  }
});

test("a complaint leaves only its number in the tab", async ({ page, site }) => {
  const form = contactForm(page, site);
  const message = {
    name: "Example Complainant",
    number: "9123456780",
    email: "complainant@mail.example",
    subject: "Complaint",
    message: "My refund has not come.",
  };
  await site.openApplication("/contact-us");
  await form.fill(message);
  await expect.poll(() => findings(page)).toContain(message.name);
  await form.submit.click();
  await expect(form.thanks).toBeVisible();
  await page.goto("/about-us");
  for (const step of ["left", "back"]) {
    if (step === "back") await page.goBack();
    await waitUntilReady(page);
    const found = await findings(page);
    expect(
      [message.name, message.number, message.email, message.message].filter((trace) => found.includes(trace)),
      step,
    ).toEqual([]);
  }
});
