import { inProse } from '../../../lexicon/languages/index.ts';
import { anyOf } from '../../../packs/any-of.ts';
import { FOLDED_NAMES } from '../../../packs/currencies.ts';
import { MONTH_PATTERN, monthNumber } from '../../../values/months.ts';
import { fold } from '../../../values/text/fold.ts';
import { wordsAbroad } from '../../../values/words-abroad.ts';

/** Heads of other periods, folded: year to date, last month. */
const OTHER_PERIOD = new RegExp(
  String.raw`\b(?:ytd|y t d|mtd|year(?: to date)?|to date|cum|cumulatives?|previous|prev|prior|preceding|earlier` +
    String.raw`|(?:last|lst) (?:month|mth|mnth|period|per|pay|payslip|slip|run|bill|week|wk|fortnight)|brought forward` +
    String.raw`|fetileng|go fitlha|ngwaga|${inProse('otherPeriods')})\b|^(?:last|lst|p y)$`,
);
/** Heads that say this period, beyond the words of any amount column. */
const THIS_PERIOD = new RegExp(
  String.raw`\b(?:(?:this|ths|the current) (?:month|mth|mnth|period|per|pay|payslip|slip|run|week|wk|fortnight)|current|curr?` +
    String.raw`|${inProse('thisPeriod')}|kgwedi (?:e|eno|ya jaanong|ya gompieno)|jaanong)\b|^(?:this|now)$`,
);
/** Heads of columns without amounts of money. */
const NO_AMOUNT = /^(?:hours|hrs|units?|qty|quantity|days|rate|percent|code)$/;
/** Heads of what a pay line is reckoned from, and of the employer's share: "Base", "Taux", "Part patronale". */
const BASIS = new RegExp(`^(?:${anyOf(wordsAbroad('otherPayHeads'))})$`);
/** Heads of sums and debts, which may be the figure meant beside a column of this period. */
const SUM = /\b(?:total|due|owing|arrears|balance|outstanding|overdue|to pay)\b/;
/** Heads of two figures of one period: shares, sides, charges with their tax. */
const OF_ONE_PERIOD = new RegExp(
  String.raw`\b(?:employ\p{L}*|company|member|staff|earn\p{L}*|deduct\p{L}*|total|amounts?|amt|value|base|basis|taxable|vat|tax|charges?|tariff|rates?|price|cost|hours|hrs|units?|qty|quantity|days|balance|opening|closing|paid|payments?|debit|credit|limit|used|reading|${FOLDED_NAMES})\b`,
  'u',
);
/** "September (this month)", "Sept pay", "Aug '26", "02/2026", without a day. */
const A_MONTH = new RegExp(
  String.raw`^(?:\p{L}+\s+){0,3}(${MONTH_PATTERN})(?:\s+(?:20)?\d{2})?(?:\s+\p{L}+){0,3}$|^(\d{1,2}) 20\d{2}$`,
  'u',
);

/** What a column's head says: this period, another one, no money, a month, or nothing of periods. */
export type PeriodOfHead = 'this' | 'other' | 'none' | 'sum' | 'month' | null;

/** 1 to 12; null if a head is no month. */
export function monthIn(head: string): number | null {
  const [, name, number] = A_MONTH.exec(fold(head)) ?? [];
  return name === undefined ? (number === undefined ? null : Number(number)) : monthNumber(name);
}

/** The period of a column by the words of its head alone. */
export function periodOfHead(head: string): PeriodOfHead {
  const words = fold(head);
  if (NO_AMOUNT.test(words) || BASIS.test(words)) return 'none';
  if (OTHER_PERIOD.test(words)) return 'other';
  if (THIS_PERIOD.test(words)) return 'this';
  if (monthIn(head) !== null) return 'month';
  return SUM.test(words) ? 'sum' : null;
}

/** Does the head stand over what an amount is reckoned from, in a language other than English? */
export const isOfBasis = (head: string): boolean => BASIS.test(fold(head));

/** Does the head say in what two amounts of one period differ? */
export const differsInKind = (head: string): boolean => OF_ONE_PERIOD.test(fold(head));
