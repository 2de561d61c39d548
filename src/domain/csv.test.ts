import { expect, it } from "vitest";
import { csvLine } from "./csv.ts";

it.each([
  ["every text in quotes, and numbers without", ["SL-1", 38, "Example", -1], '"SL-1",38,"Example",-1'],
  ["null as an empty cell, and an empty text in quotes", [null, ""], ',""'],
  [
    "commas and semicolons inside a quoted cell",
    ["a,b", "a;=1+1", "a\t=1", 'say "x"'],
    '"a,b","a;=1+1","a =1","say ""x"""',
  ],
  ["line breaks as spaces", ["one\ntwo", "one\r\n\r\ntwo"], '"one two","one two"'],
  ["Hindi, with its joiners", ["उदाहरण", "क्\u200dष"], '"उदाहरण","क्\u200dष"'],
  [
    "texts without control or format characters",
    ["\u001b[31mred", "a\u202eb", "\ufeffc\u009bd", "e\u2028f", "\u0000"],
    '"[31mred","ab","cd","e f",""',
  ],
  ["a formula as text, behind an apostrophe", ['=HYPERLINK("http://x")'], `"'=HYPERLINK(""http://x"")"`],
  [
    "every other start of a formula as text",
    ["+1", "-1", "@SUM(1)", "\t=1", " =1", "＝1"],
    `"'+1","'-1","'@SUM(1)","' =1","' =1","'＝1"`,
  ],
  ["a formula behind invisible characters as text", ["\u200e=1", "\u001b\u0000=1", "\u2066 =1"], `"'=1","'=1","' =1"`],
  ["a formula behind a quote and a comma inside its cell", ['x",=1'], '"x"",=1"'],
])("writes %s", (_, values, line) => {
  expect(csvLine(values)).toBe(`${line}\r\n`);
});
