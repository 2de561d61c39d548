import { expect, it } from "vitest";
import { fromRefstr, toRefstr } from "./lead.ts";

it("hides a lead id in a refstr and finds it again, also in an address's alphabet", () => {
  const id = "k3~Jv_9>?pQ";
  expect(fromRefstr(toRefstr(id))).toBe(id);
  expect(fromRefstr(toRefstr(id).replaceAll("+", "-").replaceAll("/", "_"))).toBe(id);
});

it("reads no lead id from an invalid refstr", () => {
  expect([fromRefstr("%%%"), fromRefstr(""), fromRefstr(btoa("\u0000\u0001"))]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
