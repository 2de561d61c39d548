/** Milliseconds that a browser may take to close what was opened. */
export const closingMs = 15_000;

/** Answers what the work answers, or fails after so many milliseconds: a page whose script hangs would never answer at all. */
export async function within<Answer>(milliseconds: number, work: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No response within ${milliseconds / 1_000} s.`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
