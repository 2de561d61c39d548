import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fingerprint } from "./build.ts";

let folder: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "build-"));
  write("src/main.tsx", "start();");
  write("locales/en/common.json", "{}");
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("the pages are rebuilt", () => {
  it.each([
    ["a source changes", () => write("src/main.tsx", "startAgain();")],
    ["a source is added", () => write("src/pages/home/HomePage.tsx", "")],
    ["a word changes", () => write("locales/en/common.json", '{"close":"Close"}')],
    ["the packages change", () => write("package-lock.json", "{}")],
  ])("when %s", (_, change) => {
    const before = fingerprint({}, folder);
    change();
    expect(fingerprint({}, folder)).not.toBe(before);
  });

  it("when the site's address changes", () => {
    expect(fingerprint({ SITE_ORIGIN: "https://www.saral.example" }, folder)).not.toBe(fingerprint({}, folder));
  });

  it.each([
    ["nothing changes", () => {}],
    ["a file is only written again", () => write("src/main.tsx", "start();")],
    ["a test changes", () => write("src/main.test.tsx", "it();")],
    ["the server changes", () => write("server/main.ts", "")],
  ])("not when %s", (_, change) => {
    const before = fingerprint({}, folder);
    change();
    expect(fingerprint({}, folder)).toBe(before);
  });
});
