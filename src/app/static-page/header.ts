import { storageKeys } from "#content/storage";

/** Closes a popover if it is open, even in a browser that has none, where `src/boot.ts` stands in. */
function close(panel: HTMLElement): void {
  if (panel.matches("popover" in panel ? ":popover-open" : "[data-open]")) panel.hidePopover();
}

/** Whether what a `<details>` shows hangs over the page. In the phone's menu it pushes down what follows. */
const overlays = (details: HTMLDetailsElement) => getComputedStyle(details.lastElementChild!).position === "absolute";

const openDetails = () => document.querySelectorAll<HTMLDetailsElement>("header details[open]");

/** Closes everything that was opened over the page: after a navigation inside the application. */
export function closeAll(): void {
  for (const panel of document.querySelectorAll<HTMLElement>("[popover]")) close(panel);
  for (const details of openDetails()) details.open = false;
}

/** Closes the menu when a link in it leads to a place on the same page: no navigation does that. */
export function closeAfterChoice(): void {
  addEventListener("click", ({ target }) => {
    if ((target as Element).closest?.<HTMLAnchorElement>("header a[href*='#']")?.pathname === location.pathname) closeAll();
  });
}

/**
 * Closes an open `<details>` of the header that hangs over the page as a menu does: on a press or a focus outside it, and
 * on Escape, with the focus back on its summary. One in the flow is left alone by a press outside: closing it would pull
 * the pressed link away from under the finger.
 */
export function closeDetailsOutside(): void {
  const outside = ({ target }: Event) => {
    for (const details of openDetails()) if (!details.contains(target as Node) && overlays(details)) details.open = false;
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
 * Closes the menu and the help panel when the focus goes on by Tab: they would cover what it goes to. Their own buttons
 * close them by themselves. The help button steps aside where it would cover what has the focus (WCAG 2.4.12), a field or
 * its label.
 */
export function keepFocusInView(): void {
  addEventListener("focusin", ({ target }) => {
    const focused = target as Element;
    for (const panel of document.querySelectorAll<HTMLElement>("#site-menu, #help")) {
      if (!panel.contains(focused) && !focused.closest(`[popovertarget="${panel.id}"]`)) close(panel);
    }
  });
  let isWaiting = false;
  const look = () => {
    if (isWaiting) return;
    isWaiting = true;
    // Where everything is after the browser has scrolled.
    requestAnimationFrame(() => {
      isWaiting = false;
      keepHelpAside();
    });
  };
  for (const event of ["focusin", "scroll", "resize", "input", "site-ready", "site-navigated"]) addEventListener(event, look, { passive: true });
  look();
}

function keepHelpAside(): void {
  const button = document.querySelector<HTMLElement>("button[popovertarget=help]:not([popovertargetaction])");
  if (!button) return;
  const { activeElement } = document;
  const box = button.getBoundingClientRect();
  // Where it is when it has not stepped aside.
  const y = box.y - new DOMMatrix(getComputedStyle(button).transform).m42;
  const place = new DOMRect(box.x, y, box.width, box.height);
  const kept = [...document.querySelectorAll("main :is(input, select, textarea, label, legend, [role=combobox])")];
  if (activeElement && activeElement !== document.body && activeElement.id !== "main") kept.push(activeElement);
  button.toggleAttribute("data-aside", activeElement !== button && kept.some((element) => overlap(place, element.getBoundingClientRect())));
}

const overlap = (a: DOMRect, b: DOMRect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function choose(value: string): void {
  if (value) document.documentElement.dataset.theme = value;
  else delete document.documentElement.dataset.theme;
  try {
    if (value) localStorage.setItem(storageKeys.theme, value);
    else localStorage.removeItem(storageKeys.theme);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}

/** Light, dark, high contrast, or as the device has it. The choice is kept, and put on by `src/boot.ts` before the next page is painted. */
export function followTheme(): void {
  addEventListener("change", ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (name === "theme") choose(value);
  });
}

/** Checks the theme that is on; or puts on the one that was chosen before this script came. */
export function showTheme(): void {
  const choices = [...document.querySelectorAll<HTMLInputElement>("input[name=theme]")];
  const pressed = choices.find(({ checked }) => checked);
  if (pressed) choose(pressed.value);
  else for (const choice of choices) choice.checked = choice.value === (document.documentElement.dataset.theme ?? "");
}

/** The page may have been rendered last year. */
export function correctYear(): void {
  for (const year of document.querySelectorAll("[data-year]")) year.textContent = String(new Date().getFullYear());
}
