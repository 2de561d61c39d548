import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** How the site's files are compressed, once, by the suffix of the copy. Slow and small: brotli at its highest quality. */
export const compressions: Record<string, (content: Buffer) => Promise<Buffer>> = {
  ".br": (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  ".gz": (content) => promisify(gzip)(content, { level: 9 }),
};
