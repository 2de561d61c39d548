import { act, render, screen } from "@testing-library/react";
import { createContext, useContext } from "react";
import { hydrateRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { I18nextProvider } from "react-i18next";
import { createVoice } from "#i18n/instance";
import { later } from "./later.tsx";

vi.mock("#i18n/load", () => ({ teach: vi.fn(async () => {}) }));

let comesNear: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv("SSR", false);
  vi.stubGlobal("IntersectionObserver", class {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      comesNear = () => tell([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const settle = () => act(async () => { await vi.advanceTimersByTimeAsync(0); });

it("fetches its part only when it comes near", async () => {
  const load = vi.fn(async () => () => <p>Ten tips</p>);
  const Tips = later(load, []);
  render(<I18nextProvider i18n={createVoice("en", {})}><Tips /></I18nextProvider>);
  await settle();
  expect(load).not.toHaveBeenCalled();
  act(() => comesNear());
  await settle();
  expect(load).toHaveBeenCalledOnce();
  expect(screen.getByText("Ten tips")).toBeTruthy();
});

it("fetches its part as soon as what its HTML says is no longer so", async () => {
  const Tips = later(async () => ({ count }: { count: string }) => <p>{count} tips</p>, []);
  const voice = createVoice("en", {});
  const site = (count: string) => <I18nextProvider i18n={voice}><Tips count={count} /></I18nextProvider>;
  const { rerender } = render(site("Ten"));
  await settle();
  expect(screen.queryByText("Ten tips")).toBeNull();
  rerender(site("Eleven"));
  await settle();
  expect(screen.getByText("Eleven tips")).toBeTruthy();
});

it("asks again, a while later, when the network was gone", async () => {
  const load = vi.fn(async () => () => <p>Ten tips</p>).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const Tips = later(load, []);
  render(<I18nextProvider i18n={createVoice("en", {})}><Tips /></I18nextProvider>);
  act(() => comesNear());
  await settle();
  expect(screen.queryByText("Ten tips")).toBeNull();
  await act(async () => { await vi.advanceTimersByTimeAsync(5_000); });
  expect(screen.getByText("Ten tips")).toBeTruthy();
});

it("keeps what the HTML holds until its part has come, whatever changes around it", async () => {
  const Place = createContext("");
  let come = () => {};
  const load = () => new Promise<(props: { count: string }) => React.ReactNode>((resolve) => {
    come = () => resolve(({ count }) => <p>{count} tips {useContext(Place)}</p>);
  });
  const Tips = later(load, []);
  const voice = createVoice("en", {});
  const site = (place: string, count = "Ten") => <I18nextProvider i18n={voice}><Place value={place}><Tips count={count} /></Place></I18nextProvider>;
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
  await act(async () => { come(); });
  await settle();
  expect(page.textContent).toBe("Eleven tips #tips");
  act(() => root.unmount());
  page.remove();
});
