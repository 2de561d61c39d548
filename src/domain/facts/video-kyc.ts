/** The video statement. docs/product.md, sections 4 and 9.11. */
export const videoKyc = {
  recordingSeconds: 30,
  width: 1280,
  height: 720,
  framesPerSecond: 30,
  /** Seconds before the end at which the remaining time is announced. */
  calls: { first: 10, second: 5 },
  /** Largest video, in megabytes of 2²⁰ bytes. */
  fileMegabytes: 64,
  /** Hours for which an unsent recording stays on the visitor's device. */
  keptHours: 24,
} as const;
