import { act, render, screen } from "@testing-library/react";
import { createContext, useContext } from "react";
import { hydrateRoot } from "react-dom/client";
import { beforeEach, expect, it, vi } from "vitest";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router-dom";
import { createI18n } from "#i18n/instance";
import { island } from "./island.tsx";

/** Without them the router warns. */
const future = { v7_startTransition: true, v7_relativeSplatPath: true };

vi.mock("#i18n/load-namespaces", () => ({ loadNamespaces: vi.fn(async () => {}) }));

const options = { file: "src/pages/home/Tips.island.tsx", trigger: "visible", namespaces: [] } as const;

let comesNear: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        comesNear = () => report([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});

const settle = () =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(0);
  });

it("fetches its part only when it comes near", async () => {
  const load = vi.fn(async () => () => <p>Ten tips</p>);
  const Tips = island({ ...options, load });
  render(
    <I18nextProvider i18n={createI18n("en", {})}>
      <MemoryRouter future={future}>
        <Tips />
      </MemoryRouter>
    </I18nextProvider>,
  );
  await settle();
  expect(load).not.toHaveBeenCalled();
  act(() => comesNear());
  await settle();
  expect(load).toHaveBeenCalledOnce();
  expect(screen.getByText("Ten tips")).toBeTruthy();
});

it("fetches its part as soon as what its HTML says is no longer so", async () => {
  const Tips = island({
    ...options,
    load:
      async () =>
      ({ count }: { count: string }) => <p>{count} tips</p>,
  });
  const i18n = createI18n("en", {});
  const site = (count: string) => (
    <I18nextProvider i18n={i18n}>
      <MemoryRouter future={future}>
        <Tips count={count} />
      </MemoryRouter>
    </I18nextProvider>
  );
  const { rerender } = render(site("Ten"));
  await settle();
  expect(screen.queryByText("Ten tips")).toBeNull();
  rerender(site("Eleven"));
  await settle();
  expect(screen.getByText("Eleven tips")).toBeTruthy();
});

it("asks again, a while later, when the network was gone", async () => {
  const load = vi.fn(async () => () => <p>Ten tips</p>).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const Tips = island({ ...options, load });
  render(
    <I18nextProvider i18n={createI18n("en", {})}>
      <MemoryRouter future={future}>
        <Tips />
      </MemoryRouter>
    </I18nextProvider>,
  );
  act(() => comesNear());
  await settle();
  expect(screen.queryByText("Ten tips")).toBeNull();
  await act(async () => {
    await vi.advanceTimersByTimeAsync(5_000);
  });
  expect(screen.getByText("Ten tips")).toBeTruthy();
});

it("keeps what the HTML holds until its part has come, whatever changes around it", async () => {
  const Place = createContext("");
  let come = () => {};
  const load = () =>
    new Promise<(props: { count: string }) => React.ReactNode>((resolve) => {
      come = () =>
        resolve(({ count }) => (
          <p>
            {count} tips {useContext(Place)}
          </p>
        ));
    });
  const Tips = island({ ...options, load });
  const i18n = createI18n("en", {});
  const site = (place: string, count = "Ten") => (
    <I18nextProvider i18n={i18n}>
      <MemoryRouter future={future}>
        <Place value={place}>
          <Tips count={count} />
        </Place>
      </MemoryRouter>
    </I18nextProvider>
  );
  const page = document.createElement("div");
  // As React writes it ahead.
  page.innerHTML = "<div><!--$--><p>Ten<!-- --> tips <!-- --></p><!--/$--></div>";
  document.body.append(page);
  const served = page.querySelector("p");
  const root = await act(async () => hydrateRoot(page, site("")));
  act(() => comesNear());
  await settle();
  act(() => root.render(site("", "Eleven")));
  expect(page.querySelector("p")).toBe(served);
  act(() => root.render(site("#tips", "Eleven")));
  expect(page.textContent).toBe("Ten tips ");
  await act(async () => {
    come();
  });
  await settle();
  expect(page.textContent).toBe("Eleven tips #tips");
  act(() => root.unmount());
  page.remove();
});

it("shows the HTML of the page that a navigation fetched until its script is there", async () => {
  document.body.innerHTML = '<div data-island-name="Tips"><p>Ten tips</p></div>';
  const { captureStaticHtml } = await import("./static-html.ts");
  captureStaticHtml("/");
  const Tips = island({ ...options, load: async () => () => <p>Eleven tips</p> });
  const { container } = render(
    <I18nextProvider i18n={createI18n("en", {})}>
      <MemoryRouter future={future}>
        <Tips />
      </MemoryRouter>
    </I18nextProvider>,
  );
  await settle();
  expect(container.textContent).toBe("Ten tips");
  act(() => comesNear());
  await settle();
  expect(container.textContent).toBe("Eleven tips");
  document.body.innerHTML = "";
});

it("keeps the focus on a place in it when its component takes the place of its HTML", async () => {
  document.body.innerHTML = '<div data-island-name="Tips"><section id="tips">Ten tips</section></div>';
  const { captureStaticHtml } = await import("./static-html.ts");
  captureStaticHtml("/");
  document.body.innerHTML = "";
  const Tips = island({ ...options, load: async () => () => <section id="tips">Eleven tips</section> });
  render(
    <I18nextProvider i18n={createI18n("en", {})}>
      <MemoryRouter future={future}>
        <Tips />
      </MemoryRouter>
    </I18nextProvider>,
  );
  await settle();
  const place = document.getElementById("tips")!;
  place.tabIndex = -1;
  place.focus();
  act(() => comesNear());
  await settle();
  expect(document.activeElement?.textContent).toBe("Eleven tips");
});
