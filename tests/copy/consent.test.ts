import { expect, it } from "vitest";
import { languageCodes } from "#i18n/languages";
import { textsOf } from "./texts.ts";

it.each(languageCodes)("in %s, the error summary names the consent by the first words of its statement", (language) => {
  const words = new Map(textsOf(language).map(({ key, text }) => [key, text]));
  const statement = words.get("apply: field.termsAccepted.text")!.replace(/<.*?>/g, "");
  expect(statement.startsWith(words.get("apply: field.termsAccepted.label")!)).toBe(true);
});
