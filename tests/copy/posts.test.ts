import { describe, expect, it } from "vitest";
import { posts } from "#content/posts";
import { calculator } from "#domain/facts";
import { trueCost } from "#domain/interest";
import { languageCodes } from "#i18n/languages";
import { textsOf } from "./words.ts";

it("lists the posts of the blog the newest first, each at an address of its own", () => {
  expect(posts.map(({ date }) => date)).toEqual(posts.map(({ date }) => date).toSorted().toReversed());
  expect(new Set(posts.map(({ id }) => id)).size).toBe(posts.length);
});

describe.each(languageCodes)("the posts in %s", (language) => {
  const texts = textsOf(language);
  const find = (key: string) => texts.find((candidate) => candidate.key === key)!.text;

  it("are those that the blog lists", () => {
    const listed = texts.filter(({ key }) => key.startsWith("posts: ")).map(({ key }) => key.slice("posts: ".length).split(".")[0]!);
    expect([...new Set(listed)].toSorted()).toEqual(posts.map(({ key }) => key).toSorted());
  });

  it.each(posts)("tell search engines of $text by the title that the list has, and in 110 to 160 letters", ({ key, text }) => {
    expect(find(`${text}: meta.title`)).toBe(find(`posts: ${key}.title`));
    const { length } = [...find(`${text}: meta.description`)];
    expect(length).toBeGreaterThanOrEqual(110);
    expect(length).toBeLessThanOrEqual(160);
  });
});

it("reckons right where the post on the APR gives an example in words", () => {
  const loan = { amountRupees: calculator.amountRupees.initial, ratePercent: calculator.ratePercent.initial, repayment: "once" } as const;
  const fees = { processingFeeRupees: 1_000, gstPercent: 0 };
  const short = trueCost({ ...loan, ...fees, tenureDays: calculator.tenureDays.initial });
  const long = trueCost({ ...loan, ...fees, tenureDays: 365 });
  // "Just under five hundred rupees", "twenty-four thousand", "nearly twenty-five per cent", "about twelve".
  expect([Math.ceil(short.interestRupees / 10) * 10, short.netReceivedRupees, Math.ceil(short.aprPercent), Math.round(long.aprPercent)]).toEqual([500, 24_000, 25, 12]);
});
