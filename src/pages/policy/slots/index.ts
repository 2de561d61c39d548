import { createElement } from "react";
import type { Slots } from "#features/page-text";
import { GrievanceLadder } from "./GrievanceLadder.tsx";
import { ReviewDates } from "./ReviewDates.tsx";
import { StorageTable } from "./StorageTable.tsx";
import { TestedWith } from "./TestedWith.tsx";
import { WorkedExample } from "./WorkedExample.tsx";

/** Components in policies, by their names in the texts. */
export const slots: Slots = {
  grievanceLadder: () => createElement(GrievanceLadder),
  reviewDates: () => createElement(ReviewDates),
  storageTable: () => createElement(StorageTable),
  testedWith: () => createElement(TestedWith),
  workedExample: () => createElement(WorkedExample),
};
