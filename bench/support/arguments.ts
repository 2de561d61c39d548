import { parseArgs } from "node:util";

/** The command-line options of a benchmark, as text. */
export function readArguments<Name extends string>(defaults: Record<Name, string>): Record<Name, string> {
  const options = Object.fromEntries(Object.keys(defaults).map((name) => [name, { type: "string" as const }]));
  const { values } = parseArgs({ options });
  return { ...defaults, ...values };
}

/** Parses a count. Throws a RangeError if it is not a whole number. */
export function parseCount(name: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw new RangeError(`--${name} must be a whole number from 1 to 999999, not "${text}".`);
  return Number(text);
}
