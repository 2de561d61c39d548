import { randomBytes } from "node:crypto";
import { normalizeIP } from "@fastify/rate-limit";
import { hmacSha256Hex } from "../hashes.ts";
import { dailyValue } from "../store/shared-values.ts";
import type { Database } from "../store/tables.ts";

/** Hexadecimal digits of a mark: enough to distinguish the addresses of one day. */
const markDigits = 12;

const newKey = () => randomBytes(32).toString("hex");

/**
 * Pseudonyms for visitors' addresses in the log, so that an attack can be followed for one day without logging an
 * address. All processes share the key, which changes every day (UTC) and is then deleted: after that no one can find
 * out which address a mark belonged to, or compare the marks of two days.
 */
export class AddressMarks {
  #key = newKey();

  /** Loads the key of the day; a cleanup job calls it. */
  async rotate(db: Database, now: Date): Promise<void> {
    this.#key = await dailyValue(db, "address_mark_key", now, newKey);
  }

  /** The mark of an address; undefined if the connection was lost before its address was read. */
  of(address: string | undefined): string | undefined {
    return address === undefined ? undefined : hmacSha256Hex(this.#key, normalizeIP(address, 64)).slice(0, markDigits);
  }
}
