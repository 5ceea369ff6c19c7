import { BROUGHT_IN_SHORT, BROUGHT, CARRIED_IN_SHORT, CARRIED } from '../../../lexicon/carried-over.ts';
import { message } from '../../../../contract/messages/message.ts';
import { sharedWidth } from '../../../../contract/geometry.ts';
import { MONTH_PATTERN, monthNumber } from '../../../values/months.ts';
import { findMoney } from '../../../values/money.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import { fold } from '../../../values/text/fold.ts';
import { FOLDED_NAMES } from '../../../packs/currencies.ts';

/** Column headers of other periods: year to date, previous month. */
const OTHER_PERIOD =
  /\b(?:ytd|y t d|year(?: to date)?|to date|cumulative|cum|previous|prev|prior|last (?:month|period|bill|week|fortnight)|go fitlha gompieno)\b/;
/** Column headers without amounts of money. */
const NO_AMOUNT = /^(?:hours|hrs|units?|qty|quantity|days|rate|percent|code)$/;
/** Headers of the current period's column. */
const THIS_PERIOD = new RegExp(
  String.raw`^(?:(?:this|the|current) )?(?:current|month|period|pay|amount|amt|now|week|fortnight|${FOLDED_NAMES}|kgwedi)(?: (?:amount|month|period|pay|${FOLDED_NAMES}|figures))*$`,
);

/** "February", "Feb 2026", "02/2026": headers of monthly columns. */
const A_MONTH = new RegExp(
  String.raw`^(${MONTH_PATTERN})\.?(?:\s*['’]?(?:\d{4}|\d{2}))?$|^(\d{1,2})[/-]\d{4}$`,
  'iu',
);
/** Headers of amounts before and with tax. */
const BEFORE_TAX = /^(?:ex(?:cl)?\.?|excluding|exclusive)(?: (?:of )?(?:vat|tax))?$|^before (?:vat|tax)$/i;
const WITH_TAX =
  /^(?:inc(?:l)?\.?|including|inclusive)(?: (?:of )?(?:vat|tax))?$|^(?:with|after) (?:vat|tax)$/i;
/** Headers of arrears and of the amount due now. */
const OWED_BEFORE = new RegExp(
  `^(?:${BROUGHT_IN_SHORT}|(?:balance )?(?:${BROUGHT})|opening(?: balance)?|previous(?: balance)?)$`,
  'i',
);
const OWED_NOW = new RegExp(
  `^(?:${CARRIED_IN_SHORT}|(?:balance )?(?:${CARRIED})|closing(?: balance)?|(?:balance|amount|total) (?:due|payable|owing)|balance|outstanding)$`,
  'i',
);

/** Maximum rows above an amount in which its column header is searched. */
const FARTHEST_TITLE = 30;

/**
 * The amounts beside a label for the current period: columns headed as year to date or previous month are left out, in
 * any order.
 */
export function ofThisPeriod(row: readonly Segment[], page: PageLayout): readonly Segment[] {
  const amounts = row.filter(isAmount);
  if (amounts.length < 2) return row;
  const titles = titlesOver(amounts, page);
  if (!titles) return row;
  const ofMonth = monthMeant(amounts, titles, page);
  const carried = isCarried(amounts, titles);
  const meant = row.filter((s) => !isAmount(s) || (saysThisPeriod(s, titles) && ofMonth(s) && carried(s)));
  return meant.some(isAmount) ? meant : row;
}

const titleOf = (amount: Segment, titles: readonly Segment[]): string =>
  nearest(amount, titles)?.text.trim() ?? '';

/** 1 to 12; null if a header is no month. */
function monthIn(title: string): number | null {
  const [, name, number] = A_MONTH.exec(title) ?? [];
  return name === undefined ? (number === undefined ? null : Number(number)) : monthNumber(name);
}

/**
 * Of monthly columns, the one for the document's month, which is printed above the headers. If none or several are
 * printed there, any column may apply.
 */
function monthMeant(
  amounts: readonly Segment[],
  titles: readonly Segment[],
  page: PageLayout,
): (amount: Segment) => boolean {
  const months = amounts.flatMap((amount) => monthIn(titleOf(amount, titles)) ?? []);
  if (months.length < 2) return () => true;
  const above = page.segments.filter(({ row }) => row < titles[0]!.row).map(({ text }) => text);
  const named = new Set(above.flatMap(monthsIn).filter((month) => months.includes(month)));
  if (named.size !== 1) return () => true;
  return (amount) => {
    const month = monthIn(titleOf(amount, titles));
    return month === null || named.has(month);
  };
}

const EACH_MONTH = new RegExp(
  String.raw`(?<!\p{L})(${MONTH_PATTERN})(?!\p{L})|(?<!\d)(\d{1,2})[/-]\d{4}(?!\d)`,
  'giu',
);
const monthsIn = (text: string): number[] =>
  [...text.matchAll(EACH_MONTH)].flatMap(([, name, number]) =>
    name ? (monthNumber(name) ?? []) : Number(number),
  );

/** The resulting amount is the last: carried forward rather than brought forward, with tax rather than before it. */
function isCarried(amounts: readonly Segment[], titles: readonly Segment[]): (amount: Segment) => boolean {
  const pair = comesTo(amounts.map((amount) => titleOf(amount, titles)));
  return (amount) => pair === null || pair.test(titleOf(amount, titles));
}

/** The second of a pair of headers, if both occur and it occurs once. */
function comesTo(words: readonly string[]): RegExp | null {
  const pairs = [
    [OWED_BEFORE, OWED_NOW],
    [BEFORE_TAX, WITH_TAX],
  ] as const;
  const [, after] =
    pairs.find(
      ([first, second]) =>
        words.some((w) => first.test(w)) && words.filter((w) => second.test(w)).length === 1,
    ) ?? [];
  return after ?? null;
}

/** Minimum rows of two amounts that show a column running in parallel to its neighbour. */
const LEAST_ROWS = 3;

/** The note on amounts without distinguishing headers. */
export const UNTITLED = message('notes.untitledColumns');

/**
 * Are the row's amounts in columns without headers, one of them at least as large in every row, like a year to date?
 * Then only their order suggests which is the current period's.
 */
export function areUntitled(row: readonly Segment[], page: PageLayout): boolean {
  const amounts = row.filter(isAmount);
  const [first, second] = amounts;
  if (!first || !second) return false;
  const titles = titlesOver(amounts, page, false);
  if (titles) return amounts.filter((amount) => monthIn(titleOf(amount, titles)) !== null).length > 1;
  if (amounts.length > 3) return false;
  const pairs = page.rows.flatMap((cells) => {
    const [a, b] = [first, second].map((own) => cells.find((s) => sharesEdge(s, own) && isAmount(s)));
    return a && b ? [[valueOf(a), valueOf(b)] as const] : [];
  });
  const rises = pairs.filter(([a, b]) => b >= a).length;
  return pairs.length >= LEAST_ROWS && (rises === 0 || rises === pairs.length);
}

const sharesEdge = ({ box: a }: Segment, { box: b }: Segment): boolean =>
  Math.abs(a.x - b.x) < b.height || Math.abs(a.x + a.width - b.x - b.width) < b.height;

const valueOf = ({ text }: Segment): number => Math.abs(findMoney(text)[0]?.value ?? 0);

const isAmount = ({ text }: Segment): boolean => findMoney(text).length > 0 && !/\p{L}{3}/u.test(text);

function saysThisPeriod(amount: Segment, titles: readonly Segment[]): boolean {
  const title = nearest(amount, titles);
  if (!title) return true;
  const words = fold(title.text);
  return !OTHER_PERIOD.test(words) && !NO_AMOUNT.test(words);
}

/** The nearest row of text above with headers for each amount; by default one of them must be of another period. */
function titlesOver(
  amounts: readonly Segment[],
  page: PageLayout,
  ofAnotherTime = true,
): readonly Segment[] | null {
  const row = amounts[0]!.row;
  for (let r = row - 1; r >= Math.max(0, row - FARTHEST_TITLE); r--) {
    const titles = (page.rows[r] ?? []).filter((s) => !/\d/.test(s.text) || A_MONTH.test(s.text.trim()));
    if (titles.length < 2) continue;
    const over = amounts.map((amount) => nearest(amount, titles));
    const words = over.map((title) => (title ? fold(title.text) : ''));
    if (over.includes(undefined) || new Set(over).size < amounts.length) continue;
    if (!ofAnotherTime) return titles;
    const months = over.filter((title) => title && A_MONTH.test(title.text.trim())).length;
    const printed = over.map((title) => title?.text.trim() ?? '');
    if (months > 1 || comesTo(printed) !== null) return titles;
    if (
      words.some((w) => OTHER_PERIOD.test(w)) &&
      words.some((w) => THIS_PERIOD.test(w) || OTHER_PERIOD.test(w))
    )
      return titles;
  }
  return null;
}

/** The header above an amount, by edges or centres. */
function nearest({ box }: Segment, titles: readonly Segment[]): Segment | undefined {
  const away = (t: Segment): number =>
    sharedWidth(box, t.box) > 0
      ? 0
      : Math.min(Math.abs(t.box.x - box.x - box.width), Math.abs(t.box.x + t.box.width - box.x));
  const [best] = titles
    .filter((t) => away(t) < 2 * box.height)
    .sort((a, b) => middle(a, box) - middle(b, box));
  return best;
}

const middle = (title: Segment, box: Segment['box']): number =>
  Math.min(
    Math.abs(title.box.x - box.x),
    Math.abs(title.box.x + title.box.width - box.x - box.width),
    Math.abs(title.box.x + title.box.width / 2 - box.x - box.width / 2),
  );
