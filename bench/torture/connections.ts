import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { paths } from "#contract/calls";
import type { Tally } from "./ledger.ts";
import { compareAll, createSite, startSenders, withSite, type LaneOptions } from "./site.ts";

/** Number of each kind in a round. */
const connectionsPerRound = 150;

const beginnings = [
  "",
  "GET / HTTP/1.1\r\nx-header: ",
  `POST ${paths.apply} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n`,
  `POST ${paths.uploadVideo} HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=a\r\ncontent-length: 5000000\r\n\r\n--a\r\n`,
];

/** Many connections that send nothing, or one character at a time, while others apply: no application may fail. */
export async function slowConnections(options: LaneOptions): Promise<Tally> {
  const site = createSite(options);
  const { ledger, tally } = site;
  return withSite(site, async () => {
    const { origin } = await site.start();
    const sockets: Socket[] = [];
    for (let round = 0; round < options.rounds; round++) {
      for (const beginning of beginnings) {
        for (let number = 0; number < connectionsPerRound; number++) {
          const socket = connect(Number(new URL(origin).port), "127.0.0.1").on("error", () => {});
          socket.write(beginning);
          sockets.push(socket);
        }
      }
      const load = startSenders(4, () => ledger.apply(origin, ledger.newSubmission()));
      for (let drip = 0; drip < 4; drip++) {
        await wait(250);
        for (const socket of sockets) if (socket.writable) socket.write("x");
      }
      await load.stop();
      tally.rounds += 1;
    }
    if (tally.requests > tally.acknowledged)
      tally.faults.push(`${tally.requests - tally.acknowledged} requests of others failed.`);
    for (const socket of sockets) socket.destroy();
    await ledger.finish(origin);
    await compareAll(site);
  });
}
