import { join } from "node:path";
import { parseArgs } from "node:util";
import { languageCodes, type Language } from "#i18n/languages";
import { root } from "../../testing/root.ts";
import { UserError } from "../../testing/step-reporter.ts";

/** The options of the command line. */
export interface Options {
  /** Paths of the route table, such as "/apply-now"; empty for all. */
  routes: string[];
  languages: readonly Language[];
  /** Ids of states, pages or parts; empty for all. */
  states: string[];
  /** Origin of a copy that runs elsewhere. */
  url?: string;
  /** Only the visits of `npm test`. */
  quick: boolean;
  /** Folder of the report. */
  out: string;
  /** Prints the plan and runs nothing. */
  plan: boolean;
  /** Publishes the report on the site. */
  publish: boolean;
}

const usage = `npm run a11y -- [--route /apply-now]… [--lang en|hi]… [--state apply-errors]… [--url https://…] [--quick] [--plan] [--publish] [--out DIR]`;

/** A {@link UserError} with the usage below its message. */
export const usageError = (message: string): UserError => new UserError(`${message}\n${usage}`);

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    options: {
      route: { type: "string", multiple: true, default: [] },
      lang: { type: "string", multiple: true, default: [] },
      state: { type: "string", multiple: true, default: [] },
      url: { type: "string" },
      quick: { type: "boolean", default: false },
      plan: { type: "boolean", default: false },
      publish: { type: "boolean", default: false },
      out: { type: "string", default: join(root, ".cache/audit/report") },
    },
  }).values;
}

/** Reads the options of the command line. Throws the error of {@link usageError}. */
export function readOptions(args: readonly string[]): Options {
  let values: ReturnType<typeof parse>;
  try {
    values = parse(args);
  } catch (error) {
    throw usageError((error as Error).message);
  }
  const unknown = values.lang.find((code) => !(languageCodes as string[]).includes(code));
  if (unknown !== undefined) throw usageError(`--lang must be ${languageCodes.join(" or ")}, not "${unknown}".`);
  if (values.url !== undefined && !/^https?:$/.test(URL.parse(values.url)?.protocol ?? ""))
    throw usageError(`--url must be an address such as https://example.org, not "${values.url}".`);
  const { route: routes, state: states, url, quick, out, plan, publish } = values;
  return {
    routes,
    states,
    url,
    quick,
    out,
    plan,
    publish,
    languages: values.lang.length > 0 ? [...new Set(values.lang as Language[])] : languageCodes,
  };
}
