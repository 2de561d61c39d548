import { createServer } from "node:net";

/** Why a server cannot listen there, as Node's error code ("EADDRINUSE"); nothing when it can. */
export function portTrouble(port: number, host = "127.0.0.1"): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => resolve(error.code));
    probe.listen({ host, port }, () => probe.close(() => resolve(undefined)));
  });
}

/** The first port from this one on that no one listens at. */
export async function freePort(from: number): Promise<number> {
  for (let port = from; ; port++) {
    if (await portTrouble(port) !== "EADDRINUSE") return port;
  }
}
