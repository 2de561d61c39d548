import { randomBytes } from "node:crypto";
import { normalizeIP } from "@fastify/rate-limit";
import { keyedHashOf } from "../identifiers.ts";
import { dailyValue } from "../store/shared-values.ts";
import type { Database } from "../store/tables.ts";

/** Hexadecimal digits of a mark: enough to tell the addresses of a day apart. */
const markDigits = 12;

const newKey = () => randomBytes(32).toString("hex");

/**
 * Marks that stand for visitors' addresses in the log, so that an attack can be followed through one day without an
 * address in the log. The key is the same in all processes, changes every day (UTC), and is then deleted: after that no
 * one can find out which address a mark stood for, nor compare the marks of two days.
 */
export class AddressMarks {
  #key = newKey();

  /** Takes the key of this day; to be called from time to time. */
  async rotate(db: Database, now: Date): Promise<void> {
    this.#key = await dailyValue(db, "address_mark_key", now, newKey);
  }

  /** The mark of an address; nothing if the connection was lost before anyone asked for it. */
  of(address: string | undefined): string | undefined {
    return address === undefined ? undefined : keyedHashOf(this.#key, normalizeIP(address, 64)).slice(0, markDigits);
  }
}
