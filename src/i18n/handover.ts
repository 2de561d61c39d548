import { storageKeys } from "#content/storage";

/**
 * State of a page, carried across the page load that switches the language: read and erased on arrival, kept only
 * for that moment, and so the one place where even a PAN may pass. docs/product.md, section 19.1.
 */
interface Handover {
  /** The page, without a language: what was packed for one page is not unpacked on another. */
  page: string;
  parcels: Record<string, unknown>;
}

const packers = new Map<string, () => unknown>();

/** Registers what is asked for a parcel of this name when the visitor switches the language; returns what takes it back. */
export function registerPacker(name: string, pack: () => unknown): () => void {
  packers.set(name, pack);
  return () => void packers.delete(name);
}

/** Asks every packer, and keeps the parcels for the same page in the other language. */
export function packHandover(page: string): void {
  const parcels = Object.fromEntries([...packers].map(([name, pack]) => [name, pack()]));
  try {
    sessionStorage.setItem(storageKeys.handover, JSON.stringify({ page, parcels } satisfies Handover));
  } catch {
    // Storage is blocked or full: the switch still works, and only forgets.
  }
}

let arrived: Record<string, unknown> = {};

/** Takes what was handed over to this page, if anything; called once, by the script of the static page. */
export function unpackHandover(page: string): void {
  try {
    const text = sessionStorage.getItem(storageKeys.handover);
    sessionStorage.removeItem(storageKeys.handover);
    const handover = text ? (JSON.parse(text) as Handover) : undefined;
    arrived = handover?.page === page ? handover.parcels : {};
  } catch {
    arrived = {};
  }
}

/** Hands out the parcel of this name, once; undefined when there is none. */
export function takeParcel<Parcel>(name: string): Parcel | undefined {
  const parcel = arrived[name] as Parcel | undefined;
  delete arrived[name];
  return parcel;
}

/** Whether parcels are waiting for a component. */
export const hasParcels = (): boolean => Object.keys(arrived).length > 0;
