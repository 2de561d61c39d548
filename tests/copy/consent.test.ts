import { expect, it } from "vitest";
import { languageCodes } from "#i18n/languages";
import { textsOf } from "./words.ts";

it.each(languageCodes)("the error summary names the consent in %s by the words of its own statement", (language) => {
  const words = new Map(textsOf(language).map(({ key, text }) => [key, text]));
  const statement = words.get("apply: field.termsAccepted.text")!.replace(/<.*?>/g, "");
  expect(statement.startsWith(words.get("apply: field.termsAccepted.label")!)).toBe(true);
});
