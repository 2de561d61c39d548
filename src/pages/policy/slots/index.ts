import { createElement } from "react";
import type { Slots } from "#features/page-text";
import { GrievanceLadder } from "./GrievanceLadder.tsx";
import { StorageTable } from "./StorageTable.tsx";
import { WorkedExample } from "./WorkedExample.tsx";

/** The pieces of the policies that are drawn by code, by the names that the texts give them. */
export const slots: Slots = {
  grievanceLadder: () => createElement(GrievanceLadder),
  storageTable: () => createElement(StorageTable),
  workedExample: () => createElement(WorkedExample),
};
