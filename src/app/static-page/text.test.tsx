import { beforeEach, expect, it, vi } from "vitest";
import { copySectionLinks, markSectionInView } from "./text.ts";

let see: (entries: { target: Element; isIntersecting: boolean }[]) => void = () => {};

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: typeof see) {
        see = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  document.body.innerHTML = `
    <nav data-contents><ol>${[1, 2, 3].map((id) => `<li><a href="#s${id}">${id}</a></li>`).join("")}</ol></nav>
    <div data-copied="Link copied">${[1, 2, 3].map((id) => `<section><h2 id="s${id}">${id}</h2><a data-copy="" href="#s${id}">#</a></section>`).join("")}</div>
    <p data-status></p>`;
});

it("marks the last visible section in the contents, and none above the first", () => {
  markSectionInView();
  const sections = [...document.querySelectorAll("section")];
  const current = () => document.querySelector("[data-contents] [aria-current]")?.getAttribute("href");
  see([
    { target: sections[1]!, isIntersecting: true },
    { target: sections[2]!, isIntersecting: true },
  ]);
  expect(current()).toBe("#s3");
  see([{ target: sections[2]!, isIntersecting: false }]);
  expect(current()).toBe("#s2");
  see([{ target: sections[1]!, isIntersecting: false }]);
  expect(current()).toBeUndefined();
});

it("copies the address of a section and announces it; without a clipboard it is an ordinary link", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  copySectionLinks();
  const [first, second] = document.querySelectorAll<HTMLAnchorElement>("a[data-copy]");
  first!.click();
  await vi.waitFor(() => expect(first!.dataset.copy).toBe("done"));
  expect(writeText).toHaveBeenCalledWith(first!.href);
  await vi.waitFor(() => expect(document.querySelector("[data-status]")!.textContent).toBe("Link copied"), 2_000);
  vi.stubGlobal("navigator", {});
  second!.click();
  expect(second!.dataset.copy).toBe("");
});
