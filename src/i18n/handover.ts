import { useEffect, useRef } from "react";
import { storageKeys } from "#content/storage";

/**
 * What stands on a page, carried across the page load that switches the language: read and erased on arrival, kept only
 * for that moment, and so the one place where even a PAN may pass. accessibility.md, section 0.
 */
interface Handover {
  /** The page, without a language: what was packed for one page is not unpacked on another. */
  page: string;
  parcels: Record<string, unknown>;
}

const packers = new Map<string, () => unknown>();

/** Packs up what every part of the page wants to find again. */
export function packHandover(page: string): void {
  const parcels = Object.fromEntries([...packers].map(([name, pack]) => [name, pack()]));
  try {
    sessionStorage.setItem(storageKeys.handover, JSON.stringify({ page, parcels } satisfies Handover));
  } catch {
    // Storage is shut off or full: the switch still works, and only forgets.
  }
}

let arrived: Record<string, unknown> = {};

/** Takes what was handed over to this page, if anything; called once, before the page comes to life. */
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

/**
 * Carries a part's state across a switch of language: `pack` is asked when the visitor switches, and what it gave is
 * handed to `unpack` on the other side, once, after the part has come to life.
 */
export function useHandover<Parcel>(name: string, pack: () => Parcel, unpack: (parcel: Parcel) => void): void {
  const latest = useRef({ pack, unpack });
  useEffect(() => {
    latest.current = { pack, unpack };
  });
  useEffect(() => {
    if (name in arrived) {
      const parcel = arrived[name] as Parcel;
      delete arrived[name];
      latest.current.unpack(parcel);
    }
    packers.set(name, () => latest.current.pack());
    return () => void packers.delete(name);
  }, [name]);
}
