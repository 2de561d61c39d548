import { calculateSimpleInterest, type LoanTerms } from "./interest.ts";

/** Fees deducted once from the amount before disbursal. */
export interface UpfrontFees {
  /** Rupees, before tax. */
  processingFeeRupees: number;
  /** Percent of the processing fee. */
  gstPercent: number;
  /** Rupees: other deductions, tax included. */
  otherFeesRupees?: number;
}

/** Input of {@link calculateTrueCost}. */
export interface TrueCostTerms extends LoanTerms, UpfrontFees {
  /** One payment at the end of the tenure, or one at the end of every month. */
  repayment: "once" | "monthly";
  /** Months, for a monthly loan whose tenure is agreed in months; otherwise calculated from the days. */
  months?: number;
}

/** One line of the repayment schedule, in rupees. */
export interface ScheduleRow {
  instalment: number;
  /** Days from the day of disbursal. */
  dueAfterDays: number;
  openingRupees: number;
  paymentRupees: number;
  principalRupees: number;
  interestRupees: number;
  closingRupees: number;
}

/** The cost as RBI's Key Facts Statement requires it. Rupees are exact. */
export interface TrueCost {
  feesRupees: number;
  gstRupees: number;
  netReceivedRupees: number;
  instalments: number;
  instalmentRupees: number;
  interestRupees: number;
  totalRupees: number;
  /** Percent a year: twelve times the monthly rate of return on the net amount, not compounded. */
  aprPercent: number;
  schedule: ScheduleRow[];
}

const daysInMonth = 365 / 12;

/** Months in a tenure, at least one: how many instalments a monthly loan of so many days has. */
export function monthsOf(tenureDays: number): number {
  return Math.max(1, Math.round(tenureDays / daysInMonth));
}

/** Days in a tenure of so many months, as {@link monthsOf} counts them. */
export const daysOf = (months: number): number => Math.round(months * daysInMonth);

/** The level instalment that repays `principal` in `count` periods at `ratePerPeriod` (a fraction) on the balance. */
export function levelInstalment(principal: number, ratePerPeriod: number, count: number): number {
  if (ratePerPeriod === 0) return principal / count;
  return (principal * ratePerPeriod) / (1 - (1 + ratePerPeriod) ** -count);
}

/**
 * The rate per month (a fraction) at which the payments are worth exactly `received` today.
 * Bisection, because the value falls steadily as the rate rises: it cannot diverge, and 200 halvings are exact
 * to the last bit. Throws a RangeError when nothing is received.
 */
export function monthlyReturn(received: number, payments: { rupees: number; afterMonths: number }[]): number {
  if (!(received > 0)) throw new RangeError("Nothing is received, so there is no rate of return.");
  const worth = (rate: number) => payments.reduce((sum, p) => sum + p.rupees / (1 + rate) ** p.afterMonths, 0);
  let low = 0;
  if (worth(0) <= received) return 0;
  let high = 1;
  while (worth(high) > received) high *= 2;
  for (let step = 0; step < 200; step++) {
    const middle = (low + high) / 2;
    if (worth(middle) > received) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The fees and the net disbursed amount in rupees, which is zero or less if the fees exceed the amount. */
function feesOf({ amountRupees, processingFeeRupees, gstPercent, otherFeesRupees = 0 }: TrueCostTerms) {
  const gstRupees = (processingFeeRupees * gstPercent) / 100;
  const feesRupees = processingFeeRupees + gstRupees + otherFeesRupees;
  return { feesRupees, gstRupees, netReceivedRupees: amountRupees - feesRupees };
}

/**
 * What the borrower receives and repays, by RBI's method (Key Facts Statement, annex: the APR is the internal rate of return
 * on the net amount, calculated monthly and multiplied by twelve). A loan repaid once has simple interest for its days; a
 * monthly loan has interest on the reducing balance. Throws a RangeError if the fees exceed the amount.
 */
export function calculateTrueCost(terms: TrueCostTerms): TrueCost {
  const { amountRupees, ratePercent, tenureDays } = terms;
  const { feesRupees, gstRupees, netReceivedRupees } = feesOf(terms);
  const schedule =
    terms.repayment === "once"
      ? [onePayment(terms)]
      : monthlyPayments(amountRupees, ratePercent / 1200, terms.months ?? monthsOf(tenureDays));
  const totalRupees = schedule.reduce((sum, row) => sum + row.paymentRupees, 0);
  const payments = schedule.map((row) => ({ rupees: row.paymentRupees, afterMonths: row.dueAfterDays / daysInMonth }));
  return {
    feesRupees,
    gstRupees,
    netReceivedRupees,
    instalments: schedule.length,
    instalmentRupees: schedule[0]!.paymentRupees,
    interestRupees: totalRupees - amountRupees,
    totalRupees,
    aprPercent: monthlyReturn(netReceivedRupees, payments) * 1200,
    schedule,
  };
}

/** {@link calculateTrueCost}; undefined if the fees exceed the amount. */
export const trueCostIfPaidOut = (terms: TrueCostTerms): TrueCost | undefined =>
  feesOf(terms).netReceivedRupees > 0 ? calculateTrueCost(terms) : undefined;

function onePayment(terms: LoanTerms): ScheduleRow {
  const { interestRupees, totalRupees } = calculateSimpleInterest(terms);
  return {
    instalment: 1,
    dueAfterDays: terms.tenureDays,
    openingRupees: terms.amountRupees,
    paymentRupees: totalRupees,
    principalRupees: terms.amountRupees,
    interestRupees,
    closingRupees: 0,
  };
}

function monthlyPayments(amountRupees: number, ratePerMonth: number, months: number): ScheduleRow[] {
  const paymentRupees = levelInstalment(amountRupees, ratePerMonth, months);
  let openingRupees = amountRupees;
  return Array.from({ length: months }, (_, index) => {
    const interestRupees = openingRupees * ratePerMonth;
    const principalRupees = paymentRupees - interestRupees;
    // The last balance is zero by construction; floating point would leave a tiny remainder and print "-0.00".
    const closingRupees = index === months - 1 ? 0 : openingRupees - principalRupees;
    const row = {
      instalment: index + 1,
      dueAfterDays: (index + 1) * daysInMonth,
      openingRupees,
      paymentRupees,
      principalRupees,
      interestRupees,
      closingRupees,
    };
    openingRupees = closingRupees;
    return row;
  });
}
