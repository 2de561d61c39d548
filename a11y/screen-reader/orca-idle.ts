import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";

/** Milliseconds for Orca to process its queue on a busy machine. */
const timeoutMs = 30_000;

/** Milliseconds before the bell is rung again. */
const ringAgainMs = 500;

/** What Orca reports about itself through `profile/orca-customizations.py`: the keys it has processed, and when its queue is empty. */
export interface OrcaIdle {
  /** Address for the environment of Orca. */
  address: string;
  /** Number of key releases Orca has seen. */
  releasedKeys: () => number;
  /** Resolves once Orca has seen this many key releases. */
  waitForKeys: (keys: number) => Promise<void>;
  /**
   * Rings the bell and resolves once Orca has heard it and processed everything before it, with the number of events so
   * far. `ring` is called again with the next number if Orca missed a bell that was only just created.
   */
  afterBell: (ring: (bell: number) => Promise<void>) => Promise<number>;
  stop(): Promise<void>;
}

/** Listens on a socket for what Orca reports about itself. */
export async function watchOrcaIdle(socketPath: string): Promise<OrcaIdle> {
  let orca: Socket | undefined;
  let released = 0;
  let bell = 0;
  const eventCounts = new Map<number, number>();
  const changed = new Set<() => void>();
  const server = createServer((socket) => {
    orca = socket.on("error", () => socket.destroy());
    createInterface(socket).on("line", (line) => {
      const [word, bell, events] = line.split(" ");
      if (word === "released") released += 1;
      else eventCounts.set(Number(bell), Number(events));
      for (const recheck of changed) recheck();
    });
  });
  server.listen(socketPath);
  await once(server, "listening");

  const until = (condition: () => boolean, what: string) =>
    new Promise<void>((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        changed.delete(recheck);
      };
      const recheck = () => {
        if (!condition()) return;
        end();
        resolve();
      };
      const timer = setTimeout(() => {
        end();
        reject(new Error(`Orca did not ${what} within ${timeoutMs / 1_000} seconds.`));
      }, timeoutMs);
      changed.add(recheck);
      recheck();
    });

  return {
    address: socketPath,
    releasedKeys: () => released,
    waitForKeys: (keys) => until(() => released >= keys, "see every key that was pressed"),
    afterBell: async (ring) => {
      const requestedBell = bell + 1;
      orca?.write(`${requestedBell}\n`);
      await ring((bell += 1));
      const retry = setInterval(() => void ring((bell += 1)).catch(() => {}), ringAgainMs);
      try {
        await until(() => eventCounts.has(requestedBell), "come to the end of what the page told it");
      } finally {
        clearInterval(retry);
      }
      return eventCounts.get(requestedBell)!;
    },
    async stop() {
      orca?.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
