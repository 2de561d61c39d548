import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import aws4 from "aws4";
import type { BucketSettings } from "../env.ts";
import { bytesOf, sendRequest, type BodyPiece } from "../http-client.ts";
import { sha256Hex } from "../hashes.ts";
import type { ReceivedVideo } from "./upload-staging.ts";
import { VideoStoreError } from "./failure.ts";
import type { VideoStore } from "./store.ts";

/** A request to the storage about one object. */
interface S3Request {
  method: "PUT" | "GET" | "DELETE";
  name: string;
  content?: Content;
  /** Timeout of one try in milliseconds; defaults to the setting. */
  timeoutMs?: number;
}

/** The content of an object. Its hash (SHA-256, hexadecimal) is signed, so the storage rejects altered content. */
interface Content {
  body: BodyPiece[];
  contentType: string;
  sha256: string;
}

/** Tries of a request before the storage counts as failed. */
const triesMax = 3;

/** Milliseconds before the second try; twice as many before the third. */
const pauseMs = 300;

/** Characters of an error response that are searched for its code. */
const refusalCharactersMax = 4_000;

/** Whether a retry may succeed after this status. */
const isRetryable = (status: number) => status === 429 || status >= 500;

/**
 * Recordings in S3-compatible storage. One signed PUT stores a recording: S3 stores an object completely or not at all,
 * even if the connection breaks, and objects up to 5 GB need no multipart upload.
 */
export class VideoBucket implements VideoStore {
  #settings: BucketSettings;
  #base: string;

  constructor(settings: BucketSettings) {
    const { endpoint, bucket, prefix, pathStyle } = settings;
    const { protocol, host, pathname } = new URL(endpoint);
    const path = pathname.replace(/\/+$/, "");
    const place = pathStyle ? `${protocol}//${host}${path}/${bucket}` : `${protocol}//${bucket}.${host}${path}`;
    this.#settings = settings;
    this.#base = prefix === "" ? place : `${place}/${prefix}`;
  }

  async check(): Promise<void> {
    const name = `start-check-${randomUUID()}`;
    await this.#done({
      method: "PUT",
      name,
      content: { body: [Buffer.from("ok")], contentType: "text/plain", sha256: sha256Hex("ok") },
    });
    try {
      await this.#done({ method: "GET", name });
    } finally {
      await this.#done({ method: "DELETE", name });
    }
  }

  /** Requests an object that does not exist. 403 is fine too: S3 sends it instead of 404 without the right to list. */
  async ping(timeoutMs: number): Promise<void> {
    try {
      await finished((await this.#askOnce({ method: "GET", name: "readiness-check", timeoutMs })).resume());
    } catch (error) {
      if (!(error instanceof VideoStoreError && error.isPermanent)) throw error;
    }
  }

  async save({ contentType, sha256, ...file }: ReceivedVideo, fileName: string): Promise<void> {
    await this.#done({ method: "PUT", name: fileName, content: { contentType, sha256, body: [file] } });
  }

  read(fileName: string): Promise<Readable> {
    return this.#ask({ method: "GET", name: fileName });
  }

  async remove(fileName: string): Promise<void> {
    await this.#done({ method: "DELETE", name: fileName });
  }

  /** Sends a request and reads the response to its end, so that the connection can be reused. */
  async #done(request: S3Request): Promise<void> {
    const response = await this.#ask(request);
    await finished(response.resume());
  }

  /** Sends a request, with retries for failures that may pass. */
  async #ask(request: S3Request): Promise<IncomingMessage> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.#askOnce(request);
      } catch (error) {
        if (tries === triesMax || (error instanceof VideoStoreError && error.isPermanent)) throw error;
        await wait(pauseMs * tries);
      }
    }
  }

  async #askOnce(request: S3Request): Promise<IncomingMessage> {
    const { method } = request;
    const response = await this.#send(request).catch((cause: NodeJS.ErrnoException) => {
      throw new VideoStoreError(
        `The storage that VIDEO_STORE names did not answer ${method}: ${cause.code ?? cause.name}.`,
        { cause },
      );
    });
    const status = response.statusCode!;
    // Deleting a missing object succeeds; most storages answer 204 themselves.
    if ((status >= 200 && status < 300) || (method === "DELETE" && status === 404)) return response;
    const code = /<Code>(\w+)<\/Code>/.exec(await beginningOf(response))?.[1] ?? "no code";
    response.destroy();
    throw new VideoStoreError(
      `The storage that VIDEO_STORE names answered ${method} with status ${status} (${code}).`,
      {
        isPermanent: !isRetryable(status),
      },
    );
  }

  #send({ method, name, content, timeoutMs = this.#settings.timeoutMs }: S3Request): Promise<IncomingMessage> {
    const { region, accessKeyId, secretAccessKey, sessionToken } = this.#settings;
    const url = new URL(`${this.#base}/${name}`);
    const { headers = {} } = aws4.sign(
      {
        method,
        service: "s3",
        region,
        path: url.pathname,
        headers: {
          "host": url.host,
          "x-amz-content-sha256": content?.sha256 ?? sha256Hex(""),
          ...(content ? { "content-type": content.contentType, "content-length": bytesOf(content.body) } : {}),
        },
      },
      { accessKeyId, secretAccessKey, ...(sessionToken === undefined ? {} : { sessionToken }) },
    );
    return sendRequest(url, { method, headers, body: content?.body, timeoutMs });
  }
}

async function beginningOf(response: IncomingMessage): Promise<string> {
  let text = "";
  try {
    for await (const chunk of response.setEncoding("utf8")) {
      text += chunk as string;
      if (text.length >= refusalCharactersMax) break;
    }
  } catch {
    // The part that was read is enough.
  }
  return text;
}
