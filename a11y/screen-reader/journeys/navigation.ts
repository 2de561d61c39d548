import { inVoice, never, once, says } from "../speech.ts";
import type { Journey } from "../session.ts";

const checks = {
  followed: {
    criteria: ["2.4.3", "4.1.3"],
    says: "After a link in the text, the heading of the new page is announced once.",
  },
  fromHeader: {
    criteria: ["2.4.3"],
    says: "After a link in the header, the heading of the new page is announced too.",
  },
  quiet: { criteria: ["2.2.4", "4.1.3"], says: "Moving slides announce nothing automatically." },
} as const;

/** Navigation between pages without a page load. */
export const navigationJourney: Journey<keyof typeof checks> = {
  name: "navigation",
  title: "Following links from page to page, past moving slides",
  route: "/",
  checks,
  async run(session) {
    const { open, page, press, pressUntil, focus, listenFor, note, expect, t, language } = session;
    await open();
    note("Goes to the first link of the text and follows it.");
    await focus(page.locator("main a[href$='/apply-now']").first());
    const heading = t("apply:heading");
    const followed = await press("Return", heading);
    expect("followed", followed, says("heading level 1"), once(heading), inVoice(language, heading));

    note("Follows a link in the header.");
    await focus(page.locator("header a[href$='/about-us']"));
    const fromHeader = await press("Return", t("about:heading"));
    expect("fromHeader", fromHeader, says(t("about:heading"), "heading level 1"));

    note("Goes from heading to heading as far as the reviews.");
    await pressUntil("h", t("about-more:reviews.heading"), 20);
    expect("quiet", await listenFor(4_500), never(/\S/));
  },
};
