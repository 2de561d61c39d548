/** Number of posts: first shown in the list, added by each click, and in the sidebar. docs/product.md, section 9.11. */
export const blog = { shownFirst: 3, shownMore: 2, sidebar: 3 } as const;

/**
 * The examples in the post about APR: the calculator's default loan with our lowest processing fee and GST, in whole rupees.
 * tests/copy/posts.test.ts calculates each of them again.
 */
export const blogApr = {
  gstRupees: 270,
  receivedRupees: 23_230,
  /** Percent a month, for the loan repaid once after `calculator.tenureDays.initial`. */
  monthlyPercent: 3.19,
  short: { interestRupees: 493, totalRupees: 25_493, aprPercent: 38.3 },
  middle: { tenureDays: 180, interestRupees: 986, totalRupees: 25_986, aprPercent: 22.95 },
  /** After `advertised.tenureDays.max`. */
  long: { interestRupees: 2_000, totalRupees: 27_000, aprPercent: 15.13 },
  /** The short loan, repaid in EMIs. */
  monthly: { instalments: 3, interestRupees: 334, aprPercent: 53.57 },
  /** RBI's own illustration: circular on the Key Facts Statement of 15 April 2024, annex B. */
  reserveBank: {
    amountRupees: 20_000,
    ratePercent: 15,
    instalments: 24,
    instalmentRupees: 970,
    feesRupees: 400,
    receivedRupees: 19_600,
    aprPercent: 17.07,
  },
} as const;

/** Range of the scores of India's credit bureaus: not a law, but all of them use it. */
export const blogCreditScore = { scale: { min: 300, max: 900 } } as const;

/** The government's helpline against cyber crime, Ministry of Home Affairs. */
export const blogSafety = { cyberHelpline: "1930" } as const;
