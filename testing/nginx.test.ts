import { expect, it } from "vitest";
import { findNginx } from "./nginx.ts";

it("looking for nginx does not change the PATH", () => {
  const before = process.env.PATH;
  findNginx();
  expect(process.env.PATH).toBe(before);
});
