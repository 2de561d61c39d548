import { act, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createVoice } from "#i18n/instance";
import { PageText } from "./PageText.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
  document.body.innerHTML = "";
});

const page = (text: React.ReactNode) => (
  <I18nextProvider i18n={createVoice("hi", {})}><MemoryRouter initialEntries={["/risk-management-policy"]}>{text}</MemoryRouter></I18nextProvider>
);

it("draws the text where there are words for it, under the address of its page", () => {
  const { container } = render(page(<PageText render={() => <p>Risk</p>} />));
  expect(container.innerHTML).toBe('<div data-text="/hi/risk-management-policy"><p>Risk</p></div>');
});

describe("in the browser's build", () => {
  const found = '<p>Risk <a href="/hi/check">status</a></p>';

  /** As the browser's build has it: no words, and the text found in the HTML. */
  async function asInBrowser() {
    vi.stubEnv("DEV", false);
    vi.stubEnv("SSR", false);
    return import("#i18n/page-text");
  }

  it("comes to life over what stands there, and makes nothing anew", async () => {
    document.body.innerHTML = `<div id="root"><div data-text="/hi/risk-management-policy">${found}</div></div>`;
    (await asInBrowser()).holdTexts();
    const { PageText: Fresh } = await import("./PageText.tsx");
    const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
    const link = screen.getByRole("link");
    const root = await act(async () => hydrateRoot(document.getElementById("root")!, page(<Fresh render={false} />)));
    await act(async () => root.render(page(<Fresh render={false} />)));
    expect(screen.getByRole("link")).toBe(link);
    expect(complaints).not.toHaveBeenCalled();
    await act(async () => root.unmount());
  });

  const answer = (body: string, status = 200) => vi.fn(() => Promise.resolve(new Response(`<head><style>a{}</style></head><body>${body}</body>`, { status })));
  const boot = (entry: string) => `<script type="application/json" id="boot">{"entry":"${entry}"}</script>`;

  it("fetches the text of another page from its HTML, once, also when asked twice at the same time", async () => {
    document.body.innerHTML = boot("/a.js");
    const { heldText, loadText } = await asInBrowser();
    const fetching = answer(`<div data-text="/terms-rates">${found}</div><div data-text="/terms-rates#closing">End</div>${boot("/a.js")}`);
    vi.stubGlobal("fetch", fetching);
    await Promise.all([loadText("/terms-rates"), loadText("/terms-rates")]);
    await loadText("/terms-rates");
    expect(fetching.mock.calls).toEqual([["/terms-rates"]]);
    expect(heldText("/terms-rates")).toEqual({ __html: found });
    expect(heldText("/terms-rates#closing")).toEqual({ __html: "End" });
  });

  it.each([
    ["the answer is another page", answer(`<div data-text="/faqs">${found}</div>${boot("/a.js")}`)],
    ["the page is not there", answer("<h1>404</h1>", 404)],
    ["the page is of another release", answer(`<div data-text="/terms-rates">${found}</div>${boot("/b.js")}`)],
    ["the network is broken", vi.fn(() => Promise.reject(new TypeError("Failed to fetch")))],
  ])("fails when %s, and can be tried again", async (_, fetching) => {
    document.body.innerHTML = boot("/a.js");
    const { heldText, loadText } = await asInBrowser();
    vi.stubGlobal("fetch", fetching);
    await expect(loadText("/terms-rates")).rejects.toThrow();
    expect(heldText("/terms-rates")).toBeUndefined();
    vi.stubGlobal("fetch", answer(`<div data-text="/terms-rates">${found}</div>${boot("/a.js")}`));
    await loadText("/terms-rates");
    expect(heldText("/terms-rates")).toEqual({ __html: found });
  });
});
