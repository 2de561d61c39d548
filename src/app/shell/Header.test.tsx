import { render, screen } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { createI18n } from "#i18n/instance";
import { loadTranslations } from "#i18n/load-namespaces";

vi.stubGlobal("__GALLERY__", false);
const { Header } = await import("./Header.tsx");
const i18n = createI18n("en", await loadTranslations("en", ["common", "company", "shell"]));

function currentLinks(path: string) {
  const { unmount } = render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }} initialEntries={[path]}><Header /></MemoryRouter>
    </I18nextProvider>,
  );
  // On a narrow screen the menu is closed at first.
  const names = screen.queryAllByRole("link", { current: "page", hidden: true }).map(({ textContent }) => textContent);
  unmount();
  return names;
}

it("marks the link of the current page, also inside a dropdown", () => {
  expect(currentLinks("/about-us")).toEqual([i18n.t("shell:nav.about")]);
  expect(currentLinks("/lending-partner")).toEqual([i18n.t("shell:nav.partner")]);
});

it("marks no link on a page that the menu does not have", () => {
  expect(currentLinks("/career")).toEqual([]);
});
