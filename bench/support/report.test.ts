import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { resultsFolder, resultsPage } from "./report.ts";

it("the page of measured results shows the data beside it", async () => {
  expect(await readFile(join(resultsFolder, "README.md"), "utf8")).toBe(await resultsPage());
});
