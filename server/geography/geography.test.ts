import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { differingTotals, geographyText, readSources, sourceTotals } from "./build.ts";
import { alsoKnownAs } from "./also-known-as.ts";
import { alsoListing, alsoListingPincodes, missingFromList, neverFormed } from "./corrections.ts";
import { stateRows } from "./districts.ts";
import { loadGeography, type Geography } from "./geography.ts";
import { join, type Joined, type Sources } from "./join.ts";
import { idOf } from "./names.ts";

let sources: Sources;
let joined: Joined;
let geography: Geography;

beforeAll(async () => {
  sources = readSources();
  joined = join(sources);
  geography = await loadGeography();
});

/** Every district in which a PIN code can be chosen, as "district, state". */
function placesOf(pincode: string): string[] {
  const cityIds = new Set(geography.pincodes.filter(({ value }) => value === pincode).map(({ city_id }) => city_id));
  return geography.cities.filter(({ city_id }) => cityIds.has(city_id)).map(({ name_en, state_id }) =>
    `${name_en}, ${geography.states.find((state) => state.state_id === state_id)?.name_en}`);
}

/** PIN codes that can be chosen in a district. */
function pincodesOf(state: string, district: string): string[] {
  const id = String(idOf(state, district));
  return geography.pincodes.filter(({ city_id }) => city_id === id).map(({ value }) => value);
}

const districtsIn = (state: string) => stateRows.find(({ code }) => code === state)?.districts.length;
const count = (lists: Readonly<Record<string, readonly string[]>>) => Object.values(lists).flat().length;
const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

describe("the geography file", () => {
  it("equals what make.ts writes from the packages", () => {
    const file = readFileSync(new URL("geography.json", import.meta.url), "utf8");
    expect(geographyText(joined)).toBe(file);
    expect(Buffer.byteLength(file)).toBeLessThan(300_000);
  });

  it("uses everything in the packages", () => {
    expect(differingTotals(sources)).toEqual([]);
    expect(joined.problems).toEqual([]);
  });

  it("has every state, district and PIN code of India", () => {
    expect(geography.states).toHaveLength(36);
    const merged = 1; // "Sri SathyaYSR" is two districts
    expect(geography.cities).toHaveLength(780);
    expect(sourceTotals.districts - count(neverFormed) + merged + count(missingFromList)).toBe(780);
    expect(new Set(geography.pincodes.map(({ value }) => value)).size).toBe(19_159);
  });

  it("has unique ids, and unique names within a state", () => {
    expect(repeated(geography.states.map(({ state_id }) => state_id))).toEqual([]);
    expect(repeated(geography.cities.map(({ city_id }) => city_id))).toEqual([]);
    expect(repeated(geography.cities.flatMap(({ state_id, name_en, name_hi }) => [`${state_id} ${name_en}`, `${state_id} ${name_hi}`]))).toEqual([]);
    expect(new Set(geography.pincodes.map(({ pincode_id }) => pincode_id)).size).toBe(geography.pincodes.length);
  });

  it("numbers each district within its state", () => {
    for (const { id, districts } of stateRows) {
      expect(districts.filter(([district]) => Math.floor(district / 100) !== id)).toEqual([]);
    }
  });

  it("has the ids that stored applications use", () => {
    const idsOf = (state: string, ...names: string[]) => names.map((name) => idOf(state, name));
    expect(idsOf("JK", "Anantnag", "Udhampur")).toEqual([101, 120]);
    expect(idsOf("DL", "Central Delhi", "New Delhi", "West Delhi")).toEqual([701, 703, 711]);
    expect(idsOf("UP", "Agra", "Prayagraj (Allahabad)", "Varanasi")).toEqual([901, 961, 975]);
    expect(idsOf("MH", "Mumbai City", "Mumbai Suburban", "Yavatmal")).toEqual([2718, 2719, 2736]);
    expect(idsOf("TG", "Adilabad", "Hyderabad", "Yadadri Bhuvanagiri")).toEqual([3601, 3604, 3633]);
    expect(idsOf("DH", "Dadra and Nagar Haveli", "Daman", "Diu")).toEqual([3801, 3802, 3803]);
  });

  it("names every state and district in Hindi, in Devanagari only", () => {
    const hindi = stateRows.flatMap((state) => [state.hindi, ...state.districts.map(([, , district]) => district)]);
    expect(hindi.filter((name) => !/^[\p{Script=Devanagari}\d ().-]+$/u.test(name))).toEqual([]);
    expect(hindi.filter((name) => name !== name.normalize("NFC"))).toEqual([]);
    expect(geography.states.find(({ state_id }) => state_id === "38")?.name_hi).toBe("दादरा और नगर हवेली तथा दमण और दीव");
    expect(geography.cities.find(({ city_id }) => city_id === "943")).toEqual({
      city_id: "943", state_id: "9", name_en: "Kanpur Nagar", name_hi: "कानपुर नगर",
    });
  });
});

describe("a PIN code", () => {
  it.each([
    ["110001", ["Central Delhi, Delhi", "New Delhi, Delhi"]],
    ["500001", ["Hyderabad, Telangana"]],
    ["194101", ["Leh, Ladakh"]],
    ["396210", ["Daman, Dadra and Nagar Haveli and Daman and Diu"]],
    ["605001", ["Puducherry, Puducherry"]],
    ["744101", ["South Andaman (Port Blair), Andaman and Nicobar Islands"]],
  ])("%s can be chosen only in %j", (pincode, places) => {
    expect(placesOf(pincode)).toEqual(places);
  });

  it("is listed in every district it serves, also across a state border", () => {
    expect(placesOf("160014")).toEqual(expect.arrayContaining(["Rupnagar, Punjab", "Chandigarh, Chandigarh"]));
    expect(placesOf("400022")).toEqual(["Mumbai City, Maharashtra", "Mumbai Suburban, Maharashtra"]);
    expect(placesOf("507121")).toEqual(expect.arrayContaining(["Eluru, Andhra Pradesh", "Khammam, Telangana"]));
  });

  it("is listed in every state in which the source lists it", () => {
    const inSource = new Set(sources.postOffices.map(({ pincode, state }) => `${pincode} ${state}`));
    const listed = new Set(stateRows.flatMap(({ id, districts }) =>
      districts.flatMap(([district]) => [...(joined.own.get(district) ?? [])].map((pincode) => `${pincode} ${id}`))));
    expect(listed.size).toBe(inSource.size);
  });

  it("is in the right one of two districts the source merges", () => {
    expect(placesOf("400005")).toEqual(["Mumbai City, Maharashtra"]);
    expect(placesOf("400066")).toEqual(["Mumbai Suburban, Maharashtra"]);
    expect(pincodesOf("PY", "Yanam")).toEqual(["533464"]);
    expect(pincodesOf("PY", "Mahé")).toEqual(["673310"]);
  });
});

describe("a district", () => {
  it("always has a PIN code to choose", () => {
    const withPincodes = new Set(geography.pincodes.map(({ city_id }) => city_id));
    expect(geography.cities.filter(({ city_id }) => !withPincodes.has(city_id))).toEqual([]);
  });

  it("that is newer than the source has the PIN codes of the districts it was formed from", () => {
    const explained = new Set(Object.entries(alsoListing).flatMap(([state, districts]) =>
      Object.keys(districts).map((district) => idOf(state, district))));
    const withoutOwn = stateRows.flatMap(({ districts }) => districts).filter(([id]) => !joined.own.has(id));
    expect(withoutOwn.filter(([id]) => !explained.has(id))).toEqual([]);
    expect(withoutOwn).toHaveLength(149);

    expect(pincodesOf("MH", "Palghar")).toEqual(pincodesOf("MH", "Thane"));
    const ofBothParents = new Set([...pincodesOf("RJ", "Jaipur"), ...pincodesOf("RJ", "Alwar")]);
    expect(new Set(pincodesOf("RJ", "Kotputli-Behror"))).toEqual(ofBothParents);
  });

  it("gets no PIN code from corrections that it already has", () => {
    const needless = alsoListingPincodes.flatMap(({ state, district, pincodes }) =>
      pincodes.filter((pincode) => joined.own.get(idOf(state, district))?.has(pincode)));
    expect(needless).toEqual([]);
  });

  it("is in its present state", () => {
    expect(["TG", "AP", "LA", "JK", "DH"].map(districtsIn)).toEqual([33, 26, 2, 20, 3]);
    expect(pincodesOf("LA", "Kargil")).toContain("194103");
  });

  it("shows its common or former name next to a new one", () => {
    const names = geography.cities.map(({ name_en }) => name_en);
    expect(names).toEqual(expect.arrayContaining(["Prayagraj (Allahabad)", "Gautam Buddha Nagar (Noida)", "Ernakulam (Kochi)"]));
  });

  it("with other names exists, and does not show those names already", () => {
    const shown = new Map([...geography.states.map(({ state_id, name_en, name_hi }) => [state_id, [name_en, name_hi]] as const), ...geography.cities.map(({ city_id, name_en, name_hi }) => [city_id, [name_en, name_hi]] as const)]);
    const needless = Object.entries(alsoKnownAs).flatMap(([id, names]) => (shown.has(id) ? names.filter((name) => shown.get(id)!.some((other) => other.split(/[ ()]+/).includes(name))) : [id]));
    expect(needless).toEqual([]);
  });
});

describe("when a package changes", () => {
  const office = { pincode: 110001, state: "Delhi", district: "Delhi Cantonment" };

  it("reports PIN codes without a district", () => {
    const { problems } = join({ ...sources, postOffices: [...sources.postOffices, office, { ...office, pincode: 110099 }] });
    expect(problems).toEqual([
      "PIN codes of Delhi, Delhi Cantonment are not mapped: 110001, 110099.",
      "PIN codes in no district: 110099.",
    ]);
  });

  it("reports an unknown state", () => {
    const { problems } = join({ ...sources, postOffices: [...sources.postOffices, { ...office, state: "Dilli" }] });
    expect(problems).toEqual(["PIN codes of Dilli, Delhi Cantonment are not mapped: 110001."]);
  });

  it("reports new and missing districts", () => {
    const states = sources.states.map((state) =>
      state.code === "GA" ? { ...state, districts: ["North Goa", "Kushavati"] } : state);
    expect(join({ ...sources, states }).problems).toEqual([
      'The list\'s district GA "Kushavati" is not mapped.',
      'districts.ts has GA "South Goa", which the list does not have: see missingFromList.',
    ]);
  });

  it("reports corrections that are no longer needed", () => {
    const states = sources.states.map((state) =>
      state.code !== "MP" ? state : { ...state, districts: state.districts.with(state.districts.indexOf("Nagda"), "Mauganj") });
    const postOffices = sources.postOffices.filter(({ pincode }) => pincode !== 400006);
    expect(join({ states, postOffices }).problems).toEqual([
      "This correction is no longer needed: strayListings: 400006 2719.",
      'The list has MP "Mauganj" now: remove it from missingFromList.',
      "This correction is no longer needed: neverFormed: MP Nagda.",
    ]);
  });

  it("reports changed totals", () => {
    expect(differingTotals({ ...sources, postOffices: sources.postOffices.slice(0, 20) }).length).toBe(2);
  });
});
