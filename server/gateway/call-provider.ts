import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { ProviderSettings } from "../env.ts";
import { sendRequest, type BodyPiece } from "../http-client.ts";
import type { Language } from "../language.ts";
import type { Metrics } from "../metrics.ts";
import { requestIdHeader } from "../plugins/request-ids.ts";
import { UpstreamError } from "../http-error.ts";
import { currentRequestId } from "../request-context.ts";
import { CircuitOpenError } from "./circuit-breaker.ts";
import { isOutage, circuitOpenFailure, type ProviderHost, type Upstreams } from "./upstreams.ts";

/** One call to the lender's API: a POST if it has `json` or `form`, otherwise a GET. */
export interface ProviderCall {
  /** The second host is asked by /check. docs/product.md, section 7.1. */
  host?: ProviderHost;
  language: Language;
  query?: Record<string, string>;
  json?: object;
  form?: ProviderForm;
  headers?: Record<string, string>;
}

/** A form with one file, as browsers send it. Names and file name are our own and need no escaping. */
export interface ProviderForm {
  file: { name: string; fileName: string; contentType: string; path: string; bytes: number };
  fields: Record<string, string>;
}

/** Makes a call and returns the response's text; throws an UpstreamError on any failure. */
export type CallProvider = (path: string, call: ProviderCall) => Promise<string>;

/** Most bytes read of a response; the longest, a city's PIN codes, has a few thousand. */
const answerBytesMax = 2_000_000;

const languageTags: Record<Language, string> = { en: "en-IN", hi: "hi-IN" };

/** Circuits and metrics of the calls. */
export interface CallProviderOptions {
  upstreams: Upstreams;
  metrics: Metrics;
}

/** Calls the lender's API over the network. A host that stops answering is not called for a while. */
export function callProvider(provider: ProviderSettings, { upstreams, metrics }: CallProviderOptions): CallProvider {
  return async (path, call) => {
    const { host = "main" } = call;
    const began = performance.now();
    const count = (outcome: "answered" | "failed" | "refused") =>
      metrics.providerCalled({
        host,
        call: path.slice(path.lastIndexOf("/") + 1),
        outcome,
        seconds: (performance.now() - began) / 1_000,
      });
    try {
      const text = await upstreams[host].run(() => send(path, call), isOutage);
      count("answered");
      return text;
    } catch (error) {
      count(error instanceof CircuitOpenError ? "refused" : isOutage(error) ? "failed" : "answered");
      throw error instanceof CircuitOpenError ? circuitOpenFailure(error) : error;
    }
  };

  async function send(
    path: string,
    { host = "main", language, query, json, form, headers }: ProviderCall,
  ): Promise<string> {
    const requestId = currentRequestId();
    const content = json ? jsonContent(json) : form && formContent(form);
    let response: IncomingMessage | undefined;
    try {
      response = await sendRequest(
        new URL(
          `${host === "status" ? provider.statusUrl : provider.url}${path}${query ? `?${new URLSearchParams(query)}` : ""}`,
        ),
        {
          method: content ? "POST" : "GET",
          headers: {
            // Some firewalls reject requests without these two.
            "accept": "*/*",
            "user-agent": "node",
            // The size of compressed text is known only after decompression, and a truncated one may go unnoticed.
            "accept-encoding": "identity",
            "accept-language": languageTags[language],
            ...(content ? { "content-type": content.contentType } : {}),
            ...(requestId === undefined ? {} : { [requestIdHeader]: requestId }),
            ...headers,
          },
          body: content?.body,
          timeoutMs: form ? provider.uploadTimeoutMs : provider.timeoutMs,
        },
      );
      const status = response.statusCode!;
      // A redirect fails too: it would send the application and the secret to a host that nobody configured.
      if (status < 200 || status > 299)
        throw new UpstreamError(`The provider answered ${path} with status ${status}.`, { upstreamStatus: status });
      if (isEncoded(response))
        throw new UpstreamError(
          `The provider's answer to ${path} is encoded, although the server asked for no encoding.`,
        );
      return await readText(response, path);
    } catch (error) {
      if (error instanceof UpstreamError) throw error;
      throw new UpstreamError(`The provider did not answer ${path}: ${reasonOf(error)}.`);
    } finally {
      // Closes the connection of a response that was not read to its end.
      response?.destroy();
    }
  }
}

const jsonContent = (json: object): { contentType: string; body: BodyPiece[] } => ({
  contentType: "application/json",
  body: [Buffer.from(JSON.stringify(json))],
});

function formContent({ file: { name, fileName, contentType, ...file }, fields }: ProviderForm): {
  contentType: string;
  body: BodyPiece[];
} {
  const boundary = `form-${randomUUID()}`;
  const rest = Object.entries(fields).map(
    ([field, value]) => `\r\n--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}`,
  );
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: [
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: ${contentType}\r\n\r\n`,
      ),
      file,
      Buffer.from(`${rest.join("")}\r\n--${boundary}--\r\n`),
    ],
  };
}

function isEncoded({ headers }: IncomingMessage): boolean {
  const { "content-encoding": content = "identity", "transfer-encoding": transfer = "chunked" } = headers;
  return content.toLowerCase() !== "identity" || transfer.toLowerCase() !== "chunked";
}

async function readText(response: IncomingMessage, path: string): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > answerBytesMax)
      throw new UpstreamError(`The provider's answer to ${path} is larger than ${answerBytesMax} bytes.`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** The error's code; its message may quote what was sent. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error ? String(error.code) : error.name;
}
