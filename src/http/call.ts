/** Milliseconds before a call without a response is aborted. */
const timeoutMs = 30_000;

/** Options of a call to the server. */
export interface Call {
  /** JSON to send; it makes the call a POST. */
  body?: unknown;
  /** `<html lang>`, so that the server's messages are in the language of the page. */
  language: string;
  headers?: Record<string, string>;
  /** Aborts the call. */
  signal?: AbortSignal;
}

/** The server responded with a status outside 200-299. */
export class ResponseError extends Error {
  readonly status: number;
  /** The server's message in the language of the page; empty if there is none. */
  readonly serverMessage: string;

  constructor(status: number, serverMessage: string) {
    super(`The server answered with status ${status}.`);
    this.name = "ResponseError";
    this.status = status;
    this.serverMessage = serverMessage;
  }
}

/** The server refused the request: `Status` in the response is not 1. */
export class ApiError extends Error {
  readonly serverMessage: string;

  constructor(serverMessage: string) {
    super("The server declined.");
    this.name = "ApiError";
    this.serverMessage = serverMessage;
  }
}

/** Calls the server and returns the response as JSON. Throws a ResponseError, or the error of `fetch` if there is no response. */
export async function callJson(path: string, call: Call): Promise<unknown> {
  return (await send(path, call)).json();
}

/** Calls the server and returns the response as text. Throws like `callJson`. */
export async function callText(path: string, call: Call): Promise<string> {
  return (await send(path, call)).text();
}

async function send(path: string, { body, language, headers, signal }: Call): Promise<Response> {
  const response = await fetch(path, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      "accept-language": language,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: withTimeout(signal),
  });
  if (response.ok) return response;
  const answer: unknown = await response.json().catch(() => undefined);
  const serverMessage = answer && typeof answer === "object" && "Message" in answer ? String(answer.Message ?? "") : "";
  throw new ResponseError(response.status, serverMessage);
}

/** Aborts with the given signal or after the timeout. `AbortSignal.any` does not exist before Chrome 116 and Safari 17.4. */
function withTimeout(signal?: AbortSignal): AbortSignal {
  const call = new AbortController();
  const end = () => call.abort();
  setTimeout(end, timeoutMs);
  if (signal?.aborted) end();
  signal?.addEventListener("abort", end);
  return call.signal;
}
