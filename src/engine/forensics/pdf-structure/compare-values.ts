import { bare } from '../../pdf/text-runs.ts';
import { findDates, isDayAlone } from '../../values/find-dates.ts';
import { ANY_DAY, type DayOrder } from '../../values/kind.ts';
import { figuresOf } from '../figures.ts';

/** An amount with decimals, and nothing else but a sign and a currency before or behind it. */
const AMOUNT = /^(?:[\p{L}\p{Sc}]{1,3}\.?)? ?[-+]?(\d{1,3}(?:[,.' ]?\d{3})*)[.,](\d{1,2}) ?\p{Lu}{0,3}$/u;
/** A number, perhaps grouped, masked, or with a code of capitals joined to it: `INV-20417`, `****9991`. */
const NUMBER = /^\p{Lu}{0,4}[-/]?[\d*•●·][\d*•●· /-]*[\d*•●·]\p{Lu}?$/u;
/** Numbers of one kind differ in length by this share at most: readers miss characters of a mask. */
const LENGTH = 0.25;
const ORDERS: readonly DayOrder[] = ['day-first', 'month-first'];

/**
 * Compares two texts as values: amounts as numbers, dates as days (in either order of day and month), numbers by their
 * figures.
 *
 * @returns `unlike` unless each text is one value, and both are of one kind
 */
export function compareValues(a: string, b: string): 'same' | 'other' | 'unlike' {
  const [left, right] = [a, b].map((text) => text.trim().replace(/[,;:.]$/, '')) as [string, string];
  if (isDayAlone(left) && isDayAlone(right))
    return daysOf(left).some((day) => daysOf(right).includes(day)) ? 'same' : 'other';
  const [x, y] = [amountOf(left), amountOf(right)];
  if (x !== null && y !== null) return x === y ? 'same' : 'other';
  if (x !== null || y !== null || isDayAlone(left) || isDayAlone(right)) return 'unlike';
  if (!NUMBER.test(left) || !NUMBER.test(right) || lettersOf(left) !== lettersOf(right)) return 'unlike';
  const [short, long] = [left, right].map((text) => text.replace(/[ /-]/g, '').length).sort((m, n) => m - n);
  if (long! - short! > LENGTH * long!) return 'unlike';
  return figuresOf(left) === figuresOf(right) ? 'same' : 'other';
}

const daysOf = (text: string): string[] =>
  ORDERS.flatMap((dayOrder) => findDates(text, { ...ANY_DAY, dayOrder }).map(({ iso }) => iso));

function amountOf(text: string): number | null {
  const found = AMOUNT.exec(text);
  return found && Number(`${figuresOf(found[1]!)}.${found[2]!}`);
}

const lettersOf = (text: string): string => bare(text).replace(/\d/g, '');
