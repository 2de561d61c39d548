import { join } from "node:path";
import { root } from "./root.ts";

/** Where a run of the audit writes its `TestSummary`, for `npm test`. */
export const auditSummaryFile = join(root, ".cache/audit/summary.json");

/** Where the screen reader run writes the result of each check, for the audit's report and for `npm test`. */
export const screenReaderResultsFile = join(root, ".cache/audit/screen-reader.json");
