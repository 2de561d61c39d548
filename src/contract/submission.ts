/** A name for one filling-in of a form that no other has. Works outside a secure context too, where randomUUID does not. */
export function newFormId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * What marks a submission, under `idempotencyHeader`: the same filling-in sent twice with the same content is one, and a
 * form that was changed in between is another.
 */
export const submissionKey = (formId: string, body: unknown) => `${formId}-${fingerprint(JSON.stringify(body))}`;

/** A short mark of a text (FNV-1a, 32 bits, in hexadecimal). */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const unit of new TextEncoder().encode(text)) hash = Math.imul(hash ^ unit, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
