/** A unique id for a newly opened form. Works outside a secure context too, where randomUUID does not. */
export function newFormId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Value of `idempotencyHeader`: the same form sent twice with the same content counts once; after a change it is a new
 * submission.
 */
export const submissionKey = (formId: string, body: unknown) => `${formId}-${fingerprint(JSON.stringify(body))}`;

/** A short hash of a text: FNV-1a, 32 bits, in hexadecimal. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const unit of new TextEncoder().encode(text)) hash = Math.imul(hash ^ unit, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
