import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";

/** Different free ports on 127.0.0.1. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, "127.0.0.1"));
  await Promise.all(servers.map((server) => once(server, "listening")));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), "close")));
  return ports;
}

/** One free port on 127.0.0.1. */
export const freePort = async (): Promise<number> => (await freePorts(1))[0]!;

/** Node's error code if a server cannot listen on this port, such as "EADDRINUSE"; undefined if it can. */
export function portError(port: number, host = "127.0.0.1"): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => resolve(error.code));
    probe.listen({ host, port }, () => probe.close(() => resolve(undefined)));
  });
}

/** The first free port at or above this one. */
export async function firstFreePort(from: number): Promise<number> {
  for (let port = from; ; port++) {
    if ((await portError(port)) !== "EADDRINUSE") return port;
  }
}
