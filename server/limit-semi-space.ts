import { setFlagsFromString } from "node:v8";

/**
 * Caps V8's young generation at 1 MB (default 16 MB) so that upload buffers are collected early. They are 64 KB each,
 * outside the heap, and freed only when the young generation is collected. V8 reads the flag when the young generation
 * is about to grow (Node 24), so call this before it has grown.
 */
export function limitSemiSpace(): void {
  setFlagsFromString("--semi-space-growth-factor=1");
}
