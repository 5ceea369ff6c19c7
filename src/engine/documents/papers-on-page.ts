import type { Box } from '../../contract/geometry.ts';
import type { ReadPage, TextLine } from '../../contract/pages.ts';
import { fold } from '../values/text/fold.ts';

/** Minimum labels that every paper of a page prints at the same place of its own. */
const FEWEST_LABELS = 5;
/** Maximum papers on a page. */
const MOST = 4;
/** Tolerance of places, in line heights. */
const SAME_PLACE = 0.8;
/** Minimum letters of a label. */
const LETTERS = 3;

/** Papers lie below each other (`y`) or beside each other (`x`). */
type Axis = 'x' | 'y';
const across = { x: 'y', y: 'x' } as const;
const sizes = { x: 'width', y: 'height' } as const;

/**
 * Parts of a page that show the same labels at the same places below or beside each other: two payslips of one form on
 * one sheet. Empty for a page that shows one paper. Whether the parts are papers is for their contents to say.
 */
export function partsOfOneForm(page: ReadPage): ReadPage[] {
  const texts = alikeTexts(page.lines);
  for (const axis of ['y', 'x'] as const)
    for (let copies = 2; copies <= MOST; copies++) {
      const cuts = cutsBetween(inOneLine(texts, copies, axis), page.lines, axis);
      if (cuts) return partsOf(page, cuts, axis);
    }
  return [];
}

/** Parts of a page below each other, each with one of these titles: papers of several forms. */
export function partsByTitle(page: ReadPage, titles: readonly Box[]): ReadPage[] {
  const tops = titles.map(({ y }) => y).sort((a, b) => a - b);
  if (tops.length < 2 || tops.length > MOST) return [];
  const cuts = tops.slice(1).map((top, i) => widestGap(page.lines, tops[i]!, top));
  return partsOf(page, cuts, 'y');
}

/** Lines without figures, those of one text together. */
const alikeTexts = (lines: readonly TextLine[]): readonly (readonly TextLine[])[] => [
  ...Map.groupBy(
    lines.filter(({ text }) => !/\d/.test(text) && (text.match(/\p{L}/gu)?.length ?? 0) >= LETTERS),
    ({ text }) => fold(text),
  ).values(),
];

/** Texts that stand exactly so many times in one line along the axis, in order. */
function inOneLine(
  texts: readonly (readonly TextLine[])[],
  copies: number,
  axis: Axis,
): readonly (readonly TextLine[])[] {
  const other = across[axis];
  return texts
    .filter((same) => {
      const [first] = same;
      return (
        same.length === copies &&
        same.every(({ box }) => Math.abs(box[other] - first!.box[other]) < SAME_PLACE * first!.box.height)
      );
    })
    .map((same) => [...same].sort((a, b) => a.box[axis] - b.box[axis]));
}

/** Places between copies whose labels are all moved by the same distance; null if there are too few such labels. */
function cutsBetween(
  repeated: readonly (readonly TextLine[])[],
  lines: readonly TextLine[],
  axis: Axis,
): number[] | null {
  const isAlike = (one: readonly TextLine[], other: readonly TextLine[]): boolean =>
    one.every(({ box }, i) => {
      const moved = other[i]!.box[axis] - other[0]!.box[axis];
      return Math.abs(box[axis] - one[0]!.box[axis] - moved) < SAME_PLACE * box.height;
    });
  const best = repeated
    .map((one) => repeated.filter((other) => isAlike(other, one)))
    .reduce<(typeof repeated)[number][]>((a, b) => (b.length > a.length ? b : a), []);
  if (best.length < FEWEST_LABELS) return null;
  const copies = best[0]!.map((_, i) => best.map((own) => own[i]!.box));
  const starts = copies.map((boxes) => Math.min(...boxes.map((box) => box[axis])));
  const ends = copies.map((boxes) => Math.max(...boxes.map((box) => box[axis] + box[sizes[axis]])));
  // What stands before the labels of the first copy does so in all of them.
  const before = starts[0]! - Math.min(...lines.map(({ box }) => box[axis]));
  const cuts: number[] = [];
  for (let i = 1; i < copies.length; i++) {
    if (ends[i - 1]! >= starts[i]!) return null;
    const margin = SAME_PLACE * copies[i]![0]!.height;
    cuts.push(Math.max(ends[i - 1]!, starts[i]! - before - margin));
  }
  return cuts;
}

/** Middle of the widest blank between two heights. */
function widestGap(lines: readonly TextLine[], from: number, to: number): number {
  const between = lines
    .map(({ box }) => box)
    .filter(({ y }) => y >= from && y <= to)
    .sort((a, b) => a.y - b.y);
  let end = from;
  let widest = { gap: -1, at: (from + to) / 2 };
  for (const box of between) {
    if (box.y - end > widest.gap && end > from) widest = { gap: box.y - end, at: (box.y + end) / 2 };
    end = Math.max(end, box.y + box.height);
  }
  return widest.at;
}

/** The page as one page for each part; empty if a line stands across a cut. */
function partsOf(page: ReadPage, cuts: readonly number[], axis: Axis): ReadPage[] {
  const size = sizes[axis];
  const middle = (box: Box): number => box[axis] + box[size] / 2;
  const isCut = ({ box }: TextLine): boolean =>
    cuts.some((cut) => Math.min(cut - box[axis], box[axis] + box[size] - cut) > box.height / 2);
  if (page.lines.some(isCut)) return [];
  return [-Infinity, ...cuts].map((from, i) => {
    const isIn = ({ box }: { readonly box: Box }): boolean =>
      middle(box) >= from && middle(box) < (cuts[i] ?? Infinity);
    return {
      ...page,
      lines: page.lines.filter(isIn),
      mrz: page.mrz && isIn(page.mrz) ? page.mrz : null,
      barcodes: page.barcodes.filter(isIn),
      marks: page.marks.filter(isIn),
    };
  });
}
