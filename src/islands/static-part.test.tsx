import { act, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createI18n } from "#i18n/instance";
import { renderedPart } from "./static-part.tsx";

afterEach(() => {
  vi.resetModules();
});

const at = (path: string, page: React.ReactNode) => (
  <I18nextProvider i18n={createI18n("hi", {})}>
    <MemoryRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }} initialEntries={[path]}>
      {page}
    </MemoryRouter>
  </I18nextProvider>
);

it("renders a part under a key made of its name and props", () => {
  const Answer = renderedPart("Answer", ({ to }: { to: string }) => <p>{to}</p>);
  const { container } = render(at("/faqs", <Answer to="fees" />));
  expect(container.innerHTML).toBe('<div data-part="Answer:fees"><p>fees</p></div>');
});

describe("in the browser's build", () => {
  const found = '<p>Risk <a href="/hi/check">status</a></p>';
  /** Each test begins without any HTML held. */
  const fresh = async () => ({ ...(await import("./static-html.ts")), ...(await import("./static-part.tsx")) });

  it("hydrates over the HTML without replacing any of it", async () => {
    document.body.innerHTML = `<div id="root"><div data-part="Text">${found}</div></div>`;
    const { captureStaticHtml, staticPart } = await fresh();
    captureStaticHtml("/hi/risk-management-policy");
    const Text = staticPart("Text");
    const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
    const link = screen.getByRole("link");
    const root = await act(async () =>
      hydrateRoot(document.getElementById("root")!, at("/risk-management-policy", <Text />)),
    );
    await act(async () => root.render(at("/risk-management-policy", <Text />)));
    expect(screen.getByRole("link")).toBe(link);
    expect(complaints).not.toHaveBeenCalled();
    await act(async () => root.unmount());
  });

  const answer = (body: string, status = 200) =>
    vi.fn(() => Promise.resolve(new Response(`<head><style>a{}</style></head><body>${body}</body>`, { status })));
  const boot = (entry: string) => `<script type="application/json" id="boot">{"entry":"${entry}"}</script>`;

  it("fetches the parts of another page from its HTML, once, also when asked twice at the same time", async () => {
    document.body.innerHTML = boot("/a.js");
    const { getStaticHtml, loadStaticHtml } = await fresh();
    const fetching = answer(
      `<div data-part="PolicyText:policy-risk">${found}</div><div data-part="PolicyClosing:policy-risk">End</div>${boot("/a.js")}`,
    );
    vi.stubGlobal("fetch", fetching);
    await Promise.all([loadStaticHtml("/terms-rates"), loadStaticHtml("/terms-rates")]);
    await loadStaticHtml("/terms-rates");
    expect(fetching.mock.calls).toEqual([["/terms-rates"]]);
    expect(getStaticHtml("/terms-rates", "PolicyText:policy-risk")).toEqual({ __html: found });
    expect(getStaticHtml("/terms-rates", "PolicyClosing:policy-risk")).toEqual({ __html: "End" });
  });

  it("keeps each page's own part, and shares one that is the same on both", async () => {
    document.body.innerHTML = `<div data-part="Head">One</div><div data-part="Footer">End</div>${boot("/a.js")}`;
    const { captureStaticHtml, getStaticHtml, loadStaticHtml } = await fresh();
    captureStaticHtml("/about-us");
    vi.stubGlobal("fetch", answer(`<div data-part="Head">Two</div><div data-part="Footer">End</div>${boot("/a.js")}`));
    await loadStaticHtml("/career");
    expect([getStaticHtml("/about-us", "Head"), getStaticHtml("/career", "Head")]).toEqual([
      { __html: "One" },
      { __html: "Two" },
    ]);
    expect(getStaticHtml("/career", "Footer")).toBe(getStaticHtml("/about-us", "Footer"));
    // The 404 page has no address to fetch.
    expect(getStaticHtml("/no-such-page", "Footer")).toEqual({ __html: "End" });
  });

  it.each([
    ["the page does not exist", answer(`<h1>404</h1>${boot("/a.js")}`, 404)],
    ["the page is of another release", answer(`<div data-part="Text">${found}</div>${boot("/b.js")}`)],
    ["the answer is not a page of ours", answer("<h1>Sign in to the network</h1>")],
    ["the network is broken", vi.fn(() => Promise.reject(new TypeError("Failed to fetch")))],
  ])("fails when %s, and can be tried again", async (_, fetching) => {
    document.body.innerHTML = boot("/a.js");
    const { getStaticHtml, loadStaticHtml } = await fresh();
    vi.stubGlobal("fetch", fetching);
    await expect(loadStaticHtml("/terms-rates")).rejects.toThrow();
    expect(getStaticHtml("/terms-rates", "Text")).toBeUndefined();
    vi.stubGlobal("fetch", answer(`<div data-part="Text">${found}</div>${boot("/a.js")}`));
    await loadStaticHtml("/terms-rates");
    expect(getStaticHtml("/terms-rates", "Text")).toEqual({ __html: found });
  });
});
