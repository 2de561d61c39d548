import { setFlagsFromString } from "node:v8";

/**
 * Keeps the part of the heap in which everything begins at 1 MB, where V8 lets it grow to 16 MB. An upload passes through
 * as buffers outside the heap, 64 KB each, and they are freed only when that part is next cleaned up: with 1 MB that is
 * soon. V8 reads this whenever that part would grow (Node 24), so it must be said before it has grown.
 */
export function limitSemiSpace(): void {
  setFlagsFromString("--semi-space-growth-factor=1");
}
