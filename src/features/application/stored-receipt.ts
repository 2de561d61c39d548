import * as v from "valibot";
import { storageKeys } from "#content/storage";
import { applicationReceipt, type ApplicationReceipt } from "#contract/lender";
import { newFormId } from "#contract/submission";
import { receipt as facts } from "#domain/facts/service";

/** What the Thank You screen shows. `amount` is in rupees, `doneAt` in milliseconds since 1970. */
export interface StoredReceipt {
  id: string;
  receipt: ApplicationReceipt;
  amount: string;
  doneAt: number;
}

const shape = v.object({ id: v.string(), receipt: applicationReceipt, amount: v.string(), doneAt: v.number() });
const minuteMs = 60_000;

/** For a browser with blocked storage, where a reload shows an empty form. */
let inMemory: StoredReceipt | undefined;

/** Milliseconds for which it may still be shown. A clock that was set back does not make it last longer. */
export function remainingMs({ doneAt }: Pick<StoredReceipt, "doneAt">): number {
  const age = Date.now() - doneAt;
  return age < 0 ? 0 : facts.shownMinutes * minuteMs - age;
}

/** Stores an acknowledgement in place of an earlier one. Returns its id. */
export function storeReceipt(receipt: ApplicationReceipt, amount: string): string {
  inMemory = { id: newFormId(), receipt, amount, doneAt: Date.now() };
  try {
    sessionStorage.setItem(storageKeys.receipt, JSON.stringify(inMemory));
  } catch {
    // See inMemory.
  }
  return inMemory.id;
}

/** The acknowledgement with this id, or undefined. Deletes one that is too old or cannot be read. */
export function findReceipt(id: string | undefined): StoredReceipt | undefined {
  inMemory ??= read();
  if (inMemory && remainingMs(inMemory) <= 0) removeReceipt();
  return inMemory?.id === id ? inMemory : undefined;
}

/** Deletes it. */
export function removeReceipt(): void {
  inMemory = undefined;
  try {
    sessionStorage.removeItem(storageKeys.receipt);
  } catch {
    // Nothing was stored either.
  }
}

function read(): StoredReceipt | undefined {
  try {
    const parsed = v.safeParse(shape, JSON.parse(sessionStorage.getItem(storageKeys.receipt) ?? "null"));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
