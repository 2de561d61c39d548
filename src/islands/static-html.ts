import { markupOf, parseOwnPage, type Markup } from "./own-markup.ts";

/** Marks an element whose content exists only in a page's HTML; its value is the part's key on that page. */
export const partAttribute = "data-part";

/** Marks an island, whose server HTML is shown after a navigation until its script is there; its value is its key. */
export const islandAttribute = "data-island-name";

/** Props of a static part: they have to be in its key. */
export type StaticProps = Record<string, string | number>;

/** The key of a static part on its page: its name, and its props where it has some ("Answer:fees"). */
export const partKey = (name: string, props: StaticProps) => [name, ...Object.values(props)].join(":");

/** By address, then by key. */
const pages = new Map<string, Map<string, Markup>>();
/** By key, on whichever page it was seen last. */
const latest = new Map<string, Markup>();
const pending = new Map<string, Promise<void>>();

/**
 * The markup of a part on the page at this address ("/hi/faqs"). A page without an address of its own, such as the 404
 * page, takes the parts of the shell from any other. Equal markup is the same object, so that React leaves the DOM alone.
 */
export const getStaticHtml = (address: string, key: string): Markup | undefined =>
  pages.get(address)?.get(key) ?? latest.get(key);

/**
 * Makes sure that the static parts of the page at this address are held: those of the first document are, any other's are
 * taken from its HTML and kept for Back. Rejects when they cannot be had.
 */
export function loadStaticHtml(address: string): Promise<void> {
  if (pages.has(address)) return Promise.resolve();
  let work = pending.get(address);
  if (!work) {
    work = fetchParts(address).finally(() => pending.delete(address));
    pending.set(address, work);
  }
  return work;
}

async function fetchParts(address: string): Promise<void> {
  const answer = await fetch(address);
  const html = await answer.text();
  // Without the head: the policy of this page would report the styles of the other, even in a document that is never shown.
  const page = parseOwnPage(html.slice(html.indexOf("<body")));
  // Markup of another release does not fit the styles that are here.
  if (!answer.ok || release(page) !== release(document))
    throw new Error(`${address} was answered with ${answer.status} and no page of this release.`);
  capture(address, page);
}

/** Holds the static parts of the document as it was sent. To be called before React hydrates it, which may change them. */
export function captureStaticHtml(address: string): void {
  capture(address, document);
}

function capture(address: string, page: Document): void {
  const parts = new Map<string, Markup>();
  for (const element of page.querySelectorAll(`[${partAttribute}],[${islandAttribute}]`)) {
    const key = element.getAttribute(partAttribute) ?? element.getAttribute(islandAttribute)!;
    const html = element.innerHTML;
    const known = latest.get(key);
    const markup = known && String(known.__html) === html ? known : markupOf(element);
    parts.set(key, markup);
    latest.set(key, markup);
  }
  pages.set(address, parts);
}

/** The application's script, whose name changes with everything that it leads to. */
const release = (page: Document) =>
  (JSON.parse(page.getElementById("boot")?.textContent ?? "{}") as { entry?: string }).entry;
