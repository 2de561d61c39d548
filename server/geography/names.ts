import { districtSpellings, movedToState, neverFormed, stateSpellings } from "./corrections.ts";
import { stateRows } from "./districts.ts";

/** What two spellings of a name have in common: letters only, no accents or capitals, "&" as "and", nothing in brackets. */
function plain(name: string): string {
  return name.replace(/\(.*\)/, "").normalize("NFD").toLowerCase().replaceAll("&", "and").replace(/[^a-z]/g, "");
}

const codeByName = new Map(stateRows.map(({ code, name }) => [plain(name), code]));
const idByName = new Map(stateRows.flatMap(({ code, districts }) =>
  districts.map(([id, name]) => [`${code} ${name}`, id] as const)));
const idByPlainName = new Map(stateRows.flatMap(({ code, districts }) =>
  districts.map(([id, name]) => [`${code} ${plain(name)}`, id] as const)));

/** Number of a district by its very name in `districts.ts`, as corrections name it; throws for any other name. */
export function idOf(state: string, name: string): number {
  const id = idByName.get(`${state} ${name}`);
  if (!id) throw new Error(`corrections.ts names the district ${state} "${name}", which districts.ts does not have.`);
  return id;
}

/** Reads the names that the packages use, by way of `corrections.ts`, and remembers which corrections were of use. */
export function nameReader() {
  const used = new Set<string>();

  /** Code of a state, or nothing when the name is unknown. */
  function state(name: string): string | undefined {
    if (name in stateSpellings) used.add(`stateSpellings: ${name}`);
    return stateSpellings[name] ?? codeByName.get(plain(name));
  }

  /** Code of the state in which a district lies now, given the one under which it is recorded. */
  function stateNow(recorded: string, district: string): string {
    const moved = movedToState[recorded]?.[district];
    if (moved) used.add(`movedToState: ${recorded} ${district}`);
    return moved ?? recorded;
  }

  /** Numbers of the districts that a name means: one, or several where it was divided, or none when it is unknown. */
  function districts(state: string, name: string): readonly number[] {
    const spelling = districtSpellings[state]?.[name];
    if (spelling) {
      used.add(`districtSpellings: ${state} ${name}`);
      return [spelling].flat().map((each) => idOf(state, each));
    }
    const id = idByPlainName.get(`${state} ${plain(name)}`);
    return id ? [id] : [];
  }

  /** Whether the list's district exists only in an announcement. */
  function isNeverFormed(state: string, name: string): boolean {
    const never = neverFormed[state]?.includes(name) ?? false;
    if (never) used.add(`neverFormed: ${state} ${name}`);
    return never;
  }

  /** Corrections of names that neither package uses: they are to be taken out. */
  function unused(): string[] {
    return allCorrections().filter((each) => !used.has(each));
  }

  return { state, stateNow, districts, isNeverFormed, unused };
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
