import { careers } from "#domain/facts/careers";
import { roundDecimals } from "#domain/rounding";

/** Why a file cannot be sent, or cannot be read by us. */
export type ResumeError = "kind" | "size" | "empty";

const megabyte = 1_000_000;

/** The size of a file in megabytes, one decimal. */
export const megabytesOf = ({ size }: Pick<File, "size">) => roundDecimals(size / megabyte, 1);

/** The error of a file, from its extension and its size; undefined if it may be sent. */
export function validateResume({ name, size }: Pick<File, "name" | "size">): ResumeError | undefined {
  if (!careers.resumeEndings.some((ending) => name.toLowerCase().endsWith(ending))) return "kind";
  if (size === 0) return "empty";
  return size > careers.resumeMegabytesMax * megabyte ? "size" : undefined;
}
