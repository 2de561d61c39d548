import type { ProviderSettings } from "../env.ts";
import type { Language } from "../language.ts";
import { ProviderFailure } from "../refusal.ts";

/** One call to the lender's API: a GET, or a POST of what it carries. */
export interface ProviderCall {
  /** The second host is asked by /check. Specification, section 7. */
  host?: "main" | "status";
  language: Language;
  query?: Record<string, string>;
  json?: object;
  form?: FormData;
  headers?: Record<string, string>;
}

/** Makes a call and answers its text; throws a ProviderFailure when it fails in whatever way. */
export type AskProvider = (path: string, call: ProviderCall) => Promise<string>;

/** Most bytes read of an answer; the longest, a city's PIN codes, has a few thousand. */
const answerBytesMax = 2_000_000;

const languageTags: Record<Language, string> = { en: "en-IN", hi: "hi-IN" };

/** The way to the lender's API over the network. */
export function askProvider(provider: ProviderSettings): AskProvider {
  return async (path, { host = "main", language, query, json, form, headers }) => {
    const url = `${host === "status" ? provider.statusUrl : provider.url}${path}${query ? `?${new URLSearchParams(query)}` : ""}`;
    try {
      const response = await fetch(url, {
        method: json || form ? "POST" : "GET",
        headers: { "accept-language": languageTags[language], ...(json ? { "content-type": "application/json" } : {}), ...headers },
        body: json ? JSON.stringify(json) : form ?? null,
        // A redirect would carry the application, and the secret, to a host that nobody chose.
        redirect: "error",
        signal: AbortSignal.timeout(form ? provider.uploadTimeoutMs : provider.timeoutMs),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new ProviderFailure(`The provider answered ${path} with status ${response.status}.`, response.status);
      }
      return await readText(response, path);
    } catch (error) {
      if (error instanceof ProviderFailure) throw error;
      throw new ProviderFailure(`The provider did not answer ${path}: ${reasonOf(error)}.`);
    }
  };
}

async function readText(response: Response, path: string): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > answerBytesMax) throw new ProviderFailure(`The provider's answer to ${path} is larger than ${answerBytesMax} bytes.`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** A short name for what went wrong: of a failed fetch, the network's own code. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const cause = error.cause;
  if (cause instanceof Error && "code" in cause) return String(cause.code);
  return error.name;
}
