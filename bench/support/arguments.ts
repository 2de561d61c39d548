import { parseArgs } from "node:util";

/** The command-line options of a benchmark, as text, and whether its results are published (`--publish`). */
export function readArguments<Name extends string>(
  defaults: Record<Name, string>,
): Record<Name, string> & { publish: boolean } {
  const options = Object.fromEntries(Object.keys(defaults).map((name) => [name, { type: "string" as const }]));
  const { values } = parseArgs({ options: { ...options, publish: { type: "boolean" } } });
  return { ...defaults, publish: false, ...values } as Record<Name, string> & { publish: boolean };
}

/** Parses a count. Throws a RangeError if it is not a whole number. */
export function parseCount(name: string, text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text))
    throw new RangeError(`--${name} must be a whole number from 1 to 9999999, not "${text}".`);
  return Number(text);
}
