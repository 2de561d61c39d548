import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Compressors for the site's files by file suffix, at their highest quality, because each file is compressed only once. */
export const compressions: Record<string, (content: Buffer) => Promise<Buffer>> = {
  ".br": (content) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  ".gz": (content) => promisify(gzip)(content, { level: 9 }),
};
