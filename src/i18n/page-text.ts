/** Marks an element whose content is a long text in the HTML; its value is the key under which the text is held. */
export const textMark = "data-text";

const held = new Map<string, { __html: string }>();
const coming = new Map<string, Promise<void>>();

/** A text as React wants markup told: always the same object, or React would write the text anew at each render. */
export const heldText = (key: string) => held.get(key);

/**
 * Makes sure that the text of the page at this address (of the site, `/hi/terms-conditions`) is held: that of the first
 * document is, any other is taken from its page's own HTML. Kept for Back. Rejects when it cannot be had.
 */
export function loadText(address: string): Promise<void> {
  // These draw texts themselves. docs/decisions/0009-text-in-html.md
  if (import.meta.env.SSR || import.meta.env.DEV) return Promise.resolve();
  if (holdsTextsOf(address)) return Promise.resolve();
  let work = coming.get(address);
  if (!work) {
    work = fetchText(address).finally(() => coming.delete(address));
    coming.set(address, work);
  }
  return work;
}

/** A page may have one text, or several parts, each with a key that begins with its address. */
const holdsTextsOf = (address: string) => [...held.keys()].some((key) => key.split("#")[0] === address);

async function fetchText(address: string): Promise<void> {
  const answer = await fetch(address);
  const html = await answer.text();
  // Without the head: the policy of this page reports the styles of another, even in a document that is never shown.
  const page = new DOMParser().parseFromString(html.slice(html.indexOf("<body")), "text/html");
  // Markup of another release would stand beside styles that do not know it.
  if (release(page) === release(document)) hold(page);
  if (!holdsTextsOf(address)) throw new Error(`${address} was answered with ${answer.status} and no text.`);
}

/** Holds the texts of the document as it was sent. To be called before React takes the page over. */
export function holdTexts(): void {
  hold(document);
}

/** Holds the texts of a document. The first found stands, for a living page changes its own. */
function hold(page: Document): void {
  for (const element of page.querySelectorAll(`[${textMark}]`)) {
    const key = element.getAttribute(textMark)!;
    if (!held.has(key)) held.set(key, { __html: element.innerHTML });
  }
}

/** The site's first script, whose name changes with whatever it leads to. */
const release = (page: Document) => (JSON.parse(page.getElementById("boot")?.textContent ?? "{}") as { entry?: string }).entry;
