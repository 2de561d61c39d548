/** A video store failed. The message names settings and codes and contains no personal data. */
export class VideoStoreError extends Error {
  override name = "VideoStoreError";
  /** HTTP status for the visitor: the store may recover. */
  statusCode = 503;
  /** True when the store rejected the request: a retry with the same settings would not help. */
  isPermanent: boolean;

  constructor(message: string, { isPermanent = false, cause }: { isPermanent?: boolean; cause?: unknown } = {}) {
    super(message, cause === undefined ? {} : { cause });
    this.isPermanent = isPermanent;
  }
}
