import { useEffect, useRef } from "react";
import { registerPageState, takePageState } from "./page-state.ts";

/**
 * Keeps a component's state across a language switch. `save` returns the state when the visitor switches; `restore` receives
 * it once on the next page, after hydration.
 */
export function usePageState<State>(name: string, save: () => State, restore: (state: State) => void): void {
  const latest = useRef({ save, restore });
  useEffect(() => {
    latest.current = { save, restore };
  });
  useEffect(() => {
    const state = takePageState<State>(name);
    if (state !== undefined) latest.current.restore(state);
    return registerPageState(name, () => latest.current.save());
  }, [name]);
}
