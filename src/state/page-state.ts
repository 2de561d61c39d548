import { storageKeys } from "#content/storage";

/**
 * State of a page, carried across the page load that switches the language: read and erased on arrival, kept only
 * for that moment, and so the one place where even a PAN may pass. accessibility.md, section 0.
 */
interface PageState {
  /** The page, without a language: what was packed for one page is not unpacked on another. */
  page: string;
  entries: Record<string, unknown>;
}

const savers = new Map<string, () => unknown>();

/** Registers what is asked for a parcel of this name when the visitor switches the language; returns what takes it back. */
export function registerPageState(name: string, save: () => unknown): () => void {
  savers.set(name, save);
  return () => void savers.delete(name);
}

/** Asks every packer, and keeps the parcels for the same page in the other language. */
export function savePageState(page: string): void {
  const entries = Object.fromEntries([...savers].map(([name, save]) => [name, save()]));
  try {
    sessionStorage.setItem(storageKeys.handover, JSON.stringify({ page, entries } satisfies PageState));
  } catch {
    // Storage is blocked or full: the switch still works, and only forgets.
  }
}

let restored: Record<string, unknown> = {};

/** Takes what was handed over to this page, if anything; called once, by the script of the static page. */
export function restorePageState(page: string): void {
  try {
    const text = sessionStorage.getItem(storageKeys.handover);
    sessionStorage.removeItem(storageKeys.handover);
    const handover = text ? (JSON.parse(text) as PageState) : undefined;
    restored = handover?.page === page ? handover.entries : {};
  } catch {
    restored = {};
  }
}

/** Hands out the parcel of this name, once; undefined when there is none. */
export function takePageState<State>(name: string): State | undefined {
  const state = restored[name] as State | undefined;
  delete restored[name];
  return state;
}

/** Whether parcels are waiting for a component. */
export const hasPageState = (): boolean => Object.keys(restored).length > 0;
