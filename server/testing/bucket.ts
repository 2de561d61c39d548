import { readdir } from "node:fs/promises";
import S3rver from "@20minutes/s3rver";

/** S3-compatible storage of a test's own, which checks every signature. */
export interface TestBucket {
  /** Settings under which a server keeps its videos there. */
  environment: Record<string, string>;
  /** What it keeps, by name, the prefix left out. */
  names(): Promise<string[]>;
  /** Answers nobody any more, until `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

const bucket = "saral-videos";
const prefix = "kyc";

/** How the storage calls the file of an object. */
const objectSuffix = "._S3rver_object";

/** Starts the storage on a free port; it keeps its objects in `directory`. */
export async function startBucket(directory: string): Promise<TestBucket> {
  const run = async (port: number) => {
    const started = new S3rver({ address: "127.0.0.1", port, silent: true, directory, configureBuckets: [{ name: bucket }] });
    return { started, address: await started.run() };
  };
  const first = await run(0);
  const { port } = first.address;
  let server: S3rver | undefined = first.started;
  return {
    environment: {
      VIDEO_STORE: `s3://${bucket}/${prefix}`,
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: "S3RVER",
      AWS_SECRET_ACCESS_KEY: "S3RVER",
    },
    async names() {
      const files = await readdir(`${directory}/${bucket}/${prefix}`).catch(() => []);
      return files.filter((file) => file.endsWith(objectSuffix)).map((file) => file.slice(0, -objectSuffix.length)).sort();
    },
    async stop() {
      if (!server) return;
      server.httpServer.closeAllConnections();
      await server.close();
      server = undefined;
    },
    async start() {
      server ??= (await run(port)).started;
    },
  };
}
