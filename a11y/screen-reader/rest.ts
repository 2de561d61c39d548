import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";

/** Milliseconds in which Orca must have worked off what it was given, on a machine that has other things to do. */
const patienceMs = 30_000;

/** Milliseconds after which the bell is rung once more. */
const ringAgainMs = 500;

/** What Orca tells of itself, by `profile/orca-customizations.py`: which keys it has dealt with, and when it has nothing left to do. */
export interface OrcaRest {
  /** For the environment of Orca. */
  address: string;
  /** Keys that it has seen released since it began. */
  released: () => number;
  /** Answers once so many keys have been released. */
  hasSeen: (keys: number) => Promise<void>;
  /**
   * Has the bell rung, and answers once Orca has heard it and done all that came before it: how many events that were since
   * it began. `ring` is called again with the next number where the bell has only just been hung up and was not heard.
   */
  afterBell: (ring: (bell: number) => Promise<void>) => Promise<number>;
  stop(): Promise<void>;
}

/** Listens on a socket for what Orca tells of itself. */
export async function listenForRest(socketPath: string): Promise<OrcaRest> {
  let orca: Socket | undefined;
  let released = 0;
  let bell = 0;
  const rests = new Map<number, number>();
  const changed = new Set<() => void>();
  const server = createServer((socket) => {
    orca = socket.on("error", () => socket.destroy());
    createInterface(socket).on("line", (line) => {
      const [word, bell, events] = line.split(" ");
      if (word === "released") released += 1;
      else rests.set(Number(bell), Number(events));
      for (const look of changed) look();
    });
  });
  server.listen(socketPath);
  await once(server, "listening");

  const until = (isSo: () => boolean, what: string) => new Promise<void>((resolve, reject) => {
    const end = () => { clearTimeout(late); changed.delete(look); };
    const look = () => {
      if (!isSo()) return;
      end();
      resolve();
    };
    const late = setTimeout(() => {
      end();
      reject(new Error(`Orca did not ${what} within ${patienceMs / 1_000} seconds.`));
    }, patienceMs);
    changed.add(look);
    look();
  });

  return {
    address: socketPath,
    released: () => released,
    hasSeen: (keys) => until(() => released >= keys, "see every key that was pressed"),
    afterBell: async (ring) => {
      const asked = bell + 1;
      orca?.write(`${asked}\n`);
      await ring(bell += 1);
      const again = setInterval(() => void ring(bell += 1).catch(() => {}), ringAgainMs);
      try {
        await until(() => rests.has(asked), "come to the end of what the page told it");
      } finally {
        clearInterval(again);
      }
      return rests.get(asked)!;
    },
    async stop() {
      orca?.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

