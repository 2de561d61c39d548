import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Gallery } from "#ui/gallery";
import { GalleryPage } from "./GalleryPage.tsx";

const galleries = Object.values(
  import.meta.glob<Gallery>("../../ui/**/*.gallery.tsx", { eager: true, import: "gallery" }),
);

beforeEach(() => {
  const never = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  vi.stubGlobal("IntersectionObserver", never);
  vi.stubGlobal("ResizeObserver", never);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

/** The gallery's HTML before hydration. */
const prerendered = (lang: "en" | "hi", part?: string) => {
  const root = document.createElement("div");
  root.innerHTML = renderToString(<GalleryPage lang={lang} part={part} />);
  return root;
};

describe("every part of the gallery", () => {
  it.each(galleries.map((gallery) => [gallery.part, gallery] as const))(
    "%s names each of its examples differently",
    (_part, { examples }) => {
      const names = examples.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    },
  );

  it("is complete in the HTML, with no style attribute, which the site's policy forbids", () => {
    const root = prerendered("en");
    expect(root.querySelectorAll("figure")).toHaveLength(galleries.flatMap(({ examples }) => examples).length);
    expect([...root.querySelectorAll("[style]")].map((element) => element.outerHTML)).toEqual([]);
  });

  it("has no id twice", () => {
    const ids = [...prerendered("en").querySelectorAll("[id]")].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it.each(["en", "hi"] as const)("hydrates in %s without changes", async (lang) => {
    const root = prerendered(lang);
    document.body.append(root);
    const complaints: unknown[] = [];
    vi.spyOn(console, "error").mockImplementation((...message) => complaints.push(message));
    const mounted = await act(async () =>
      hydrateRoot(root, <GalleryPage lang={lang} />, { onRecoverableError: (error) => complaints.push(error) }),
    );
    expect(complaints).toEqual([]);
    await act(async () => mounted.unmount());
    root.remove();
  });
});

it("shows the part, language and theme given in the address", async () => {
  history.replaceState(null, "", "/gallery/Badge?lang=hi&theme=dark");
  const root = prerendered("en", "Badge");
  document.body.append(root);
  const mounted = await act(async () => hydrateRoot(root, <GalleryPage part="Badge" />));
  expect([...root.querySelectorAll("h2")].map(({ textContent }) => textContent)).toEqual(["Badge"]);
  expect(root.textContent).toContain("मंज़ूर");
  expect(document.documentElement.dataset.theme).toBe("dark");
  await act(async () => mounted.unmount());
  expect(document.documentElement.dataset.theme).toBeUndefined();
  root.remove();
});
