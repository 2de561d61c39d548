import { useCallback, useEffect, useRef, useState } from "react";
import { fetchCities, fetchPincodes, fetchStates, type Place } from "./api.ts";

/** One list of the three, and what was chosen from it. */
export interface PlaceList {
  options: Place[];
  value: string;
  /** `waiting` for the choice above it; `empty` when the answer names no place. */
  state: "waiting" | "loading" | "ready" | "empty" | "failed";
  /** The value is typed by the visitor, who did not find it in the list. Only PIN codes can be. */
  typed: boolean;
}

type Level = "state" | "city" | "pincode";

export type Places = Record<Level, PlaceList>;

const waiting: PlaceList = { options: [], value: "", state: "waiting", typed: false };

const has = (options: Place[], value: string | undefined) => value !== undefined && options.some((place) => place.value === value);

/** Asked for when the list of states cannot be had: the error, for the words of section 8. */
export interface UsePlacesOptions {
  /** `<html lang>`. */
  language: string;
  onStatesFailed: (error: unknown) => void;
}

/**
 * State, city and PIN code, each list depending on the choice above it. Choosing a state clears city and PIN code and
 * loads cities; choosing a city clears the PIN code and loads PIN codes (specification, section 4). A list of cities or
 * PIN codes that cannot be had is emptied silently (section 8) but can be loaded again. An answer that comes after
 * another choice has been made is dropped.
 */
export function usePlaces({ language, onStatesFailed }: UsePlacesOptions) {
  const [places, setPlaces] = useState<Places>({ state: { ...waiting, state: "loading" }, city: waiting, pincode: waiting });
  const running = useRef<Partial<Record<Level, AbortController>>>({});
  const failed = useRef(onStatesFailed);
  useEffect(() => {
    failed.current = onStatesFailed;
  });

  const set = useCallback((level: Level, list: Partial<PlaceList>) => {
    setPlaces((before) => ({ ...before, [level]: { ...before[level], ...list } }));
  }, []);

  const load = useCallback(async (level: Level, fetchList: (signal: AbortSignal) => Promise<Place[]>): Promise<Place[]> => {
    running.current[level]?.abort();
    const controller = new AbortController();
    running.current[level] = controller;
    set(level, { state: "loading", options: [] });
    try {
      const options = await fetchList(controller.signal);
      if (!controller.signal.aborted) set(level, { state: options.length > 0 ? "ready" : "empty", options });
      return options;
    } catch (error) {
      if (controller.signal.aborted) return [];
      set(level, { state: "failed", options: [] });
      if (level === "state") failed.current(error);
      return [];
    }
  }, [set]);

  const loadStates = useCallback(() => load("state", (signal) => fetchStates(language, signal)), [language, load]);

  const chooseState = useCallback((value: string) => {
    running.current.pincode?.abort();
    set("state", { value });
    set("pincode", waiting);
    set("city", waiting);
    return value ? load("city", (signal) => fetchCities(value, language, signal)) : Promise.resolve([]);
  }, [language, load, set]);

  const chooseCity = useCallback((value: string) => {
    set("city", { value });
    set("pincode", waiting);
    return value ? load("pincode", (signal) => fetchPincodes(value, language, signal)) : Promise.resolve([]);
  }, [language, load, set]);

  const choosePincode = useCallback((value: string) => set("pincode", { value }), [set]);

  /** Lets the visitor type the PIN code, or choose it from the list again; `value` is what stays of it. */
  const typePincode = useCallback((typed: boolean, value: string) => set("pincode", { typed, value }), [set]);

  /**
   * Gives all three their values again, each as soon as its list is there. A city that is no longer listed stays open; a
   * PIN code that is not listed is one that was typed, or the list could not be loaded this time.
   */
  const restore = useCallback(async (chosen: { state?: string; city?: string; pincode?: string; pincodeTyped?: string }) => {
    if (!chosen.state) return;
    const cities = await chooseState(chosen.state);
    if (!has(cities, chosen.city)) return;
    const pincodes = await chooseCity(chosen.city!);
    const { pincode = "", pincodeTyped = "" } = chosen;
    set("pincode", { value: pincode, typed: pincodeTyped !== "" || (pincode !== "" && !has(pincodes, pincode)) });
  }, [chooseCity, chooseState, set]);

  useEffect(() => {
    void loadStates();
    const controllers = running.current;
    return () => Object.values(controllers).forEach((controller) => controller.abort());
  }, [loadStates]);

  return { places, loadStates, chooseState, chooseCity, choosePincode, typePincode, restore };
}
