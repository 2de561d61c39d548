import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";

/** Milliseconds in which Orca must have worked off what it was given, on a machine that has other things to do. */
const timeoutMs = 30_000;

/** Milliseconds after which the bell is rung once more. */
const ringAgainMs = 500;

/** What Orca tells of itself, by `profile/orca-customizations.py`: which keys it has dealt with, and when it has nothing left to do. */
export interface OrcaIdle {
  /** For the environment of Orca. */
  address: string;
  /** Keys that it has seen released since it began. */
  releasedKeys: () => number;
  /** Answers once so many keys have been released. */
  waitForKeys: (keys: number) => Promise<void>;
  /**
   * Has the bell rung, and answers once Orca has heard it and done all that came before it: how many events that were since
   * it began. `ring` is called again with the next number where the bell has only just been hung up and was not heard.
   */
  afterBell: (ring: (bell: number) => Promise<void>) => Promise<number>;
  stop(): Promise<void>;
}

/** Listens on a socket for what Orca tells of itself. */
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

  const until = (condition: () => boolean, what: string) => new Promise<void>((resolve, reject) => {
    const end = () => { clearTimeout(timer); changed.delete(recheck); };
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
      await ring(bell += 1);
      const retry = setInterval(() => void ring(bell += 1).catch(() => {}), ringAgainMs);
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

