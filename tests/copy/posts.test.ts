import { describe, expect, it } from "vitest";
import { posts } from "#content/posts";
import { advertised } from "#domain/facts/advertised";
import { blogApr } from "#domain/facts/blog";
import { calculator } from "#domain/facts/calculator";
import { fairPractice } from "#domain/facts/fair-practice";
import { calculateTrueCost } from "#domain/true-cost";
import { roundDecimals } from "#domain/rounding";
import { languageCodes } from "#i18n/languages";
import { placeholdersOf, proseOf, textsOf } from "./texts.ts";

it("the blog lists the newest post first, and each post has its own address", () => {
  expect(posts.map(({ date }) => date)).toEqual(
    posts
      .map(({ date }) => date)
      .toSorted()
      .toReversed(),
  );
  expect(new Set(posts.map(({ id }) => id)).size).toBe(posts.length);
});

describe.each(languageCodes)("the posts in %s", (language) => {
  const texts = textsOf(language);
  const find = (key: string) => texts.find((candidate) => candidate.key === key)!.text;
  const bodyOf = (namespace: string) =>
    texts.filter(({ key }) => key.startsWith(`${namespace}: text.body.`)).map(({ text }) => text);

  it("are the posts the blog lists", () => {
    const listed = texts
      .filter(({ key }) => key.startsWith("posts: "))
      .map(({ key }) => key.slice("posts: ".length).split(".")[0]!);
    expect([...new Set(listed)].toSorted()).toEqual(posts.map(({ key }) => key).toSorted());
  });

  it.each(posts)("give $text the title of the list and a description of 110 to 160 letters", ({ key, text }) => {
    expect(find(`${text}: meta.title`)).toBe(find(`posts: ${key}.title`));
    const { length } = [...find(`${text}: meta.description`)];
    expect(length).toBeGreaterThanOrEqual(110);
    expect(length).toBeLessThanOrEqual(160);
  });

  it.each(posts)("have at least 700 words in $text", ({ text }) => {
    const words = bodyOf(text)
      .flatMap((part) => proseOf(part).split(/\s+/))
      .filter((word) => /\p{L}/u.test(word));
    expect(words.length).toBeGreaterThanOrEqual(700);
  });

  it.each(posts)("use only known kinds of blocks in $text", ({ text }) => {
    expect(
      kindsOf(language, text).filter((kind) => !["text", "heading", "list", "steps", "table", "note"].includes(kind)),
    ).toEqual([]);
  });
});

it.each(posts)("$text has the same blocks in the same order in every language", ({ text }) => {
  const [source, ...others] = languageCodes.map((language) => kindsOf(language, text));
  for (const other of others) expect(other).toEqual(source);
});

describe("the post on the APR calculates correctly", () => {
  const loan = {
    amountRupees: calculator.amountRupees.initial,
    ratePercent: calculator.ratePercent.initial,
    processingFeeRupees: fairPractice.processingFeeFromRupees,
    gstPercent: fairPractice.gstOnFeePercent,
  };
  const lengths = [
    [blogApr.short, calculator.tenureDays.initial],
    [blogApr.middle, blogApr.middle.tenureDays],
    [blogApr.long, advertised.tenureDays.max],
  ] as const;

  it.each(lengths)("for a loan repaid once: %o after %i days", (stated, tenureDays) => {
    const cost = calculateTrueCost({ ...loan, tenureDays, repayment: "once" });
    expect(stated).toMatchObject({
      interestRupees: Math.round(cost.interestRupees),
      totalRupees: Math.round(cost.totalRupees),
      aprPercent: roundDecimals(cost.aprPercent, 2),
    });
  });

  it("from the amount received, as twelve times a monthly rate", () => {
    const cost = calculateTrueCost({ ...loan, tenureDays: calculator.tenureDays.initial, repayment: "once" });
    expect(blogApr).toMatchObject({
      gstRupees: cost.gstRupees,
      receivedRupees: cost.netReceivedRupees,
      monthlyPercent: roundDecimals(cost.aprPercent / 12, 2),
    });
  });

  it("for the same loan repaid monthly, where the interest falls and the APR rises", () => {
    const { instalments, interestRupees, aprPercent } = calculateTrueCost({
      ...loan,
      tenureDays: calculator.tenureDays.initial,
      repayment: "monthly",
    });
    expect(blogApr.monthly).toEqual({
      instalments,
      interestRupees: Math.round(interestRupees),
      aprPercent: roundDecimals(aprPercent, 2),
    });
    expect(blogApr.monthly.interestRupees).toBeLessThan(blogApr.short.interestRupees);
    expect(blogApr.monthly.aprPercent).toBeGreaterThan(blogApr.short.aprPercent);
  });

  it("for RBI's own example, where without fees the APR is the interest rate", () => {
    const { feesRupees, instalments: months, amountRupees, ratePercent, ...stated } = blogApr.reserveBank;
    const example = {
      amountRupees,
      ratePercent,
      months,
      tenureDays: 730,
      gstPercent: 0,
      repayment: "monthly",
    } as const;
    const cost = calculateTrueCost({ ...example, processingFeeRupees: feesRupees });
    expect(stated).toEqual({
      instalmentRupees: Math.round(cost.instalmentRupees),
      receivedRupees: cost.netReceivedRupees,
      aprPercent: roundDecimals(cost.aprPercent, 2),
    });
    expect(roundDecimals(calculateTrueCost({ ...example, processingFeeRupees: 0 }).aprPercent, 2)).toBe(ratePercent);
  });

  it("for a longer loan, which has a lower APR and costs more rupees", () => {
    const stated = lengths.map(([length]) => length);
    expect(stated.map(({ aprPercent }) => aprPercent)).toEqual(
      stated.map(({ aprPercent }) => aprPercent).toSorted((a, b) => b - a),
    );
    expect(stated.map(({ totalRupees }) => totalRupees)).toEqual(
      stated.map(({ totalRupees }) => totalRupees).toSorted((a, b) => a - b),
    );
  });

  it.each(languageCodes)("and shows in %s every figure calculated here", (language) => {
    const shown = new Set(
      textsOf(language)
        .filter(({ key }) => key.startsWith("post-apr: "))
        .flatMap(({ text }) => placeholdersOf(text))
        .map((placeholder) => placeholder.split(",")[0]),
    );
    const leaves = (tree: object, path: string): string[] =>
      Object.entries(tree).flatMap(([name, value]) =>
        typeof value === "object" ? leaves(value as object, `${path}.${name}`) : [`${path}.${name}`],
      );
    expect(leaves(blogApr, "facts.blogApr").filter((name) => !shown.has(name))).toEqual([]);
  });
});

/** The kind of each block of a post's body, in order: "text" for a paragraph, otherwise its key. */
function kindsOf(language: string, namespace: string): string[] {
  const prefix = `${namespace}: text.body.`;
  const places = textsOf(language)
    .filter(({ key }) => key.startsWith(prefix))
    .map(({ key }) => key.slice(prefix.length).split("."));
  return [...new Map(places.map(([index, kind = "text"]) => [index, kind])).values()];
}
