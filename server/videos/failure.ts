/** A store of videos that did not do what it was asked. Its message names settings and codes, and no person. */
export class VideoStoreError extends Error {
  override name = "VideoStoreError";
  /** Of the answer to a visitor: the store may be well again in a while. */
  statusCode = 503;
  /** True when the store itself refused: asking again as the settings are would not help. */
  refused: boolean;

  constructor(message: string, { refused = false, cause }: { refused?: boolean; cause?: unknown } = {}) {
    super(message, cause === undefined ? {} : { cause });
    this.refused = refused;
  }
}
