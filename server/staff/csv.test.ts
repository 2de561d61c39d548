import { expect, it } from "vitest";
import { csvLine } from "./csv.ts";

it.each([
  ["plain values", ["SL-1", 38, "Example"], "SL-1,38,Example"],
  ["nothing", [null, ""], ","],
  ["commas, quotes and line breaks", ['a,b', 'say "x"', "one\ntwo"], '"a,b","say ""x""","one\ntwo"'],
  ["Hindi", ["उदाहरण"], "उदाहरण"],
  ["a formula", ["=HYPERLINK(\"http://x\")"], `"'=HYPERLINK(""http://x"")"`],
  ["other beginnings of formulas", ["+1", "-1", "@SUM(1)", "\t=1", " =1", "＝1"], `'+1,'-1,'@SUM(1),'\t=1,' =1,'＝1`],
  ["a formula that is hidden behind a comma", ['x",=1'], '"x"",=1"'],
  ["numbers of ours", [-1], "-1"],
])("writes %s", (_, values, line) => {
  expect(csvLine(values)).toBe(`${line}\r\n`);
});
