import { storageKeys } from "#content/storage";

/**
 * State of a page that survives the page load of a language switch, or one that `importModule` needs. It is deleted as soon as the next page has read it,
 * so it is the only stored state that may contain a PAN.
 */
interface PageState {
  /** Path of the page, without a language: the state of one page is not restored on another. */
  page: string;
  entries: Record<string, unknown>;
}

const savers = new Map<string, () => unknown>();

/** Registers a function that returns the state to save under this name. Returns a function that unregisters it. */
export function registerPageState(name: string, save: () => unknown): () => void {
  savers.set(name, save);
  return () => void savers.delete(name);
}

/** Saves the registered state for the same page in the other language, or for a reload. Returns whether it is saved. */
export function savePageState(page: string): boolean {
  const entries = Object.fromEntries([...savers].map(([name, save]) => [name, save()]));
  try {
    sessionStorage.setItem(storageKeys.handover, JSON.stringify({ page, entries } satisfies PageState));
    return true;
  } catch {
    // Storage is blocked or full: the switch works, but the state is lost.
    return false;
  }
}

let restored: Record<string, unknown> = {};

/** Reads the state saved for this page, if any. Called once, by the script of the static page. */
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

/** Returns the restored state of this name and removes it; undefined if there is none. */
export function takePageState<State>(name: string): State | undefined {
  const state = restored[name] as State | undefined;
  delete restored[name];
  return state;
}

/** Whether restored state is waiting for a component. */
export const hasPageState = (): boolean => Object.keys(restored).length > 0;
