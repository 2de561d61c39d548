import { spawn, type ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach } from "vitest";
import { paths } from "#contract/calls";

const main = fileURLToPath(new URL("../main.ts", import.meta.url));

/** Runs the real server as a separate process that stores its data in `folder()`, and kills it after each test. Rate limits are so high that tests do not reach them. */
export function serverProcess(folder: () => string) {
  let server: ChildProcess | undefined;
  afterEach(() => server?.kill("SIGKILL"));

  /** Starts the process without waiting for it. `wrapper` is a command, with its arguments, that is put before it. */
  const run = (environment: Record<string, string> = {}, wrapper: string[] = []): ChildProcess => {
    const [command, ...args] = [...wrapper, process.execPath, main];
    server = spawn(command!, args, {
      env: {
        PATH: process.env.PATH,
        PORT: "0",
        DATA_DIR: `${folder()}/data`,
        DIST_DIR: `${folder()}/dist`,
        RATE_LIMIT_PER_MINUTE: "100000",
        RATE_LIMIT_WRITES_PER_MINUTE: "100000",
        RATE_LIMIT_LOOKUPS_PER_MINUTE: "100000",
        RATE_LIMIT_LOOKUPS_PER_VALUE_PER_HOUR: "100000",
        RATE_LIMIT_UPLOADS_PER_HOUR: "100000",
        ...environment,
      },
    });
    return server;
  };

  /** Starts the process, waits until it listens, and returns its origin. `onLine` gets every other line of its log. */
  const start = async (
    environment: Record<string, string> = {},
    { wrapper, onLine = () => {} }: { wrapper?: string[]; onLine?: (line: string) => void } = {},
  ) => {
    const lines = createInterface({ input: run(environment, wrapper).stdout! });
    const site = await new Promise<string>((resolve, reject) => {
      lines.on("line", (line) => {
        const address = /Server listening at (http:\/\/[^"]+)/.exec(line)?.[1];
        if (address) resolve(address);
        else onLine(line);
      });
      lines.once("close", () => reject(new Error("The server exited before it was listening.")));
    });
    return site;
  };

  return { run, start, current: () => server! };
}

/** Sends JSON by POST to a path of the server at `site`. */
export const post = (site: string, path: string, payload: object, headers: Record<string, string> = {}) =>
  fetch(site + path, {
    method: "POST",
    body: JSON.stringify(payload),
    headers: { "content-type": "application/json", ...headers },
  });

/** Asks the server for a state, one of its cities and one of the city's PIN codes, as the fields of an application. */
export async function aPlace(site: string) {
  const ask = async <Item>(response: Promise<Response>): Promise<Item[]> =>
    ((await (await response).json()) as { Data: Item[] }).Data;
  const [state] = await ask<{ state_id: string }>(fetch(site + paths.states));
  const [city] = await ask<{ city_id: string }>(post(site, paths.cities, { state_id: state!.state_id }));
  const [pincode] = await ask<{ m_pincode_value: string }>(post(site, paths.pincodes, { city_id: city!.city_id }));
  return { state_id: state!.state_id, city: city!.city_id, pin: pincode!.m_pincode_value };
}
