import { storageKeys } from "#content/storage";

/** Closes an open popover, also in a browser without popovers, where `src/boot.ts` replaces them. */
function close(panel: HTMLElement): void {
  if (panel.matches("popover" in panel ? ":popover-open" : "[data-open]")) panel.hidePopover();
}

/** Whether the content of a `<details>` overlays the page. In the phone's menu it is in the flow. */
const overlays = (details: HTMLDetailsElement) => getComputedStyle(details.lastElementChild!).position === "absolute";

const openDetails = () => document.querySelectorAll<HTMLDetailsElement>("header details[open]");

/** Closes all overlays after a client-side navigation. */
export function closeOverlays(): void {
  for (const panel of document.querySelectorAll<HTMLElement>("[popover]")) close(panel);
  for (const details of openDetails()) details.open = false;
}

/** Closes the menu when one of its links leads to an anchor on the same page, which is no navigation. */
export function closeAfterChoice(): void {
  addEventListener("click", ({ target }) => {
    if ((target as Element).closest?.<HTMLAnchorElement>("header a[href*='#']")?.pathname === location.pathname)
      closeOverlays();
  });
}

/**
 * Closes an open `<details>` of the header that overlays the page: on a press or focus outside it, and on Escape, which
 * returns the focus to its summary. A `<details>` in the flow stays open on a press outside, because closing it would move
 * the pressed link away from the finger.
 */
export function closeDetailsOutside(): void {
  const outside = ({ target }: Event) => {
    for (const details of openDetails())
      if (!details.contains(target as Node) && overlays(details)) details.open = false;
  };
  addEventListener("pointerdown", outside);
  addEventListener("focusin", outside);
  addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const details of openDetails()) {
      details.open = false;
      if (details.contains(document.activeElement)) details.querySelector("summary")!.focus();
    }
  });
}

/**
 * Closes the menu and the help panel when the focus leaves them by Tab, because they would cover the focused element. The
 * help button moves aside where it would cover the focused element (WCAG 2.4.12), a field or its label.
 */
export function keepFocusInView(): void {
  addEventListener("focusin", ({ target }) => {
    const focused = target as Element;
    for (const panel of document.querySelectorAll<HTMLElement>("#site-menu, #help")) {
      if (!panel.contains(focused) && !focused.closest(`[popovertarget="${panel.id}"]`)) close(panel);
    }
  });
  let isWaiting = false;
  const update = () => {
    if (isWaiting) return;
    isWaiting = true;
    // After the browser has scrolled.
    requestAnimationFrame(() => {
      isWaiting = false;
      keepHelpAside();
    });
  };
  for (const event of ["focusin", "scroll", "resize", "input", "site-ready", "site-navigated"])
    addEventListener(event, update, { passive: true });
  update();
}

function keepHelpAside(): void {
  const button = document.querySelector<HTMLElement>("button[popovertarget=help]:not([popovertargetaction])");
  if (!button) return;
  const { activeElement } = document;
  const box = button.getBoundingClientRect();
  // Its position when it has not moved aside.
  const y = box.y - new DOMMatrix(getComputedStyle(button).transform).m42;
  const place = new DOMRect(box.x, y, box.width, box.height);
  const notCovered = [
    ...document.querySelectorAll("main :is(input, select, textarea, label, legend, [role=combobox])"),
  ];
  if (activeElement && activeElement !== document.body && activeElement.id !== "main") notCovered.push(activeElement);
  button.toggleAttribute(
    "data-aside",
    activeElement !== button && notCovered.some((element) => overlap(place, element.getBoundingClientRect())),
  );
}

const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function choose(value: string): void {
  if (value) document.documentElement.dataset.theme = value;
  else delete document.documentElement.dataset.theme;
  try {
    if (value) localStorage.setItem(storageKeys.theme, value);
    else localStorage.removeItem(storageKeys.theme);
  } catch {
    // Storage is blocked: the choice is lost with the page.
  }
}

/** Applies and stores the chosen theme. `src/boot.ts` applies it before the next page is painted. */
export function handleThemeChoice(): void {
  addEventListener("change", ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (name === "theme") choose(value);
  });
}

/** Checks the radio button of the current theme, or applies a theme that was chosen before this script ran. */
export function checkThemeRadio(): void {
  const choices = [...document.querySelectorAll<HTMLInputElement>("input[name=theme]")];
  const pressed = choices.find(({ checked }) => checked);
  if (pressed) choose(pressed.value);
  else for (const choice of choices) choice.checked = choice.value === (document.documentElement.dataset.theme ?? "");
}

/** Updates the year, because the page may have been prerendered last year. */
export function correctYear(): void {
  for (const year of document.querySelectorAll("[data-year]")) year.textContent = String(new Date().getFullYear());
}
