import { sharedHeight, sharedWidth, unionOf, type Box } from '../../../contract/geometry.ts';
import type { ReadPage } from '../../../contract/pages.ts';
import { sameRow, type Amount } from '../../ledger/amounts.ts';
import type { ColumnAbove } from '../../ledger/column-sum.ts';
import type { IsBlank } from '../arithmetic/blank-paper.ts';

/** Shares of the height of an amount, and of the pitch of the rows. */
const ROOM = {
  /** A line of print fits into a gap of this height; a smaller one is not looked at, nor one before the total that is as high as this many pitches. */
  line: 0.85,
  pitches: 1.35,
  /** Part of a gap next to an amount that its own print may reach into. */
  edge: 0.12,
  /** Share of a line by which it stands in a place. */
  stands: 0.25,
  /** How far above the first amount another one of the list would stand. */
  above: 1.05,
} as const;

/** The space over a list, of which a line with figures may have been missed. */
const HAS_FIGURES = /\d/;
const HAS_WORDS = /\p{L}{3}/u;

/**
 * Is every amount of a list read from a picture? Between its amounts, and down to the total, the paper is blank;
 * over it the paper is blank or has a heading, or another amount that was read; every row with words has an amount of the list.
 */
export function isReadWhole(
  page: ReadPage,
  { parts }: Pick<ColumnAbove, 'parts'>,
  total: Amount,
  isBlank: IsBlank,
): boolean {
  const boxes = [total, ...parts].map(({ box }) => box);
  const { x, width } = unionOf(boxes);
  const isFree = (upper: Box, lower: Box): boolean => {
    const gap = gapBetween(upper, lower, { x, width });
    return gap.height < ROOM.line * upper.height || isBlank(inner(gap, upper), upper);
  };
  const pitches = boxes.slice(1).map((box, k) => middleOf(boxes[k]!) - middleOf(box));
  const isClose = pitches[0]! < ROOM.pitches * Math.min(...pitches.slice(1));
  return (
    (isClose || isFree(boxes[1]!, boxes[0]!)) &&
    boxes.slice(2).every((box, k) => isFree(box, boxes[k + 1]!)) &&
    beginsThere(page, parts, { x, width }, isBlank) &&
    hasNoOtherRow(page, boxes)
  );
}

const middleOf = ({ y, height }: Box): number => y + height / 2;

type Column = Pick<Box, 'x' | 'width'>;

function gapBetween(upper: Box, lower: Box, column: Column): Box {
  const y = upper.y + upper.height;
  return { ...column, y, height: lower.y - y };
}

const inner = (gap: Box, { height }: Box): Box => ({
  ...gap,
  y: gap.y + ROOM.edge * height,
  height: gap.height - 2 * ROOM.edge * height,
});

/** Over the first amount: a heading, an amount that is known, or nothing. */
function beginsThere(page: ReadPage, parts: readonly Amount[], column: Column, isBlank: IsBlank): boolean {
  const [first, second] = [parts.at(-1)!.box, parts.at(-2)!.box];
  const reach = ROOM.above * (second.y - first.y);
  const place = { ...column, y: first.y - reach, height: reach };
  const there = page.lines.filter(
    ({ box }) =>
      sharedHeight(box, place) > ROOM.stands * box.height &&
      sharedWidth(box, place) > 0 &&
      !sameRow(box, first),
  );
  if (there.length > 0) return there.every(({ text }) => !HAS_FIGURES.test(text) || isAmount(text));
  return isBlank(inner(place, first), first);
}

/** Figures that are an amount were read; that it is not of the list is for the caller to know. */
const isAmount = (text: string): boolean => /\d[.,]\d\d(?!\d)/.test(text);

/** A row of words between the first amount and the total whose amount stands elsewhere, or was not read. */
function hasNoOtherRow(page: ReadPage, boxes: readonly Box[]): boolean {
  const { x, y, width, height } = unionOf(boxes);
  return page.lines.every(
    ({ box, text }) =>
      box.y < y ||
      box.y + box.height > y + height ||
      box.x > x + width ||
      !HAS_WORDS.test(text) ||
      boxes.some((own) => sameRow(own, box)),
  );
}
