import { open } from "node:fs/promises";
import {
  request as requestByHttp,
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from "node:http";
import { request as requestByHttps } from "node:https";

/** A piece of a request's body: bytes, or a file of this length, which is read from disk as it is sent. */
export type BodyPiece = Buffer | { path: string; bytes: number };

/** A request to another server. */
export interface OutgoingRequest {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** `content-length` is added for a body. */
  headers: OutgoingHttpHeaders;
  body?: BodyPiece[] | undefined;
  /** Milliseconds for the whole exchange: connecting, sending, and reading the response to its end. */
  timeoutMs: number;
}

/** Bytes that are read from disk and sent at a time. */
const chunkBytes = 64 * 1_024;

/** Length of a body, in bytes. */
export const bytesOf = (body: BodyPiece[]) =>
  body.reduce((sum, piece) => sum + (Buffer.isBuffer(piece) ? piece.length : piece.bytes), 0);

/**
 * Sends a request, and resolves with the response as soon as its headers are there. Never follows a redirect and never
 * decompresses. The caller reads the response to its end, which fails when the response is cut off or the time is up, or
 * destroys it. Rejects with an error whose `code` says what happened; its message names no header, address or body.
 *
 * Node's own client, because `fetch` (Node 24) ended the process when a response that it had rejected was still open at
 * the timeout, decompressed without a limit, took a cut gzip stream for a whole one, and needs 13 MB of memory more.
 */
export function sendRequest(url: URL, { method, headers, body, timeoutMs }: OutgoingRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === "https:" ? requestByHttps : requestByHttp;
    const request = send(url, { method, headers: body ? { ...headers, "content-length": bytesOf(body) } : headers });
    let response: IncomingMessage | undefined;
    const timeout = setTimeout(
      () => (response ?? request).destroy(errorOf("ETIMEDOUT", "The request timed out.")),
      timeoutMs,
    );
    request.once("response", (received) => {
      response = received;
      // A response may end before the whole body is sent; sending the rest would be useless.
      received.once("close", () => {
        if (!request.writableFinished) request.destroy();
      });
      resolve(received);
    });
    // After the response this has no effect: the response itself emits the error.
    request.on("error", reject);
    request.once("close", () => {
      clearTimeout(timeout);
      // When the other side switches protocols, Node emits only this event.
      reject(errorOf("ECONNRESET", "The connection was closed without a response."));
    });
    writeBody(request, body ?? []).catch((error: Error) => request.destroy(error));
  });
}

async function writeBody(request: ClientRequest, body: BodyPiece[]): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    request.once("close", resolve);
  });
  const write = async (bytes: Buffer) => {
    if (request.destroyed) return;
    const written = new Promise<void>((resolve) => {
      request.write(bytes, () => resolve());
    });
    await Promise.race([written, closed]);
  };
  for (const piece of body) await (Buffer.isBuffer(piece) ? write(piece) : writeFile(piece.path));
  if (!request.destroyed) request.end();

  /** Reuses one buffer; a stream would allocate a new one for each 64 KB. */
  async function writeFile(path: string): Promise<void> {
    const file = await open(path);
    try {
      const chunk = Buffer.allocUnsafeSlow(chunkBytes);
      while (!request.destroyed) {
        const { bytesRead } = await file.read(chunk, 0, chunkBytes);
        if (bytesRead === 0) break;
        await write(chunk.subarray(0, bytesRead));
      }
    } finally {
      await file.close();
    }
  }
}

const errorOf = (code: string, message: string) => Object.assign(new Error(message), { code });
