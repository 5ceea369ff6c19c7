import { hasMiddleIn, sharedHeight, type Box } from '../../contract/geometry.ts';
import type { ReadPage, TextLine } from '../../contract/pages.ts';
import { mended } from '../values/text/misread.ts';
import { withCellsUnderHeads } from './cells-under-heads.ts';
import { withoutBleed } from './bleed.ts';
import { clicksOn, withoutClicks, type Clicks } from './click-letters.ts';
import { withColons } from './dashed-forms.ts';
import { withoutExamples } from './examples.ts';
import { withoutFillingLine } from './filled-lines.ts';
import { withoutFrame } from './frame.ts';
import { withoutRowsOfZone } from './rows-of-zone.ts';
import { splitLine, type Segment } from './segment.ts';
import { withCentredCells } from './centred-cells.ts';
import { withoutPartsOfOthers } from './parts-of-others.ts';
import { withoutSpacing } from './spaced-letters.ts';
import { withTouchingWords } from './touching-words.ts';
import { withoutUnticked } from './unticked.ts';
import { withoutPiecesOfRings, withoutWordsAcross } from './words-across.ts';
import { withWrappedCells } from './wrapped-cells.ts';
import { fall, levelled, LEVEL, slopeOf, STEEPEST, type Slope } from './slope.ts';
import { LINE } from './line-shares.ts';

/** A page as rows of segments: its geometry, before any meaning. */
export interface PageLayout {
  readonly index: number;
  readonly width: number;
  readonly height: number;
  /** All segments in reading order. */
  readonly segments: readonly Segment[];
  /** Segments that share a visual line, left to right; rows from top to bottom. */
  readonly rows: readonly (readonly Segment[])[];
  /** Median height of a segment, pixels. */
  readonly textHeight: number;
  /** Words whose click letters its segments do without. */
  readonly clicks: Clicks;
}

/** Largest top margin, as a share of the page height; more is background visible in a photograph. */
const WIDEST_MARGIN = 0.2;

/** Vertical position on the page: 0 at the top, 1 at the foot. */
export function downPage({ box }: Pick<Segment, 'box'>, page: PageLayout): number {
  const first = Math.min(...(page.rows[0] ?? []).map((s) => s.box.y));
  const top = Number.isFinite(first) ? Math.max(0, first - WIDEST_MARGIN * page.height) : 0;
  return (box.y - top) / (page.height - top);
}

/** The segment to the left on the same row. */
export function leftNeighbour({ row, order }: Segment, page: PageLayout): Segment | undefined {
  return page.rows[row]?.findLast((s) => s.order < order);
}

/** The segment to the right on the same row. */
export function rightNeighbour({ row, order }: Segment, page: PageLayout): Segment | undefined {
  return page.rows[row]?.find((s) => s.order === order + 1);
}

export function layOut(page: ReadPage): PageLayout {
  const zone = page.mrz?.box ?? null;
  const lines = page.lines.map(withoutClicks);
  const pieces = withoutWordsAcross(
    withColons(
      withoutFrame(withoutPiecesOfRings(withoutExamples(withoutRowsOfZone(lines)), page.marks)).filter(
        (line) => !(zone && hasMiddleIn(line.box, zone) && /</.test(line.text)),
      ),
    ).flatMap((line) => splitLine(withoutSlips(withoutSpacing(line)), page.report.index)),
  );
  const slope = slopeOf(pieces.map((p) => p.box));
  const cells = withWrappedCells(withCellsUnderHeads(pieces));
  const printed = rowsOf(withCentredCells(cells, slope), slope).map((row) =>
    withoutBleed(withTouchingWords(row)),
  );
  const rowsOfPieces = withoutPartsOfOthers(withoutUnticked(printed));
  const segments: Segment[] = [];
  const rows = rowsOfPieces.map((row, rowIndex) =>
    row.map((piece) => {
      const segment: Segment = { ...piece, order: segments.length, row: rowIndex };
      segments.push(segment);
      return segment;
    }),
  );
  const heights = segments.map((s) => s.box.height).sort((a, b) => a - b);
  return {
    index: page.report.index,
    width: page.report.width,
    height: page.report.height,
    segments,
    rows,
    textHeight: heights[heights.length >> 1] ?? 20,
    clicks: clicksOn(page.lines),
  };
}

/** OCR lines may hold artefacts; a text layer is exact. */
function withoutSlips(line: TextLine): TextLine {
  if (line.reader === 'text-layer') return line;
  const own = withoutFillingLine(line);
  const text = mended(own.text);
  return text === own.text ? own : { ...own, text };
}

/** Are two boxes on one line: do they share at least half of the smaller one's height? */
export function sameLine(a: Box, b: Box): boolean {
  return sharedHeight(a, b) >= LINE.half * Math.min(a.height, b.height);
}

/**
 * Chains each piece to its nearest right neighbour on the same line, if that neighbour also has it as the nearest
 * left one. Chaining (rather than cutting the page into horizontal bands) survives a slight slope on wide pages.
 */
function rowsOf<T extends { box: Box }>(pieces: readonly T[], slope: Slope): T[][] {
  const byTop = [...pieces].sort((a, b) => a.box.y - b.box.y);
  const rightOf = new Map<T, T>();
  const leftOf = new Map<T, { piece: T; gap: number }>();
  const tallest = Math.max(0, ...byTop.map((p) => p.box.height));
  const widest = Math.max(0, ...byTop.map((p) => p.box.x + p.box.width));
  const most = slope === LEVEL ? 0 : STEEPEST * widest;
  for (const [i, piece] of byTop.entries()) {
    let best: T | null = null;
    let bestGap = Infinity;
    for (const [direction, start] of [
      [1, i + 1],
      [-1, i - 1],
    ] as const) {
      for (let j = start; j >= 0 && j < byTop.length; j += direction) {
        const other = byTop[j]!;
        if (direction === 1 && other.box.y > piece.box.y + piece.box.height + most) break;
        if (direction === -1 && other.box.y + tallest + most < piece.box.y) break;
        const gap = other.box.x - (piece.box.x + piece.box.width);
        const ahead = other.box.x + other.box.width / 2 > piece.box.x + piece.box.width;
        if (
          !ahead ||
          gap >= bestGap ||
          gap < -0.5 * piece.box.width ||
          !sameLine(piece.box, levelled(other.box, piece.box, slope))
        )
          continue;
        best = other;
        bestGap = gap;
      }
    }
    if (!best) continue;
    const rival = leftOf.get(best);
    if (rival && rival.gap <= bestGap) continue;
    if (rival) rightOf.delete(rival.piece);
    rightOf.set(piece, best);
    leftOf.set(best, { piece, gap: bestGap });
  }
  const rows: T[][] = [];
  for (const piece of byTop) {
    if (leftOf.get(piece) && rightOf.get(leftOf.get(piece)!.piece) === piece) continue;
    const row: T[] = [];
    for (let next: T | undefined = piece; next && !row.includes(next); next = rightOf.get(next))
      row.push(next);
    rows.push(row);
  }
  return rows.sort((a, b) => rowCentre(a, slope) - rowCentre(b, slope));
}

/** Vertical centre of a row, extrapolated to the left edge of the page. */
function rowCentre(row: readonly { box: Box }[], slope: Slope): number {
  const middles = row.map(({ box }) => box.y + box.height / 2 - fall(slope, box.y, box.x + box.width / 2));
  return middles.reduce((sum, y) => sum + y, 0) / row.length;
}
