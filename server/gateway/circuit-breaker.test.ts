import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CircuitBreaker, CircuitOpenError, type CircuitState } from "./circuit-breaker.ts";

describe("a circuit breaker", () => {
  let states: CircuitState[];
  let circuit: CircuitBreaker;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["performance"] });
    states = [];
    circuit = new CircuitBreaker({
      failuresMax: 3,
      pauseMs: 1_000,
      trialMs: 200,
      onChange: (state) => void states.push(state),
    });
  });
  afterEach(() => void vi.useRealTimers());

  const pass = (ms: number) => void vi.advanceTimersByTime(ms);
  const failure = new Error("down");
  const run = (call: () => Promise<unknown>) => circuit.run(call, (error) => error === failure);
  const fail = () => run(() => Promise.reject(failure)).catch((error: unknown) => error);
  const succeed = () => run(async () => "ok").catch((error: unknown) => error);
  /** A call that ends when the test says so. */
  function hold() {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    return { ended: run(() => promise).catch((error: unknown) => error), resolve, reject };
  }
  async function open() {
    for (let count = 0; count < 3; count++) await fail();
  }

  it("opens after consecutive failures and says how long to wait", async () => {
    await open();
    pass(400);
    expect(circuit.state).toBe("open");
    expect(await succeed()).toMatchObject({ name: "CircuitOpenError", retryAfterMs: 600 });
  });

  it("stays closed while some calls succeed or fail without the upstream's fault", async () => {
    for (let count = 0; count < 5; count++) {
      await fail();
      await fail();
      await (count % 2 ? succeed() : run(() => Promise.reject(new Error("refused"))).catch(() => {}));
    }
    expect([circuit.state, circuit.isFailing]).toEqual(["closed", false]);
  });

  it("tries one call after the pause, rejects the others meanwhile, and closes on success", async () => {
    await open();
    pass(1_000);
    const trial = hold();
    expect(await succeed()).toBeInstanceOf(CircuitOpenError);
    trial.resolve("back");
    expect(await trial.ended).toBe("back");
    expect(await succeed()).toBe("ok");
    expect(states).toEqual(["open", "half-open", "closed"]);
  });

  it("opens again when the trial call fails", async () => {
    await open();
    pass(1_000);
    expect(await fail()).toBe(failure);
    pass(999);
    expect(await succeed()).toBeInstanceOf(CircuitOpenError);
    pass(1);
    expect(await succeed()).toBe("ok");
  });

  it("lets another call through while the trial call, such as an upload, takes long", async () => {
    await open();
    pass(1_000);
    const upload = hold();
    pass(200);
    expect(await succeed()).toBe("ok");
    upload.reject(failure);
    expect(await upload.ended).toBe(failure);
    expect(circuit.state).toBe("closed");
  });

  it("does not extend the pause for calls that began before it opened", async () => {
    const early = hold();
    await open();
    pass(900);
    early.reject(failure);
    await early.ended;
    pass(100);
    expect(await succeed()).toBe("ok");
  });
});
