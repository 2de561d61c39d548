import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";

/** So many ports of the loopback, all different, that nobody uses at this moment. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, "127.0.0.1"));
  await Promise.all(servers.map((server) => once(server, "listening")));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), "close")));
  return ports;
}

/** A port of the loopback that nobody uses at this moment. */
export const freePort = async (): Promise<number> => (await freePorts(1))[0]!;
