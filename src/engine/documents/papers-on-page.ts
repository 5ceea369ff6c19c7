import type { ReadPage, TextLine } from '../../contract/pages.ts';
import { fold } from '../values/text/fold.ts';

/** Minimum labels that every paper of a page prints at the same place of its own. */
const FEWEST_LABELS = 5;
/** Maximum papers of one form on a page. */
const MOST = 4;
/** Tolerance of places, in line heights. */
const SAME_PLACE = 0.8;
/** Minimum letters of a label. */
const LETTERS = 3;

/** A text without figures that stands several times below itself. */
interface Repeated {
  readonly lines: readonly TextLine[];
}

/**
 * Parts of a page that show the same labels at the same places below each other: two payslips of one form on one sheet.
 * Empty for a page that shows one paper. Whether the parts are papers is for their contents to say.
 */
export function partsOfOneForm(page: ReadPage): ReadPage[] {
  for (let copies = 2; copies <= MOST; copies++) {
    const repeated = repeatedTexts(page.lines, copies);
    const cuts = cutsBetween(repeated, page.lines, copies);
    if (cuts) return copyOf(page, cuts);
  }
  return [];
}

/** Texts that stand exactly so many times at one left edge. */
function repeatedTexts(lines: readonly TextLine[], copies: number): Repeated[] {
  const byText = Map.groupBy(
    lines.filter(({ text }) => !/\d/.test(text) && (text.match(/\p{L}/gu)?.length ?? 0) >= LETTERS),
    ({ text }) => fold(text),
  );
  return [...byText.values()].flatMap((same) => {
    if (same.length !== copies) return [];
    const [first] = same;
    const isColumn = same.every(({ box }) => Math.abs(box.x - first!.box.x) < SAME_PLACE * first!.box.height);
    return isColumn ? [{ lines: [...same].sort((a, b) => a.box.y - b.box.y) }] : [];
  });
}

/** Heights between copies whose labels all moved down by the same distance; null if there are too few such labels. */
function cutsBetween(
  repeated: readonly Repeated[],
  lines: readonly TextLine[],
  copies: number,
): number[] | null {
  const moved = ({ lines: own }: Repeated): number => own[1]!.box.y - own[0]!.box.y;
  const isAlike = (one: Repeated, other: Repeated): boolean =>
    one.lines
      .slice(1)
      .every(
        (line, i) =>
          Math.abs(line.box.y - one.lines[0]!.box.y - (i + 1) * moved(other)) < SAME_PLACE * line.box.height,
      );
  const best = repeated
    .map((one) => repeated.filter((other) => isAlike(other, one)))
    .reduce<Repeated[]>((a, b) => (b.length > a.length ? b : a), []);
  if (best.length < FEWEST_LABELS) return null;
  const cuts: number[] = [];
  for (let i = 1; i < copies; i++) {
    const above = Math.max(...best.map(({ lines: own }) => own[i - 1]!.box.y));
    const below = Math.min(...best.map(({ lines: own }) => own[i]!.box.y));
    if (above >= below) return null;
    cuts.push(widestGap(lines, above, below));
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

/** The page as one page for each part: what stands above the first cut, between two, below the last. */
function copyOf(page: ReadPage, cuts: readonly number[]): ReadPage[] {
  const tops = [-Infinity, ...cuts];
  return tops.map((top, i) => {
    const isIn = ({ box }: { readonly box: { y: number; height: number } }): boolean => {
      const middle = box.y + box.height / 2;
      return middle >= top && middle < (cuts[i] ?? Infinity);
    };
    return {
      ...page,
      lines: page.lines.filter(isIn),
      mrz: page.mrz && isIn(page.mrz) ? page.mrz : null,
      barcodes: page.barcodes.filter(isIn),
      marks: page.marks.filter(isIn),
    };
  });
}
