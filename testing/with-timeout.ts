/** Milliseconds for a browser or context to close. */
export const closeTimeoutMs = 15_000;

/** Rejects if the promise does not settle in time, because a page whose script hangs never would. */
export async function withTimeout<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No response within ${milliseconds / 1_000} s.`)), milliseconds);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
