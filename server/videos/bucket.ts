import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import aws4 from "aws4";
import type { BucketSettings } from "../env.ts";
import { bytesOf, sendRequest, type BodyPiece } from "../http-client.ts";
import { hashOf } from "../identifiers.ts";
import type { ReceivedVideo } from "./upload-staging.ts";
import { VideoStoreError } from "./failure.ts";
import type { VideoStore } from "./store.ts";

/** What is asked of the storage about one object. */
interface S3Request {
  method: "PUT" | "GET" | "DELETE";
  name: string;
  content?: Content;
  /** Milliseconds that one try may take, when not as long as the settings say. */
  timeoutMs?: number;
}

/** What an object is to hold. Its hash (SHA-256, hexadecimal) is signed, and the storage refuses content that has another. */
interface Content {
  body: BodyPiece[];
  contentType: string;
  sha256: string;
}

/** Times that a request is asked before the storage counts as failed. */
const triesMax = 3;

/** Milliseconds before the second try; twice as many before the third. */
const pauseMs = 300;

/** Characters of a refusal that are searched for its code. */
const refusalCharactersMax = 4_000;

/** Answers after which a second try may fare better. */
const isRetryable = (status: number) => status === 429 || status >= 500;

/**
 * Recordings in S3-compatible storage. One signed PUT keeps a recording: S3 has all of an object or nothing, whatever
 * happens to the connection, and up to 5 GB need no upload in parts.
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
      method: "PUT", name, content: { body: [Buffer.from("ok")], contentType: "text/plain", sha256: hashOf("ok") },
    });
    try {
      await this.#done({ method: "GET", name });
    } finally {
      await this.#done({ method: "DELETE", name });
    }
  }

  /** Asks for an object that does not exist. A refusal is an answer: without the right to list, S3 says 403 instead of 404. */
  async ping(timeoutMs: number): Promise<void> {
    try {
      await finished((await this.#askOnce({ method: "GET", name: "readiness-check", timeoutMs })).resume());
    } catch (error) {
      if (!(error instanceof VideoStoreError && error.refused)) throw error;
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

  /** Asks, and reads the answer to its end, so that its connection can be used again. */
  async #done(request: S3Request): Promise<void> {
    const response = await this.#ask(request);
    await finished(response.resume());
  }

  /** Asks until there is an answer that another try would not change. */
  async #ask(request: S3Request): Promise<IncomingMessage> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.#askOnce(request);
      } catch (error) {
        if (tries === triesMax || (error instanceof VideoStoreError && error.refused)) throw error;
        await wait(pauseMs * tries);
      }
    }
  }

  async #askOnce(request: S3Request): Promise<IncomingMessage> {
    const { method } = request;
    const response = await this.#send(request).catch((cause: NodeJS.ErrnoException) => {
      throw new VideoStoreError(`The storage that VIDEO_STORE names did not answer ${method}: ${cause.code ?? cause.name}.`, { cause });
    });
    const status = response.statusCode!;
    // What is not there need not be taken away; most storages say so with 204 by themselves.
    if ((status >= 200 && status < 300) || (method === "DELETE" && status === 404)) return response;
    const code = /<Code>(\w+)<\/Code>/.exec(await beginningOf(response))?.[1] ?? "no code";
    response.destroy();
    throw new VideoStoreError(`The storage that VIDEO_STORE names answered ${method} with status ${status} (${code}).`, {
      refused: !isRetryable(status),
    });
  }

  #send({ method, name, content, timeoutMs = this.#settings.timeoutMs }: S3Request): Promise<IncomingMessage> {
    const { region, accessKeyId, secretAccessKey, sessionToken } = this.#settings;
    const url = new URL(`${this.#base}/${name}`);
    const { headers = {} } = aws4.sign({
      method, service: "s3", region, path: url.pathname,
      headers: {
        "host": url.host,
        "x-amz-content-sha256": content?.sha256 ?? hashOf(""),
        ...(content ? { "content-type": content.contentType, "content-length": bytesOf(content.body) } : {}),
      },
    }, { accessKeyId, secretAccessKey, ...(sessionToken === undefined ? {} : { sessionToken }) });
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
    // What came of it is enough, or there is no code.
  }
  return text;
}
