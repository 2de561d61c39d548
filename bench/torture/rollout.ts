import { setTimeout as wait } from "node:timers/promises";
import type { Tally } from "./ledger.ts";
import { compareAll, createSite, startSenders, withSite, type LaneOptions } from "./site.ts";

/** Replaces the processes of a site one by one under load: a new one starts, then the old one gets SIGTERM. */
async function rollOut(options: LaneOptions, postgres?: string): Promise<Tally> {
  const site = createSite(options, {}, postgres);
  const { ledger, tally } = site;
  return withSite(site, async () => {
    let current = await site.start();
    let count = 0;
    const load = startSenders(8, async () => {
      const submission = ledger.newSubmission();
      if (!(await ledger.apply(current.origin, submission))) return ledger.apply(current.origin, submission);
      return count++ % 10 > 0 || ledger.upload(current.origin, ledger.newRecording(submission.leadId!, 100_000));
    });
    for (; tally.rounds < options.rounds; tally.rounds++) {
      await wait(400);
      const old = current;
      current = await site.start();
      await old.stop();
    }
    await load.stop();
    await ledger.finish(current.origin);
    await compareAll(site);
  });
}

export const rolloutOnSqlite = (options: LaneOptions) => rollOut(options);

export async function rolloutOnPostgres(options: LaneOptions): Promise<Tally | undefined> {
  return options.newPostgres && rollOut(options, await options.newPostgres());
}
