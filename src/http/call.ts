/** How long an answer may take before the call counts as lost, in milliseconds. */
const timeoutMs = 30_000;

/** Something to ask the server. */
export interface Call {
  /** JSON to send; with it the call is a POST. */
  body?: unknown;
  /** `<html lang>`, so that what the server says is in the language of the page. */
  language: string;
  headers?: Record<string, string>;
  /** Ends the call when nobody waits for it any more. */
  signal?: AbortSignal;
}

/** The server's "no": a status outside 200-299. Specification, section 7: the client rejects these. */
export class ResponseError extends Error {
  readonly status: number;
  /** What the server says of it, in the language of the page, when it says anything. */
  readonly said: string;

  constructor(status: number, said: string) {
    super(`The server answered with status ${status}.`);
    this.name = "RefusedError";
    this.status = status;
    this.said = said;
  }
}

/** The server was reached and said no: `Status` is not 1. Its words, if any, are in the language of the page. */
export class ApiError extends Error {
  readonly said: string;

  constructor(said: string) {
    super("The server declined.");
    this.name = "DeclinedError";
    this.said = said;
  }
}

/** Asks, and reads the answer as JSON. Throws a RefusedError, or what `fetch` throws when no answer comes. */
export async function callJson(path: string, call: Call): Promise<unknown> {
  return (await send(path, call)).json();
}

/** Asks, and reads the answer as text. Throws as `callJson` does. */
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
  const said = answer && typeof answer === "object" && "Message" in answer ? String(answer.Message ?? "") : "";
  throw new ResponseError(response.status, said);
}

/** Aborts with the given signal or when the time is up. `AbortSignal.any` does not exist before Chrome 116 and Safari 17.4. */
function withTimeout(signal?: AbortSignal): AbortSignal {
  const call = new AbortController();
  const end = () => call.abort();
  setTimeout(end, timeoutMs);
  if (signal?.aborted) end();
  signal?.addEventListener("abort", end);
  return call.signal;
}
