/** Milliseconds that a browser may take to close what was opened. */
export const closeTimeoutMs = 15_000;

/** Answers what the work answers, or fails after so many milliseconds: a page whose script hangs would never answer at all. */
export async function withTimeout<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No response within ${milliseconds / 1_000} s.`)), milliseconds);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
