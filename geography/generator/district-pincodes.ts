import { alsoListing, alsoListingPincodes, missingFromList, strayListings } from "./corrections.ts";
import { stateRows } from "./districts.ts";
import { districtIdOf, createNameResolver, type NameResolver } from "./name-resolver.ts";
import type { PackageData } from "./package-data.ts";

/** The PIN codes of each district, by the district's id. */
export interface DistrictPincodes {
  /** PIN codes that an applicant can choose in the district, ascending. */
  pincodesByDistrict: ReadonlyMap<number, readonly string[]>;
  /** Those of them that the package records under the district. A district formed later has no entry. */
  recordedByDistrict: ReadonlyMap<number, ReadonlySet<string>>;
  /** Names, PIN codes and corrections that match nothing. If there are any, the file must not be written. */
  problems: readonly string[];
}

type PincodeSets = Map<number, Set<string>>;

/** Assigns the PIN codes of one package to the districts of `districts.ts`, with the help of `corrections.ts`. */
export function mapPincodesToDistricts({ states, postOffices }: PackageData): DistrictPincodes {
  const resolver = createNameResolver();
  const { recordedByDistrict, problems } = findRecordedPincodes(postOffices, resolver);
  const pincodeSets: PincodeSets = new Map([...recordedByDistrict].map(([id, pincodes]) => [id, new Set(pincodes)]));
  for (const [id, pincodes] of borrowedPincodes(recordedByDistrict)) addPincodes(pincodeSets, id, pincodes);

  problems.push(
    ...compareDistrictLists(states, resolver),
    ...resolver.listUnusedCorrections().map((correction) => `This correction is no longer needed: ${correction}.`),
    ...findDistrictsWithoutPincodes(pincodeSets),
    ...findInvalidPincodes(postOffices, pincodeSets),
  );
  return {
    pincodesByDistrict: new Map([...pincodeSets].map(([id, pincodes]) => [id, [...pincodes].sort()])),
    recordedByDistrict,
    problems,
  };
}

function addPincodes(pincodeSets: PincodeSets, id: number, pincodes: Iterable<string>): void {
  pincodeSets.set(id, new Set([...(pincodeSets.get(id) ?? []), ...pincodes]));
}

/** The PIN codes that the package records under each district. */
function findRecordedPincodes(postOffices: PackageData["postOffices"], resolver: NameResolver) {
  const recordedByDistrict: PincodeSets = new Map();
  const problems: string[] = [];
  const strays = new Map<string, number>(
    strayListings.flatMap(({ state, from, to, pincodes }) =>
      pincodes.map((pincode) => [`${pincode} ${districtIdOf(state, from)}`, districtIdOf(state, to)] as const),
    ),
  );
  const straysFound = new Set<string>();

  for (const [place, { state: stateName, district, pincodes }] of groupByRecordedPlace(postOffices)) {
    const recordedState = resolver.stateCode(stateName);
    const districtIds = recordedState
      ? resolver.districtIds(resolver.currentStateCode(recordedState, district), district)
      : [];
    if (!districtIds.length) problems.push(`PIN codes of ${place} are not mapped: ${[...pincodes].join(", ")}.`);
    for (const id of districtIds) {
      for (const pincode of pincodes) {
        const stray = `${pincode} ${id}`;
        if (strays.has(stray)) straysFound.add(stray);
        addPincodes(recordedByDistrict, strays.get(stray) ?? id, [pincode]);
      }
    }
  }
  for (const stray of strays.keys()) {
    if (!straysFound.has(stray)) problems.push(`This correction is no longer needed: strayListings: ${stray}.`);
  }
  return { recordedByDistrict, problems };
}

/** The PIN codes by the place they are recorded under: a state and a district, with the package's names. */
function groupByRecordedPlace(postOffices: PackageData["postOffices"]) {
  const places = new Map<string, { state: string; district: string; pincodes: Set<string> }>();
  for (const { state, district, pincode } of postOffices) {
    const place = `${state}, ${district}`;
    if (!places.has(place)) places.set(place, { state, district, pincodes: new Set() });
    places.get(place)?.pincodes.add(String(pincode));
  }
  return places;
}

/** The PIN codes that a district lists although they are recorded under other districts. */
function* borrowedPincodes(recordedByDistrict: PincodeSets): Generator<[id: number, pincodes: Iterable<string>]> {
  for (const { state, district, pincodes } of alsoListingPincodes) yield [districtIdOf(state, district), pincodes];
  for (const [state, districts] of Object.entries(alsoListing)) {
    for (const [district, lenders] of Object.entries(districts)) {
      for (const lender of lenders) {
        const lent = recordedByDistrict.get(districtIdOf(state, lender));
        if (!lent)
          throw new Error(
            `corrections.ts says that ${state} "${district}" lists the PIN codes of "${lender}", which has none.`,
          );
        yield [districtIdOf(state, district), lent];
      }
    }
  }
}

/** Where the package's list of states and districts differs from `districts.ts`. */
function compareDistrictLists(states: PackageData["states"], resolver: NameResolver): string[] {
  const problems: string[] = [];
  const known = new Set<number>();
  for (const { code, name, districts } of states) {
    if (resolver.stateCode(name) !== code) problems.push(`The list's state ${code} "${name}" is not mapped.`);
    for (const district of districts.filter((each) => !resolver.isNeverFormed(code, each))) {
      const districtIds = resolver.districtIds(code, district);
      if (!districtIds.length) problems.push(`The list's district ${code} "${district}" is not mapped.`);
      for (const id of districtIds) known.add(id);
    }
  }
  for (const [state, missing] of Object.entries(missingFromList)) {
    for (const name of missing) {
      const id = districtIdOf(state, name);
      if (known.has(id)) problems.push(`The list has ${state} "${name}" now: remove it from missingFromList.`);
      known.add(id);
    }
  }
  for (const { code, districts } of stateRows) {
    for (const [id, name] of districts) {
      if (!known.has(id))
        problems.push(`districts.ts has ${code} "${name}", which the list does not have: see missingFromList.`);
    }
  }
  return problems;
}

function findDistrictsWithoutPincodes(pincodeSets: PincodeSets): string[] {
  return stateRows.flatMap(({ code, districts }) =>
    districts
      .filter(([id]) => !pincodeSets.get(id)?.size)
      .map(([, name]) => `${code} "${name}" has no PIN code. Which districts was it formed from?`),
  );
}

/** PIN codes without a district, unknown to the package, or not of six digits. */
function findInvalidPincodes(postOffices: PackageData["postOffices"], pincodeSets: PincodeSets): string[] {
  const listed = new Set([...pincodeSets.values()].flatMap((pincodes) => [...pincodes]));
  const recorded = new Set(postOffices.map(({ pincode }) => String(pincode)));
  return [
    describePincodes(
      "PIN codes in no district",
      [...recorded].filter((pincode) => !listed.has(pincode)),
    ),
    describePincodes(
      "PIN codes in corrections.ts that the source does not have",
      [...listed].filter((pincode) => !recorded.has(pincode)),
    ),
    describePincodes(
      "Not six digits",
      [...recorded].filter((pincode) => !/^[1-9]\d{5}$/.test(pincode)),
    ),
  ].flat();
}

function describePincodes(problem: string, pincodes: readonly string[]): string[] {
  return pincodes.length ? [`${problem}: ${pincodes.join(", ")}.`] : [];
}
