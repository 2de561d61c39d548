/** As much of autocannon as the measurement uses; the package brings no types. */
declare module "autocannon" {
  import type { EventEmitter } from "node:events";

  interface Request {
    method: "GET" | "POST";
    path: string;
    headers: Record<string, string>;
    body?: string;
  }

  interface Options {
    /** Several addresses share the connections in turn. */
    url: string[];
    connections: number;
    /** Requests in all. */
    amount: number;
    /** Seconds to wait for one answer. */
    timeout: number;
    requests: (Request & { setupRequest(request: Request): Request })[];
  }

  export interface Result {
    errors: number;
    timeouts: number;
    non2xx: number;
  }

  type Callback = (error: Error | null, result: Result) => void;

  /** Its "response" event tells the milliseconds that one answer took, with their fractions. */
  export default function autocannon(
    options: Options,
    done: Callback,
  ): EventEmitter<{
    response: [client: unknown, statusCode: number, bytes: number, milliseconds: number];
  }>;
}
