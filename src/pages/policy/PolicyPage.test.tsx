import { render, screen, within } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { lastAudit, nextReview } from "#content/accessibility";
import { footerPages } from "#content/navigation";
import { policies } from "#content/policies";
import { storageKeys } from "#content/storage";
import { formatDate } from "#i18n/format";
import { createI18n, type Namespace } from "#i18n/instance";
import { loadTranslations } from "#i18n/load-namespaces";
import { Page, PolicyPage } from "./PolicyPage.tsx";
import { exampleOver } from "./slots/example-over.ts";

const namespaces = [
  "policy-terms-rates",
  "policy-grievance",
  "policy-privacy",
  "policy-accessibility",
] as const satisfies Namespace[];
const i18ns = {
  en: createI18n("en", await loadTranslations("en", ["common", "shell", "company", "policies", ...namespaces])),
  hi: createI18n("hi", await loadTranslations("hi", ["common", "shell", "company", "policies", ...namespaces])),
};

beforeEach(
  () =>
    void vi.stubGlobal(
      "ResizeObserver",
      class {
        observe() {}
        disconnect() {}
      },
    ),
);

function open(
  namespace: (typeof namespaces)[number],
  language: keyof typeof i18ns = "en",
  page = <Page namespace={namespace} />,
) {
  const { path } = policies.find((policy) => policy.namespace === namespace)!;
  return render(
    <I18nextProvider i18n={i18ns[language]}>
      <MemoryRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }} initialEntries={[path]}>
        {page}
      </MemoryRouter>
    </I18nextProvider>,
  );
}

const headings = () =>
  screen
    .getAllByRole("heading", { level: 2 })
    .map(({ textContent }) => textContent!)
    .filter((text) => /^\d/.test(text));

describe("a policy", () => {
  it.each(["en", "hi"] as const)("lists its sections, numbered, in contents that lead to each, in %s", (language) => {
    open("policy-grievance", language);
    const contents = screen.getByRole("navigation", { name: i18ns[language].t("policies:text.contents" as never) });
    const links = [...contents.querySelectorAll("a")];
    expect(links.map(({ textContent }) => textContent)).toEqual(headings());
    expect(links.map((link) => document.querySelector(link.getAttribute("href")!)?.textContent)).toEqual(headings());
    expect(headings().map((heading) => heading.split(".")[0])).toEqual(headings().map((_, index) => String(index + 1)));
  });

  it("shows its version, its review date and its reading time", () => {
    open("policy-terms-rates");
    expect(screen.getByText("Version 1.0")).toBeTruthy();
    expect(screen.getByText("Last reviewed on 21 November 2026").outerHTML).toContain('datetime="2026-11-21"');
    expect(screen.getByText(/^About \d+ minutes to read$/)).toBeTruthy();
  });

  it("links to the other policies and to the complaints page", () => {
    open("policy-terms-rates");
    const others = within(screen.getByRole("navigation", { name: "Our other policies" })).getAllByRole("link");
    expect(others.map((link) => link.getAttribute("href")).toSorted()).toEqual(
      footerPages
        .map(({ to }) => to as string)
        .filter((path) => path !== "/terms-rates")
        .toSorted(),
    );
    expect(screen.getAllByRole("link", { name: "Grievance Redressal" }).length).toBeGreaterThan(0);
  });

  it("renders its children after its text", () => {
    open(
      "policy-grievance",
      "en",
      <PolicyPage namespace="policy-grievance">
        <form aria-label="Complaint" />
      </PolicyPage>,
    );
    const form = screen.getByRole("form", { name: "Complaint" });
    expect(form.previousElementSibling!.getAttribute("data-part")).toBe("PolicyText:policy-grievance");
    expect(form.nextElementSibling!.getAttribute("data-part")).toBe("PolicyClosing:policy-grievance");
  });
});

describe("a component in a policy", () => {
  it("calculates the example by RBI's method, over three months and over one", () => {
    expect(exampleOver(3)).toMatchObject({ netReceivedRupees: 45_280, gstRupees: 720, instalments: 3 });
    expect(exampleOver(3).instalmentRupees).toBeCloseTo(20_000, 6);
    expect(exampleOver(3).aprPercent).toBeCloseTo(186.14, 2);
    // 14,720 rupees for 45,280 in one month, times twelve.
    expect(exampleOver(1).aprPercent).toBeCloseTo((14_720 / 45_280) * 1_200, 6);
    open("policy-terms-rates");
    const table = screen.getByRole("table", { name: "The same example, calculated using RBI's method" });
    expect(within(table).getByRole("rowheader", { name: "APR" }).closest("tr")!.textContent).toBe("APR186.1%390.1%");
  });

  it("shows the steps of a complaint in order, with the days of each", () => {
    open("policy-grievance", "hi");
    const steps = within(screen.getByRole("list", { name: "शिकायत अगले स्तर तक कैसे ले जाएँ" })).getAllByRole("listitem");
    expect(steps.map((step) => /(\d+) (?:दिन|कार्य)/.exec(step.querySelector("p")!.textContent!)?.[1])).toEqual([
      undefined,
      "14",
      "14",
      "30",
    ]);
  });

  it("names in the accessibility statement the tools and date of the last test, and the next review", () => {
    vi.stubGlobal("__REPORT_IS_PUBLISHED__", false);
    open("policy-accessibility");
    expect(screen.getByText("Statement")).toBeTruthy();
    expect(within(screen.getByRole("navigation", { name: "Our policies" })).getAllByRole("link")).toHaveLength(
      footerPages.length,
    );
    const table = screen.getByRole("table", { name: "Tools used in the last test" });
    expect(
      within(table)
        .getAllByRole("rowheader")
        .map(({ textContent }) => textContent),
    ).toEqual(lastAudit.tools.map(({ name }) => name));
    for (const { version } of lastAudit.tools) expect(within(table).getByText(version)).toBeTruthy();
    const { reviewed } = policies.find(({ namespace }) => namespace === "policy-accessibility")!;
    const day = (date: string) => formatDate(new Date(date), "en");
    expect(screen.getByText(`Last tested on ${day(lastAudit.date)}.`)).toBeTruthy();
    expect(
      screen.getByText(
        new RegExp(
          `first prepared on 21 November 2026 and last compared with the site on ${day(reviewed)}\\. The next review is due by ${day(nextReview(reviewed))}\\. `,
        ),
      ),
    ).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/text\.(?:tools|dates)|undefined/);
  });

  it.each([
    ["en", "/accessibility/report/en.html"],
    ["hi", "/accessibility/report/hi.html"],
  ] as const)("links the report of the last test in %s if there is one, without the router", (language, address) => {
    const links = () =>
      screen.queryAllByRole("link", { name: i18ns[language].t("policy-accessibility:text.tools.report" as never) });
    vi.stubGlobal("__REPORT_IS_PUBLISHED__", false);
    open("policy-accessibility", language).unmount();
    expect(links()).toEqual([]);
    vi.stubGlobal("__REPORT_IS_PUBLISHED__", true);
    open("policy-accessibility", language);
    expect(links().map((link) => [link.getAttribute("href"), link.getAttribute("target")])).toEqual([
      [address, "_self"],
    ]);
  });

  it("lists every key under which something is stored on the device", () => {
    open("policy-privacy");
    const table = screen.getByRole("table", { name: "What this site stores on your device" });
    expect(
      within(table)
        .getAllByRole("rowheader")
        .map(({ textContent }) => textContent),
    ).toEqual(Object.values(storageKeys));
    expect(table.textContent).not.toContain("text.storage");
  });
});
