import type { Page } from "@playwright/test";

/** Records each text that the matching elements show from now on. Returns a function that reads them. */
export async function recordTexts(page: Page, selector: string): Promise<() => Promise<string[]>> {
  const texts = await page.evaluateHandle((pattern) => {
    const found: string[] = [];
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const around = (target instanceof Element ? target : target.parentElement)?.closest(pattern);
        const added = [...addedNodes].flatMap((node) => (node instanceof Element ? [node] : []));
        const inside = added.map((node) => (node.matches(pattern) ? node : node.querySelector(pattern)));
        for (const element of around ? [around] : inside) if (element?.textContent) found.push(element.textContent);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return found;
  }, selector);
  return () => texts.jsonValue();
}

/** Records each text that a status region announces from now on. Returns a function that reads them. */
export const recordAnnouncements = (page: Page) => recordTexts(page, "[role=status]");
