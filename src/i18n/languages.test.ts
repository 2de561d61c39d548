import { expect, it } from "vitest";
import { languageOf, localPath, routePath } from "./languages.ts";

it("reads the language from the address", () => {
  expect(["/", "/apply-now", "/hi", "/hi/apply-now", "/history"].map(languageOf)).toEqual([
    "en",
    "en",
    "hi",
    "hi",
    "en",
  ]);
});

it("gives each page its address in each language, and back", () => {
  expect([localPath("/", "en"), localPath("/", "hi"), localPath("/faqs", "hi")]).toEqual(["/", "/hi", "/hi/faqs"]);
  expect(["/", "/hi", "/hi/", "/hi/faqs", "/faqs/"].map(routePath)).toEqual(["/", "/", "/", "/faqs", "/faqs"]);
});
