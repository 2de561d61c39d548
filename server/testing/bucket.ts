import { readdir } from "node:fs/promises";
import S3rver from "@20minutes/s3rver";

/** A local S3-compatible storage for one test file. It checks every signature. */
export interface TestBucket {
  /** The settings that make a server store its videos there. */
  environment: Record<string, string>;
  /** The names of the stored objects, without the prefix. */
  names(): Promise<string[]>;
  /** Stops the storage, so that requests fail until `start` is called. The objects stay. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

const bucket = "saral-videos";
const prefix = "kyc";

/** The end of the file names in which s3rver stores objects. */
const objectSuffix = "._S3rver_object";

/** Starts the storage on a free port. It stores its objects in `directory`. */
export async function startBucket(directory: string): Promise<TestBucket> {
  const run = async (port: number) => {
    const started = new S3rver({
      address: "127.0.0.1",
      port,
      silent: true,
      directory,
      configureBuckets: [{ name: bucket }],
    });
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
      return files
        .filter((file) => file.endsWith(objectSuffix))
        .map((file) => file.slice(0, -objectSuffix.length))
        .sort();
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
