import { useSyncExternalStore } from "react";

/** Whether the page is hydrated. False in prerendered HTML, which has no history and no storage. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
