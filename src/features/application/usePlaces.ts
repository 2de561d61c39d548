import { useCallback, useEffect, useRef, useState } from "react";
import { pincodePattern } from "#domain/application";
import { fetchCities, fetchPincodes, fetchStates, type Place } from "./api.ts";
import type { FilledForm } from "./form-data.ts";
import { usePinLookUp } from "./usePinLookUp.ts";

/** One of the three lists, and the value chosen from it. */
export interface PlaceList {
  options: Place[];
  value: string;
  /** `waiting`: for the choice above it. `empty`: the response has no places. */
  state: "waiting" | "loading" | "ready" | "empty" | "failed";
  /** Whether the visitor typed the value because the list does not have it. Only for PIN codes. */
  typed: boolean;
}

type Level = "state" | "city" | "pincode";

export type Places = Record<Level, PlaceList>;

/** How the address is entered: by the PIN code alone, with the lists of states and cities, or by all three lists. */
export type PlacesBy = "pin" | "pinAndLists" | "lists";

const waiting: PlaceList = { options: [], value: "", state: "waiting", typed: false };
const nothing: Places = { state: waiting, city: waiting, pincode: waiting };

const has = (options: Place[], value: string | undefined) =>
  value !== undefined && options.some((place) => place.value === value);

/** Called with the error if the list of states cannot be loaded, for the alert of section 8. */
export interface UsePlacesOptions {
  /** `<html lang>`. */
  language: string;
  onStatesFailed: (error: unknown) => void;
}

/**
 * State, city and PIN code. A known PIN code fills in state and city; for an unknown one they are chosen from their lists.
 * With all three lists, choosing a state clears city and PIN code and loads cities, and choosing a city clears the PIN code
 * and loads PIN codes (docs/product.md, section 4.3). If cities or PIN codes cannot be loaded, their list is emptied without
 * an alert (section 8) and can be reloaded. A response that arrives after another choice is ignored.
 */
export function usePlaces({ language, onStatesFailed }: UsePlacesOptions) {
  const [places, setPlaces] = useState(nothing);
  const [fromLists, setFromLists] = useState(false);
  const { lookUp, ask, forget } = usePinLookUp(language);
  const by: PlacesBy = fromLists
    ? "lists"
    : lookUp.state === "unknown" || lookUp.state === "failed"
      ? "pinAndLists"
      : "pin";
  const running = useRef<Partial<Record<Level, AbortController>>>({});
  const failed = useRef(onStatesFailed);
  useEffect(() => {
    failed.current = onStatesFailed;
  });

  const set = useCallback((level: Level, list: Partial<PlaceList>) => {
    setPlaces((before) => ({ ...before, [level]: { ...before[level], ...list } }));
  }, []);

  const load = useCallback(
    async (level: Level, fetchList: (signal: AbortSignal) => Promise<Place[]>, isQuiet = false): Promise<Place[]> => {
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
        if (level === "state" && !isQuiet) failed.current(error);
        return [];
      }
    },
    [set],
  );

  const loadStates = useCallback(
    (isQuiet = false) => load("state", (signal) => fetchStates(language, signal), isQuiet),
    [language, load],
  );

  /** Sets a state and loads its cities. */
  const takeState = useCallback(
    (value: string) => {
      set("state", { value });
      set("city", waiting);
      return value ? load("city", (signal) => fetchCities(value, language, signal)) : Promise.resolve([]);
    },
    [language, load, set],
  );

  const chooseState = useCallback(
    (value: string) => {
      running.current.pincode?.abort();
      if (fromLists) set("pincode", waiting);
      return takeState(value);
    },
    [fromLists, set, takeState],
  );

  const loadPincodes = useCallback(
    (city: string) => load("pincode", (signal) => fetchPincodes(city, language, signal)),
    [language, load],
  );

  const chooseCity = useCallback(
    (value: string) => {
      set("city", { value });
      if (!fromLists) return Promise.resolve([]);
      set("pincode", waiting);
      return value ? loadPincodes(value) : Promise.resolve([]);
    },
    [fromLists, loadPincodes, set],
  );

  const choosePincode = useCallback((value: string) => set("pincode", { value }), [set]);

  /** Switches between typing the PIN code and choosing it from the list; `value` is its new value. */
  const typePincode = useCallback((typed: boolean, value: string) => set("pincode", { typed, value }), [set]);

  /** Looks up a complete PIN code and fills in its place: the only one, or the one with this city. */
  const findPlace = useCallback(
    async (pin: string, chosen: { state?: string; city?: string } = {}) => {
      const answer = await ask(pin);
      if (answer?.state === "found") {
        const place =
          answer.places.length === 1 ? answer.places[0] : answer.places.find(({ city_id }) => city_id === chosen.city);
        setPlaces((before) => ({
          ...before,
          state: { ...waiting, value: place?.state_id ?? "" },
          city: { ...waiting, value: place?.city_id ?? "" },
        }));
      } else if (answer) {
        // The visitor did not request the lists, so an error is shown beside them, not in an alert.
        void loadStates(true);
        if (!chosen.state) return;
        const cities = await takeState(chosen.state);
        if (has(cities, chosen.city)) set("city", { value: chosen.city! });
      }
    },
    [ask, loadStates, set, takeState],
  );

  /** Handles a change of the PIN code field. Six digits are looked up. */
  const typePin = useCallback(
    (pin: string) => {
      set("pincode", { value: pin });
      if (pin === places.pincode.value) return;
      if (pincodePattern.test(pin))
        void findPlace(pin, by === "pinAndLists" ? { state: places.state.value, city: places.city.value } : {});
      else forget();
    },
    [by, findPlace, forget, places, set],
  );

  const tryAgain = () => findPlace(places.pincode.value, { state: places.state.value, city: places.city.value });

  /** Chooses one of several places of the PIN code. */
  const choosePlace = useCallback(
    (city: string) => {
      const place = lookUp.places.find(({ city_id }) => city_id === city);
      set("state", { value: place?.state_id ?? "" });
      set("city", { value: city });
    },
    [lookUp.places, set],
  );

  /** Shows the three lists with the values chosen so far. */
  const openLists = useCallback(
    async (chosen: Partial<FilledForm>) => {
      setFromLists(true);
      forget();
      void loadStates();
      const { state = "", city, pincode = "", pincodeTyped = "" } = chosen;
      set("pincode", { ...waiting, value: pincode });
      const cities = await takeState(state);
      if (!has(cities, city)) return;
      set("city", { value: city! });
      const pincodes = await loadPincodes(city!);
      // An unlisted PIN code was typed, or the list could not be loaded this time.
      set("pincode", { value: pincode, typed: pincodeTyped !== "" || (pincode !== "" && !has(pincodes, pincode)) });
    },
    [forget, loadPincodes, loadStates, set, takeState],
  );

  /** Shows the PIN code field again, with the PIN code that was chosen or typed. */
  const closeLists = useCallback(() => {
    const { state, city, pincode } = places;
    setFromLists(false);
    Object.values(running.current).forEach((controller) => controller.abort());
    setPlaces({ ...nothing, pincode: { ...waiting, value: pincode.value } });
    if (pincodePattern.test(pincode.value)) void findPlace(pincode.value, { state: state.value, city: city.value });
  }, [findPlace, places]);

  /** Restores all three values, each when its list is loaded. A city that is no longer listed is left empty. */
  const restore = useCallback(
    async (kept: Partial<FilledForm>) => {
      if (kept.placesFromLists) return openLists(kept);
      const { pincode = "" } = kept;
      set("pincode", { value: pincode });
      if (pincodePattern.test(pincode)) await findPlace(pincode, kept);
    },
    [findPlace, openLists, set],
  );

  const clear = useCallback(() => {
    forget();
    Object.values(running.current).forEach((controller) => controller.abort());
    setFromLists(false);
    setPlaces(nothing);
  }, [forget]);

  useEffect(() => {
    const controllers = running.current;
    return () => Object.values(controllers).forEach((controller) => controller.abort());
  }, []);

  /** The names of the chosen state and city; empty until their list is loaded. */
  const place = lookUp.places.find(({ city_id }) => city_id === places.city.value);
  const labelIn = ({ options, value }: PlaceList) => options.find((option) => option.value === value)?.label ?? "";
  const names = place
    ? { state: place.state, city: place.city }
    : { state: labelIn(places.state), city: labelIn(places.city) };

  return {
    places,
    names,
    by,
    lookUp,
    loadStates,
    chooseState,
    chooseCity,
    choosePincode,
    typePincode,
    typePin,
    tryAgain,
    choosePlace,
    openLists,
    closeLists,
    restore,
    clear,
  };
}
