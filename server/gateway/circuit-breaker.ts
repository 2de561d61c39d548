/** Whether calls pass: `half-open` lets one through to find out whether the other side is back. */
export type CircuitState = "closed" | "open" | "half-open";

/** When a circuit opens and how it closes again. */
export interface CircuitOptions {
  /** Failures in a row after which calls are rejected. */
  failuresMax: number;
  /** Milliseconds for which every call is rejected; then one is tried. */
  pauseMs: number;
  /** Milliseconds after which another trial may start even if the last one is still running. */
  trialMs: number;
  /** Called whenever calls start or stop being rejected. */
  onChange?: ((state: CircuitState) => void) | undefined;
}

/** A call that was not made because the other side has not been answering. */
export class CircuitOpenError extends Error {
  override name = "CircuitOpenError";
  /** Milliseconds until a call may pass. */
  retryAfterMs: number;

  constructor(retryAfterMs: number) {
    super("The last calls failed, so this one was not made.");
    this.retryAfterMs = retryAfterMs;
  }
}

/**
 * Stops calling an upstream that fails every time, so that its outage costs a visitor milliseconds instead of a timeout.
 * Only failures in a row count: it opens when nothing gets through, not when some calls fail. Why it is our own:
 * docs/decisions/0022-operations.md.
 */
export class CircuitBreaker {
  #options: CircuitOptions;
  #failures = 0;
  #openedAt: number | undefined;
  #trialAt = -Infinity;
  #reported: CircuitState = "closed";

  constructor(options: CircuitOptions) {
    this.#options = options;
  }

  get state(): CircuitState {
    if (this.#openedAt === undefined) return "closed";
    return performance.now() - this.#openedAt < this.#options.pauseMs ? "open" : "half-open";
  }

  /** Whether the last call that ended was a failure. */
  get isFailing(): boolean {
    return this.#failures > 0;
  }

  /** Throws a {@link CircuitOpenError} if a call made now would be rejected. */
  check(): void {
    if (this.#openedAt === undefined) return;
    const { pauseMs, trialMs } = this.#options;
    const waitMs = Math.max(this.#openedAt + pauseMs, this.#trialAt + trialMs) - performance.now();
    if (waitMs > 0) throw new CircuitOpenError(waitMs);
  }

  /** Makes a call, or throws a {@link CircuitOpenError}. `isFailure` decides whether an error counts against the upstream. */
  async run<Result>(call: () => Promise<Result>, isFailure: (error: unknown) => boolean): Promise<Result> {
    this.check();
    const openedAt = this.#openedAt;
    if (openedAt !== undefined) this.#trialAt = performance.now();
    this.#report();
    try {
      const result = await call();
      this.#close();
      return result;
    } catch (error) {
      if (isFailure(error)) this.#fail(openedAt);
      else this.#close();
      throw error;
    }
  }

  #close(): void {
    this.#failures = 0;
    this.#openedAt = undefined;
    this.#trialAt = -Infinity;
    this.#report();
  }

  /** `triedAfter` is when the circuit had opened as the call began. */
  #fail(triedAfter: number | undefined): void {
    this.#failures++;
    // A call from before it opened, or closed again, may end after that: then it must not open it or make the pause longer.
    if (this.#openedAt === undefined ? this.#failures >= this.#options.failuresMax : triedAfter === this.#openedAt) {
      this.#openedAt = performance.now();
      this.#trialAt = -Infinity;
    }
    this.#report();
  }

  #report(): void {
    const { state } = this;
    if (state === this.#reported) return;
    this.#reported = state;
    this.#options.onChange?.(state);
  }
}
