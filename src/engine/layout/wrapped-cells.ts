import type { Box } from '../../contract/geometry.ts';
import { MONTH_PATTERN } from '../values/months.ts';
import { isFormAlone } from '../values/legal-form.ts';
import { joinedLines } from './joined-lines.ts';
import type { Piece } from './segment.ts';
import { MARKS } from '../packs/currencies.ts';
import { LINE } from './line-shares.ts';

/** Maximum gap between the two lines of a cell, in line heights. */
const CLOSE = 0.7;
/** Tolerance of their shared edge, in line heights. */
const FLUSH = 0.6;
/** Lines of a cell are closer than this share of the step to the next entry. */
const NEARER = 0.9;

/** Dates and numbers as narrow columns break them: at a blank or a hyphen. */
const BROKEN: readonly (readonly [upper: RegExp, lower: RegExp])[] = [
  [/(?:^|\s)\d{4}-\d{2}-$/, /^\d{2}$/],
  [/(?:^|\s)\d{4}-$/, /^\d{2}-\d{2}$/],
  [/(?:^|\s)\d{1,2}-\d{2}-$/, /^\d{4}$/],
  [/^\d{1,2}$/, new RegExp(`^(?:${MONTH_PATTERN})\\.?(?: \\d{4})?$`, 'i')],
  [new RegExp(`(?:^|\\s)\\d{1,2}[ -](?:${MONTH_PATTERN})[.-]?$`, 'i'), /^(?:19|20)\d{2}$/],
  // "01 SEP 2026 to 30" above "SEP 2026"
  [/\d (?:to|until|till|-|–) \d{1,2}$/i, new RegExp(`^(?:${MONTH_PATTERN})\\.?,? \\d{4}$`, 'i')],
  // "INV-" above "89297": a number that is broken at its hyphen.
  [/^[\p{Lu}\d/]{1,8}-$/u, /^\d{3,}$/],
];
/** A name, or a row of a table that ends in one. */
const NAME_WITHOUT_FORM = /\p{Lu}\p{L}*[\p{L})]$/u;
/** Words of labels for a legal form: "Company Type", "Legal form", "Type of Company", "Mofuta wa kompone". */
const WHOSE =
  'business|company|corporate|customer|client|employer|enterprise|entity|legal|organi[sz]ation|ownership|taxpayer';
const KIND = 'type|form|kind|status|class|structure|nature|category';
const ASKS_FOR_FORM = new RegExp(
  String.raw`^(?:(?:${WHOSE}) )?(?:${KIND})(?:$| of (?:the )?(?:${WHOSE})\b|\s*[(/|])|\bmofuta wa\b`,
  'i',
);
const THOUSANDS = new RegExp(String.raw`^-?(?:${MARKS})?\s?\d{1,3}$`);
const REST = /^\d{3}[.,]\d{2}(?:\s?(?:-|cr|dr))?$/i;

interface Pair {
  readonly upper: Piece;
  readonly lower: Piece;
  readonly isAmount: boolean;
}

/**
 * Narrow table columns break a date or number at its hyphen ("2026-08-" above "02") and an amount at the blank between
 * thousands ("15" above "230.00"). Read line by line, each half would be a wrong value. A date's form shows that it
 * continues; amounts are joined only if a column breaks several and has no short number standing alone.
 */
export function withWrappedCells(pieces: readonly Piece[]): Piece[] {
  const pairs = pieces.flatMap((upper): Pair[] => {
    const isAmount = THOUSANDS.test(upper.text.trim());
    const starts = BROKEN.filter(([first]) => first.test(upper.text.trim()));
    const mayBeName = NAME_WITHOUT_FORM.test(upper.text.trim()) && !ASKS_FOR_FORM.test(upper.text.trim());
    if (!isAmount && !mayBeName && starts.length === 0) return [];
    const lower = nextBelow(upper, pieces);
    if (!lower || !isNearer(upper, lower, pieces)) return [];
    const rest = lower.text.trim();
    const isFlush = flush(upper.box, lower.box);
    // "Nata Milling" above "(Pty) Ltd": a legal form alone is no name.
    if (mayBeName && isFlush && isFormAlone(rest)) return [{ upper, lower, isAmount: false }];
    // Some forms centre the month below the day.
    if (
      (isFlush || centred(upper.box, lower.box)) &&
      starts.some(([first, second]) => first.test(upper.text.trim()) && second.test(rest))
    )
      return [{ upper, lower, isAmount: false }];
    return isAmount && isFlush && REST.test(rest) ? [{ upper, lower, isAmount }] : [];
  });
  const whole = new Map<Piece, Piece>();
  const gone = new Set<Piece>();
  for (const { upper, lower, isAmount } of pairs) {
    if (gone.has(upper) || gone.has(lower) || (isAmount && !isHabit(upper, pairs, pieces))) continue;
    whole.set(upper, joinedLines(upper, lower));
    gone.add(lower);
  }
  return pieces.filter((p) => !gone.has(p)).map((p) => whole.get(p) ?? p);
}

/** Does the column always break amounts: several of them, and no short number without its rest? */
function isHabit(upper: Piece, pairs: readonly Pair[], pieces: readonly Piece[]): boolean {
  const right = (p: Piece): number => p.box.x + p.box.width;
  const column = (p: Piece): boolean => Math.abs(right(p) - right(upper)) < FLUSH * upper.box.height;
  const broken = new Set(pairs.filter((p) => p.isAmount && column(p.upper)).map((p) => p.upper));
  const lone = pieces.some((p) => THOUSANDS.test(p.text.trim()) && column(p) && !broken.has(p));
  return broken.size >= 2 && !lone;
}

function flush(a: Box, b: Box): boolean {
  const near = FLUSH * a.height;
  return Math.abs(a.x - b.x) < near || Math.abs(a.x + a.width - b.x - b.width) < near;
}

function centred(a: Box, b: Box): boolean {
  return Math.abs(a.x + a.width / 2 - b.x - b.width / 2) < FLUSH * a.height;
}

function below({ box }: Piece, pieces: readonly Piece[]): Piece[] {
  const over = (other: Box): boolean => other.x < box.x + box.width && box.x < other.x + other.width;
  return pieces
    .filter((p) => p.box.y > box.y + LINE.half * box.height && over(p.box))
    .sort((a, b) => a.box.y - b.box.y);
}

function nextBelow(upper: Piece, pieces: readonly Piece[]): Piece | null {
  const next = below(upper, pieces)[0];
  return next && next.box.y - upper.box.y - upper.box.height < CLOSE * upper.box.height ? next : null;
}

/** Is the step from the first line to the second clearly shorter than from there to the next entry? */
function isNearer(upper: Piece, lower: Piece, pieces: readonly Piece[]): boolean {
  const middle = ({ box }: Piece): number => box.y + box.height / 2;
  const after = below(lower, pieces)[0];
  return !after || middle(lower) - middle(upper) < NEARER * (middle(after) - middle(lower));
}
