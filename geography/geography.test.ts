import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { alsoKnownAs } from "./also-known-as.ts";
import type { GeographyFile } from "./geography-file.ts";
import { alsoListing, alsoListingPincodes, missingFromList, neverFormed } from "./generator/corrections.ts";
import { mapPincodesToDistricts, type DistrictPincodes } from "./generator/district-pincodes.ts";
import { stateRows } from "./generator/districts.ts";
import { formatGeographyFile } from "./generator/format-geography.ts";
import { districtIdOf } from "./generator/name-resolver.ts";
import { describeChangedTotals, expectedTotals, readPackageData, type PackageData } from "./generator/package-data.ts";

const text = readFileSync(new URL("geography.json", import.meta.url), "utf8");
const { states, cities } = JSON.parse(text) as GeographyFile;

let packageData: PackageData;
let mapped: DistrictPincodes;

beforeAll(() => {
  packageData = readPackageData();
  mapped = mapPincodesToDistricts(packageData);
});

/** Every district in which a PIN code can be chosen, as "district, state". */
const placesOf = (pincode: string): string[] =>
  cities
    .filter(([, , , , pincodes]) => pincodes.includes(Number(pincode)))
    .map(([, stateId, name]) => `${name}, ${states.find(([id]) => id === stateId)?.[1]}`);

/** PIN codes that can be chosen in a district. */
function pincodesOf(state: string, district: string): string[] {
  const [, , , , pincodes = []] = cities.find(([id]) => id === districtIdOf(state, district)) ?? [];
  return pincodes.map(String);
}

const districtsIn = (state: string) => stateRows.find(({ code }) => code === state)?.districts.length;
const count = (lists: Readonly<Record<string, readonly string[]>>) => Object.values(lists).flat().length;
const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

describe("the geography file", () => {
  it("equals what the generator writes from the packages", () => {
    expect(formatGeographyFile(mapped.pincodesByDistrict)).toBe(text);
    expect(Buffer.byteLength(text)).toBeLessThan(300_000);
  });

  it("uses everything in the packages", () => {
    expect(describeChangedTotals(packageData)).toEqual([]);
    expect(mapped.problems).toEqual([]);
  });

  it("has every state, district and PIN code of India", () => {
    expect(states).toHaveLength(36);
    const merged = 1; // "Sri SathyaYSR" is two districts
    expect(cities).toHaveLength(780);
    expect(expectedTotals.districts - count(neverFormed) + merged + count(missingFromList)).toBe(780);
    expect(new Set(cities.flatMap(([, , , , pincodes]) => pincodes)).size).toBe(19_159);
  });

  it("has unique ids, and unique names within a state", () => {
    expect(repeated(states.map(([id]) => String(id)))).toEqual([]);
    expect(repeated(cities.map(([id]) => String(id)))).toEqual([]);
    expect(
      repeated(cities.flatMap(([, stateId, name, hindi]) => [`${stateId} ${name}`, `${stateId} ${hindi}`])),
    ).toEqual([]);
    expect(cities.filter(([, , , , pincodes]) => new Set(pincodes).size < pincodes.length)).toEqual([]);
  });

  it("numbers each district within its state", () => {
    for (const { id, districts } of stateRows) {
      expect(districts.filter(([district]) => Math.floor(district / 100) !== id)).toEqual([]);
    }
  });

  it("has the ids that stored applications use", () => {
    const idsOf = (state: string, ...names: string[]) => names.map((name) => districtIdOf(state, name));
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
    expect(states.find(([id]) => id === 38)?.[2]).toBe("दादरा और नगर हवेली तथा दमण और दीव");
    expect(cities.find(([id]) => id === 943)?.slice(0, 4)).toEqual([943, 9, "Kanpur Nagar", "कानपुर नगर"]);
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
    const inSource = new Set(packageData.postOffices.map(({ pincode, state }) => `${pincode} ${state}`));
    const listed = new Set(
      stateRows.flatMap(({ id, districts }) =>
        districts.flatMap(([district]) =>
          [...(mapped.recordedByDistrict.get(district) ?? [])].map((pincode) => `${pincode} ${id}`),
        ),
      ),
    );
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
    expect(cities.filter(([, , , , pincodes]) => pincodes.length === 0)).toEqual([]);
  });

  it("that is newer than the source has the PIN codes of the districts it was formed from", () => {
    const explained = new Set(
      Object.entries(alsoListing).flatMap(([state, districts]) =>
        Object.keys(districts).map((district) => districtIdOf(state, district)),
      ),
    );
    const withoutOwn = stateRows
      .flatMap(({ districts }) => districts)
      .filter(([id]) => !mapped.recordedByDistrict.has(id));
    expect(withoutOwn.filter(([id]) => !explained.has(id))).toEqual([]);
    expect(withoutOwn).toHaveLength(149);

    expect(pincodesOf("MH", "Palghar")).toEqual(pincodesOf("MH", "Thane"));
    const ofBothParents = new Set([...pincodesOf("RJ", "Jaipur"), ...pincodesOf("RJ", "Alwar")]);
    expect(new Set(pincodesOf("RJ", "Kotputli-Behror"))).toEqual(ofBothParents);
  });

  it("gets no PIN code from corrections that it already has", () => {
    const needless = alsoListingPincodes.flatMap(({ state, district, pincodes }) =>
      pincodes.filter((pincode) => mapped.recordedByDistrict.get(districtIdOf(state, district))?.has(pincode)),
    );
    expect(needless).toEqual([]);
  });

  it("is in its present state", () => {
    expect(["TG", "AP", "LA", "JK", "DH"].map(districtsIn)).toEqual([33, 26, 2, 20, 3]);
    expect(pincodesOf("LA", "Kargil")).toContain("194103");
  });

  it("shows its common or former name next to a new one", () => {
    const names = cities.map(([, , name]) => name);
    expect(names).toEqual(
      expect.arrayContaining(["Prayagraj (Allahabad)", "Gautam Buddha Nagar (Noida)", "Ernakulam (Kochi)"]),
    );
  });

  it("with other names exists, and does not show those names already", () => {
    const shown = new Map([
      ...states.map(([id, name, hindi]) => [String(id), [name, hindi]] as const),
      ...cities.map(([id, , name, hindi]) => [String(id), [name, hindi]] as const),
    ]);
    const needless = Object.entries(alsoKnownAs).flatMap(([id, names]) =>
      shown.has(id)
        ? names.filter((name) => shown.get(id)!.some((other) => other.split(/[ ()]+/).includes(name)))
        : [id],
    );
    expect(needless).toEqual([]);
  });
});

describe("when a package changes", () => {
  const office = { pincode: 110001, state: "Delhi", district: "Delhi Cantonment" };

  it("reports PIN codes without a district", () => {
    const { problems } = mapPincodesToDistricts({
      ...packageData,
      postOffices: [...packageData.postOffices, office, { ...office, pincode: 110099 }],
    });
    expect(problems).toEqual([
      "PIN codes of Delhi, Delhi Cantonment are not mapped: 110001, 110099.",
      "PIN codes in no district: 110099.",
    ]);
  });

  it("reports an unknown state", () => {
    const { problems } = mapPincodesToDistricts({
      ...packageData,
      postOffices: [...packageData.postOffices, { ...office, state: "Dilli" }],
    });
    expect(problems).toEqual(["PIN codes of Dilli, Delhi Cantonment are not mapped: 110001."]);
  });

  it("reports new and missing districts", () => {
    const changedStates = packageData.states.map((state) =>
      state.code === "GA" ? { ...state, districts: ["North Goa", "Kushavati"] } : state,
    );
    expect(mapPincodesToDistricts({ ...packageData, states: changedStates }).problems).toEqual([
      'The list\'s district GA "Kushavati" is not mapped.',
      'districts.ts has GA "South Goa", which the list does not have: see missingFromList.',
    ]);
  });

  it("reports corrections that are no longer needed", () => {
    const changedStates = packageData.states.map((state) =>
      state.code !== "MP"
        ? state
        : { ...state, districts: state.districts.with(state.districts.indexOf("Nagda"), "Mauganj") },
    );
    const postOffices = packageData.postOffices.filter(({ pincode }) => pincode !== 400006);
    expect(mapPincodesToDistricts({ states: changedStates, postOffices }).problems).toEqual([
      "This correction is no longer needed: strayListings: 400006 2719.",
      'The list has MP "Mauganj" now: remove it from missingFromList.',
      "This correction is no longer needed: neverFormed: MP Nagda.",
    ]);
  });

  it("reports changed totals", () => {
    expect(describeChangedTotals({ ...packageData, postOffices: packageData.postOffices.slice(0, 20) }).length).toBe(2);
  });
});
