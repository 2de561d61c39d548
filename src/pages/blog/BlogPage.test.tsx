import { render, screen, within } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { createI18n } from "#i18n/instance";
import { loadTranslations } from "#i18n/load-namespaces";
import { Page } from "./BlogPage.tsx";

const i18n = createI18n(
  "en",
  await loadTranslations("en", ["common", "company", "blog-details", "posts", "post-apr", "post-key-facts"]),
);

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

function open(path: string) {
  render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }} initialEntries={[path]}>
        <Routes>
          <Route path="/blog-details/:id" element={<Page />} />
        </Routes>
      </MemoryRouter>
    </I18nextProvider>,
  );
}

const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

it("shows the post at the address, with its date and picture", () => {
  open("/blog-details/1");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("How the APR of a loan is calculated");
  expect(screen.getByRole("time").outerHTML).toContain('datetime="2026-08-17"');
  expect(screen.getByText("17 August 2026")).toBeTruthy();
  expect(document.querySelectorAll("[data-post-art] path").length).toBeGreaterThan(3);
  expect(screen.getByRole("heading", { level: 2, name: "What the APR includes and leaves out" })).toBeTruthy();
});

it("links to the latest other posts, newest first, and to all posts", () => {
  open("/blog-details/3");
  expect(linksIn(screen.getByRole("navigation", { name: "Other blogs" }))).toEqual([
    "/blog-details/4",
    "/blog-details/2",
    "/blog-details/1",
    "/blogs",
  ]);
});

it.each(["5", "01", "constructor"])("says that there is no post %s, and links to the existing posts", (id) => {
  open(`/blog-details/${id}`);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Blog not found.");
  expect(linksIn(document.body)).toEqual(["/blogs"]);
});
