import { setTimeout as wait } from "node:timers/promises";
import { compareAll, createSite, startSenders, withSite, type LaneOptions } from "./site.ts";
import type { Tally } from "./ledger.ts";

const senders = 12;
/** Maximum milliseconds of load before a kill. */
const loadMsMax = 1_500;
const videoBytesMax = 1_500_000;

/**
 * Kills the server with SIGKILL under load, restarts it, and repeats what was not acknowledged. Every third sender also
 * uploads a recording. On PostgreSQL two processes share the database: every fourth application is sent to both at the same
 * time, and every third round kills both.
 */
async function killRounds(options: LaneOptions, postgres?: string): Promise<Tally> {
  const site = createSite(options, {}, postgres);
  const { ledger, tally } = site;
  return withSite(site, async () => {
    const running = [await site.start(), ...(postgres === undefined ? [] : [await site.start()])];
    for (let round = 0; round < options.rounds; round++) {
      let count = 0;
      const load = startSenders(senders, async (sender) => {
        const server = running[count++ % running.length]!;
        const submission = ledger.newSubmission();
        const targets = running.length > 1 && count % 4 === 0 ? running : [server];
        const answers = await Promise.all(targets.map(({ origin }) => ledger.apply(origin, submission)));
        if (sender % 3 > 0 || submission.leadId === undefined) return answers.every(Boolean);
        return ledger.upload(
          server.origin,
          ledger.newRecording(submission.leadId, Math.ceil(Math.random() * videoBytesMax)),
        );
      });
      await wait(200 + Math.random() * loadMsMax);
      const killed = running.filter((_, at) => running.length === 1 || round % 3 === 2 || at === round % 2);
      tally.crashes += killed.filter((server) => server.hasCrashed()).length;
      await Promise.all(killed.map((server) => server.kill()));
      await load.stop();
      for (const server of killed) running[running.indexOf(server)] = await site.start();
      await ledger.finish(running[0]!.origin);
      tally.rounds += 1;
    }
    await compareAll(site);
  });
}

export const killOnSqlite = (options: LaneOptions) => killRounds(options);

export async function killOnPostgres(options: LaneOptions): Promise<Tally | undefined> {
  return options.newPostgres && killRounds(options, await options.newPostgres());
}
