import { BROUGHT_IN_SHORT, BROUGHT, CARRIED_IN_SHORT, CARRIED } from '../../../lexicon/carried-over.ts';
import { message } from '../../../../contract/messages/message.ts';
import { sharedWidth } from '../../../../contract/geometry.ts';
import { ANY_MARK } from '../../../packs/currencies.ts';
import { MONTH_PATTERN, monthNumber } from '../../../values/months.ts';
import { findMoney } from '../../../values/money.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import { differsInKind, isOfBasis, monthIn, periodOfHead, type PeriodOfHead } from './period-heads.ts';

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
 * The amounts beside a label for the current period: columns headed as year to date, previous month or a month other
 * than the document's are left out, in any order.
 */
export function ofThisPeriod(row: readonly Segment[], page: PageLayout): readonly Segment[] {
  const amounts = row.filter(isAmount);
  if (amounts.length < 2) return row;
  const heads = headsOver(amounts, page, tellsPeriods);
  if (!heads) return row;
  const periods = periodsOf(heads, page);
  const pair = comesTo(heads.words);
  // A column that says so is this period's, unless one beside it may sum it up with others.
  const own = periods.includes('this') && !periods.includes('sum');
  const meant = amounts.filter((_, i) => {
    const period = periods[i]!;
    if (pair !== null && !pair.test(heads.words[i]!)) return false;
    return own ? period === 'this' : period !== 'other' && period !== 'none';
  });
  return meant.length > 0 ? row.filter((s) => !isAmount(s) || meant.includes(s)) : row;
}

/** The words over each amount of a row. */
interface Heads {
  readonly row: number;
  readonly words: readonly string[];
}

/** A row of heads that tells periods apart: another period's, several months, or a pair that comes to a sum. */
function tellsPeriods({ words }: Heads): boolean {
  const periods = words.map(periodOfHead);
  const months = words.filter((head) => monthIn(head) !== null).length;
  const other = periods.includes('other') || words.some(isOfBasis);
  return other || months > 1 || (months > 0 && periods.includes('this')) || comesTo(words) !== null;
}

/**
 * The period of each head. Of months, the document's is this period, which is printed above the heads; if none or
 * several are printed there, only a head that says so tells it.
 */
function periodsOf({ row, words }: Heads, page: PageLayout): PeriodOfHead[] {
  const periods = words.map(periodOfHead);
  const months = words.flatMap((head) => monthIn(head) ?? []);
  const above = page.segments.filter((s) => s.row < row).map(({ text }) => text);
  const named = new Set(above.flatMap(monthsIn).filter((month) => months.includes(month)));
  const says = periods.includes('this');
  return periods.map((period, i) => {
    if (period !== 'month' || (!says && named.size !== 1)) return period;
    return !says && named.has(monthIn(words[i]!) ?? 0) ? 'this' : 'other';
  });
}

const EACH_MONTH = new RegExp(
  String.raw`(?<!\p{L})(${MONTH_PATTERN})(?!\p{L})|(?<!\d)(\d{1,2})[/-]\d{4}(?!\d)`,
  'giu',
);
const monthsIn = (text: string): number[] =>
  [...text.matchAll(EACH_MONTH)].flatMap(([, name, number]) =>
    name ? (monthNumber(name) ?? []) : Number(number),
  );

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

/** Amounts of one figure in two months are within this ratio, and in most rows (untuned). */
const ALIKE = { ratio: 2, share: 2 / 3 } as const;

/**
 * Do the heads leave open which of the row's amounts is the current period's? Months of which none is the document's,
 * or columns without distinguishing heads that run in parallel: one at least as large in every row, like a year to
 * date, or both alike, like two months.
 */
export function areUntitled(row: readonly Segment[], page: PageLayout): boolean {
  const amounts = ofThisPeriod(ofOneLabel(row), page).filter(isAmount);
  const [first, second] = amounts;
  if (!first || !second) return false;
  const { words } = headsOver(amounts, page) ?? { words: [] };
  if (words.some((head) => monthIn(head) !== null)) return true;
  if (words.some((head) => periodOfHead(head) !== null || differsInKind(head)) || amounts.length > 3)
    return false;
  const pairs = page.rows.flatMap((cells) => {
    const [a, b] = [first, second].map((own) => cells.find((s) => sharesEdge(s, own) && isAmount(s)));
    return a && b ? [[valueOf(a), valueOf(b)] as const] : [];
  });
  if (pairs.length < LEAST_ROWS) return false;
  const rises = pairs.filter(([a, b]) => b >= a).length;
  const alike = pairs.filter(([a, b]) => a < ALIKE.ratio * b && b < ALIKE.ratio * a).length;
  if (alike >= ALIKE.share * pairs.length) return pairs.some(([a, b]) => a !== b);
  return words.length === 0 && (rises === 0 || rises === pairs.length);
}

/** A row up to the words behind its first amounts: "Gross | 31,239.14 | Total | 7,568.10" has two labels. */
export function ofOneLabel(row: readonly Segment[]): readonly Segment[] {
  const first = row.findIndex(isAmount);
  const next = row.findIndex((cell, i) => first >= 0 && i > first && isLabel(cell));
  return next < 0 ? row : row.slice(0, next);
}

const MARK_ALONE = new RegExp(`^(?:${ANY_MARK})$`, 'iu');
/** Words without a figure that are no currency's. */
const isLabel = ({ text }: Segment): boolean =>
  /\p{L}{2}/u.test(text) && !/\d/.test(text) && !MARK_ALONE.test(text.trim());

const sharesEdge = ({ box: a }: Segment, { box: b }: Segment): boolean =>
  Math.abs(a.x - b.x) < b.height || Math.abs(a.x + a.width - b.x - b.width) < b.height;

const valueOf = ({ text }: Segment): number => Math.abs(findMoney(text)[0]?.value ?? 0);

const isAmount = ({ text }: Segment): boolean => findMoney(text).length > 0 && !/\p{L}{3}/u.test(text);

/** The nearest row of text above with distinct heads for each amount, and with the wanted words. */
function headsOver(
  amounts: readonly Segment[],
  page: PageLayout,
  wanted: (heads: Heads) => boolean = () => true,
): Heads | null {
  const row = amounts[0]!.row;
  for (let r = row - 1; r >= Math.max(0, row - FARTHEST_TITLE); r--) {
    const titles = (page.rows[r] ?? []).filter(isHead);
    if (titles.length < 2) continue;
    const over = amounts.map((amount) => nearest(amount, titles));
    if (over.includes(undefined) || new Set(over).size < amounts.length) continue;
    const heads = { row: r, words: over.map((title) => inFull(title!, r, page)) };
    if (wanted(heads)) return heads;
  }
  return null;
}

const isHead = ({ text }: Segment): boolean =>
  !/\d/.test(text) || periodOfHead(text) === 'other' || monthIn(text) !== null;

/** Maximum gap between the lines of one head, in line heights. */
const NEXT_LINE = 0.9;

/** A head with the lines closely above and below that are printed over or under it: "Last / month". */
function inFull(title: Segment, row: number, page: PageLayout): string {
  const line = (r: number): string => {
    const next = (page.rows[r] ?? []).filter(isHead).find(({ box }) => {
      const [upper, lower] = box.y < title.box.y ? [box, title.box] : [title.box, box];
      const near = lower.y - upper.y - upper.height < NEXT_LINE * title.box.height;
      return near && 2 * sharedWidth(box, title.box) > Math.max(box.width, title.box.width);
    });
    return next?.text ?? '';
  };
  return `${line(row - 1)} ${title.text} ${line(row + 1)}`.trim();
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
