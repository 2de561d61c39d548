/** Milliseconds after which the download of a page's code counts as failed. docs/product.md, section 9.11. */
export const chunkTimeoutMs = 120_000;
