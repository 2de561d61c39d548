import { districtSpellings, movedToState, neverFormed, stateSpellings } from "./corrections.ts";
import { stateRows } from "./districts.ts";

/** The form in which two spellings of a name are compared: letters only, no accents or capitals, "&" as "and", nothing in brackets. */
function simplify(name: string): string {
  return name
    .replace(/\(.*\)/, "")
    .normalize("NFD")
    .toLowerCase()
    .replaceAll("&", "and")
    .replace(/[^a-z]/g, "");
}

const codeByName = new Map(stateRows.map(({ code, name }) => [simplify(name), code]));
const idByName = new Map(
  stateRows.flatMap(({ code, districts }) => districts.map(([id, name]) => [`${code} ${name}`, id] as const)),
);
const idBySimpleName = new Map(
  stateRows.flatMap(({ code, districts }) => districts.map(([id, name]) => [`${code} ${simplify(name)}`, id] as const)),
);

/** The id of a district by its exact name in `districts.ts`, which the corrections use. Throws for any other name. */
export function districtIdOf(state: string, name: string): number {
  const id = idByName.get(`${state} ${name}`);
  if (!id) throw new Error(`corrections.ts names the district ${state} "${name}", which districts.ts does not have.`);
  return id;
}

export type NameResolver = ReturnType<typeof createNameResolver>;

/** Finds the states and districts that the packages' names mean, with the help of `corrections.ts`, and records which corrections it used. */
export function createNameResolver() {
  const used = new Set<string>();

  /** The code of a state; undefined for an unknown name. */
  function stateCode(name: string): string | undefined {
    if (name in stateSpellings) used.add(`stateSpellings: ${name}`);
    return stateSpellings[name] ?? codeByName.get(simplify(name));
  }

  /** The code of the state in which a district is now, given the state it is recorded under. */
  function currentStateCode(recorded: string, district: string): string {
    const moved = movedToState[recorded]?.[district];
    if (moved) used.add(`movedToState: ${recorded} ${district}`);
    return moved ?? recorded;
  }

  /** The ids of the districts that a name means: several if the district was divided, none for an unknown name. */
  function districtIds(state: string, name: string): readonly number[] {
    const spelling = districtSpellings[state]?.[name];
    if (spelling) {
      used.add(`districtSpellings: ${state} ${name}`);
      return [spelling].flat().map((each) => districtIdOf(state, each));
    }
    const id = idBySimpleName.get(`${state} ${simplify(name)}`);
    return id ? [id] : [];
  }

  /** Whether the list's district exists only in an announcement. */
  function isNeverFormed(state: string, name: string): boolean {
    const never = neverFormed[state]?.includes(name) ?? false;
    if (never) used.add(`neverFormed: ${state} ${name}`);
    return never;
  }

  /** Corrections of names that neither package uses. They should be removed. */
  function listUnusedCorrections(): string[] {
    return allCorrections().filter((each) => !used.has(each));
  }

  return { stateCode, currentStateCode, districtIds, isNeverFormed, listUnusedCorrections };
}

function allCorrections(): string[] {
  return [
    ...Object.keys(stateSpellings).map((name) => `stateSpellings: ${name}`),
    ...byState("movedToState", movedToState, Object.keys),
    ...byState("districtSpellings", districtSpellings, Object.keys),
    ...byState("neverFormed", neverFormed, (names) => names),
  ];
}

function byState<Names>(
  table: string,
  states: Readonly<Record<string, Names>>,
  namesIn: (names: Names) => readonly string[],
): string[] {
  return Object.entries(states).flatMap(([state, names]) => namesIn(names).map((name) => `${table}: ${state} ${name}`));
}
