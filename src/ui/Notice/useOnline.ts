import { useSyncExternalStore } from "react";

const subscribe = (onChange: () => void) => {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
};

/** Whether the device thinks that it has a network. The prerendered page takes it for granted. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine, () => true);
