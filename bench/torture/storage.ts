import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startBucket } from "../../server/testing/bucket.ts";
import { inParallel, type Tally } from "./ledger.ts";
import { createSite, withDatabase, withSite, type LaneOptions } from "./site.ts";

const uploadsPerRound = 16;

/** Maximum milliseconds until a connection breaks, while faults are on. */
const connectionMsMax = 500;

/** S3-compatible storage behind a connection that breaks, drops or delays responses, or answers "slow down". */
export async function failingStorage(options: LaneOptions): Promise<Tally> {
  const objects = join(options.folder, "bucket");
  const bucket = await startBucket(objects);
  const behind = Number(new URL(bucket.environment.AWS_ENDPOINT_URL_S3!).port);
  const faults = { areOn: false };
  const proxy = createServer({ allowHalfOpen: true }, (visitor) => {
    void pass(visitor, behind, faults.areOn ? Math.random() * 0.7 : 1);
    // Connections are reused, so one without a fault would never get one.
    if (faults.areOn) setTimeout(() => visitor.resetAndDestroy(), Math.random() * connectionMsMax).unref();
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const site = createSite(options, {
    ...bucket.environment,
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    VIDEO_STORE_TIMEOUT_MS: "3000",
  });
  const { ledger, tally } = site;
  try {
    return await withSite(site, async () => {
      const { origin } = await site.start();
      for (; tally.rounds < options.rounds; tally.rounds++) {
        faults.areOn = true;
        await inParallel(
          Array.from({ length: uploadsPerRound }, () => async () => {
            const submission = ledger.newSubmission();
            if (!(await ledger.apply(origin, submission))) return;
            const recording = ledger.newRecording(submission.leadId!, 10_000 + Math.ceil(Math.random() * 400_000));
            // Twice at the same time, like an impatient visitor.
            await Promise.all([ledger.upload(origin, recording), ledger.upload(origin, recording)]);
          }),
          8,
        );
        faults.areOn = false;
        await ledger.finish(origin);
      }
      await withDatabase(site, async (db) => {
        await ledger.compare(db, (name) =>
          readFile(join(objects, "saral-videos/kyc", `${name}._S3rver_object`)).catch(() => undefined),
        );
        await ledger.compareNames(db, await bucket.names());
      });
    });
  } finally {
    proxy.close();
    await bucket.stop();
  }
}

/** Forwards one connection, or applies a fault if the random number is below 0.5. */
async function pass(visitor: Socket, port: number, fate: number): Promise<void> {
  visitor.on("error", () => {});
  if (fate < 0.1) return void visitor.resetAndDestroy();
  if (fate < 0.2) {
    await once(visitor, "data");
    visitor.end("HTTP/1.1 503 Slow Down\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
    return;
  }
  const storage = connect({ port, host: "127.0.0.1", allowHalfOpen: true }).on("error", () => visitor.destroy());
  visitor.on("close", () => storage.destroy());
  if (fate < 0.3) {
    // The storage has the object, but the response is lost.
    storage.once("data", () => visitor.resetAndDestroy());
    visitor.pipe(storage);
    return;
  }
  if (fate < 0.4) {
    let passed = 0;
    visitor.on("data", (chunk: Buffer) => {
      passed += chunk.length;
      if (passed > 5_000) visitor.resetAndDestroy();
      else storage.write(chunk);
    });
    return;
  }
  if (fate < 0.5) await wait(Math.random() * 2_000);
  visitor.pipe(storage);
  storage.pipe(visitor);
}
