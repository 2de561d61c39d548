import { describe, expect, it } from "vitest";
import { company } from "#content/company";
import * as facts from "#domain/facts";
import { languageCodes } from "#i18n/languages";
import { flatten, tagsOf, namespacesOf, placeholdersOf, textsOf, withoutPlural, type Text } from "./texts.ts";

const source = "en";
const translations = languageCodes.filter((code) => code !== source);
const formats = ["rupees", "rupeesExact", "number", "percent", "clock", "date"];

/** What the texts contain by key, with the plural forms of a key taken together. */
function collect(texts: Text[], what: (text: string) => string[]): Map<string, string[]> {
  const keys = new Set(texts.map(({ key }) => key));
  const found = new Map<string, Set<string>>();
  for (const { key, text } of texts) {
    const one = withoutPlural(key, keys);
    found.set(one, new Set([...(found.get(one) ?? []), ...what(text)]));
  }
  return new Map([...found].map(([key, words]) => [key, [...words].sort()]));
}

const knownNames = new Set(
  [
    ...flatten(facts, "facts:"),
    ...flatten(company, "company:"),
    ...textsOf(source).filter(({ key }) => key.startsWith("company:")),
  ].map(({ key }) => key.replace(": ", ".")),
);

describe.each(languageCodes)("the texts in %s", (language) => {
  const texts = textsOf(language);

  it("are never empty", () => {
    expect(texts.filter(({ text }) => text.trim() === "").map(({ key }) => key)).toEqual([]);
  });

  it("have no stray spaces, and are in Unicode NFC", () => {
    expect(
      texts.filter(({ text }) => text !== text.trim() || /  |\t|\u00AD|\u200B|\uFEFF/.test(text)).map(({ key }) => key),
    ).toEqual([]);
    expect(texts.filter(({ text }) => text !== text.normalize("NFC")).map(({ key }) => key)).toEqual([]);
  });

  it("have both plural forms, one and other", () => {
    const keys = new Set(texts.map(({ key }) => key));
    const several = [...keys].filter((key) => withoutPlural(key, keys) !== key).map((key) => withoutPlural(key, keys));
    expect(several.filter((key) => !keys.has(`${key}_one`))).toEqual([]);
  });

  it("name only facts and formats that exist", () => {
    const wrong = texts
      .filter(({ key }) => !key.startsWith("server:"))
      .flatMap(({ key, text }) =>
        placeholdersOf(text)
          .filter((placeholder) => {
            const [name = "", format] = placeholder.split(", ");
            return (
              (/^(facts|company)\./.test(name) && !knownNames.has(name)) ||
              (format !== undefined && !formats.includes(format))
            );
          })
          .map((placeholder) => `${key}: {{${placeholder}}}`),
      );
    expect(wrong).toEqual([]);
  });

  it("close every tag they open", () => {
    const unclosed = texts.filter(({ text }) => {
      const open: string[] = [];
      for (const tag of tagsOf(text).filter((name) => !name.endsWith("/>"))) {
        if (!tag.startsWith("</")) open.push(tag.slice(1));
        else if (open.pop() !== tag.slice(2)) return true;
      }
      return open.length > 0;
    });
    expect(unclosed.map(({ key }) => key)).toEqual([]);
  });

  it("have page titles of at most 60 letters and descriptions of 110 to 160", () => {
    // A figure or a name is about as long as a sum of money.
    const lengthOf = (text: string) => [...text.replace(/\{\{.*?\}\}/g, "₹1,00,000")].length;
    const titles = texts.filter(({ key, text }) => key.endsWith(": meta.title") && lengthOf(text) > 60);
    const descriptions = texts.filter(
      ({ key, text }) => key.endsWith(": meta.description") && (lengthOf(text) < 110 || lengthOf(text) > 160),
    );
    expect([...titles, ...descriptions].map(({ key, text }) => `${key}: ${lengthOf(text)} letters`)).toEqual([]);
  });
});

describe.each(translations)("the texts in %s, compared with the source language", (language) => {
  const original = textsOf(source);
  const translated = textsOf(language);

  it("have the same namespaces", () => {
    expect(namespacesOf(language)).toEqual(namespacesOf(source));
  });

  it("have the same keys", () => {
    const keys = (texts: Text[]) => [...collect(texts, () => []).keys()].sort();
    expect(keys(translated)).toEqual(keys(original));
  });

  it.each([
    ["placeholders", placeholdersOf],
    ["tags", tagsOf],
  ])("have the same %s", (_, what) => {
    const there = collect(translated, what);
    const unlike = [...collect(original, what)].filter(
      ([key, words]) => there.has(key) && there.get(key)!.join() !== words.join(),
    );
    expect(unlike.map(([key, words]) => `${key}: ${words.join(" ")} but ${there.get(key)!.join(" ")}`)).toEqual([]);
  });

  it("are translated: none is the same as in the source language", () => {
    const sources = new Map(original.map(({ key, text }) => [key, text]));
    const same = translated.filter(
      ({ key, text }) => sources.get(key) === text && /[a-z]{4}/.test(text.replace(/\{\{.*?\}\}/g, "")),
    );
    expect(same.filter(({ key }) => !key.startsWith("company:")).map(({ key }) => key)).toEqual([]);
  });
});
