import { sharedWidth, unionOf, type Box } from '../../contract/geometry.ts';
import { joinedLines } from './joined-lines.ts';
import type { Piece } from './segment.ts';
import { levelled, type Slope } from './slope.ts';
import { MARKS } from '../packs/currencies.ts';

/** Geometry of a cell's lines: height ratios, and shares of a line's height and width (chosen on drawn specimens, ADR 401). */
const CELL = {
  beside: { lower: 0.75, higher: 1.4 },
  lines: { edge: 0.5, lower: 0.6, higher: 1.6 },
  sharedWidth: 0.25,
  overlap: -0.4,
} as const;

/** Largest gap between lines of one cell, in line heights. */
const CLOSE = 0.6;
/** A complete amount: two stacked ones are two values. */
const AMOUNT = new RegExp(String.raw`^(?:${MARKS})?\s?-?\d[\d ,]*[.,]\d{2}-?$`);
/** The gap around a cell exceeds the gap between its lines by at least this, in line heights. */
const WIDER = 0.3;
/** Tolerance, in line heights, between the middle of a cell and of the two lines beside it. */
const BETWEEN = 0.22;

/**
 * Tables centre cells vertically: beside a cell of two lines, the others lie between these lines and share a row with
 * neither. Joins the two lines into one piece, so that rows are found. Running text is left alone: no gap separates its
 * lines from those above and below.
 */
export function withCentredCells(pieces: readonly Piece[], slope: Slope): Piece[] {
  const below = new Map(
    pieces.flatMap((p) => {
      const next = nearestBelow(p, pieces);
      return next &&
        next.gap < CLOSE * p.box.height &&
        alike(p.box, next.piece.box) &&
        !(AMOUNT.test(p.text) && AMOUNT.test(next.piece.text))
        ? [[p, next] as const]
        : [];
    }),
  );
  const lowerLines = new Set([...below.values()].map((next) => next.piece));
  const gone = new Set<Piece>();
  const joined = new Map<Piece, Piece>();
  for (const [upper, { piece: lower, gap }] of below) {
    if (gone.has(upper) || gone.has(lower) || joined.has(lower)) continue;
    const { height } = upper.box;
    const room = gap + WIDER * height;
    if (gapAbove(upper, pieces) < room || (nearestBelow(lower, pieces)?.gap ?? Infinity) < room) continue;
    const middle = (upper.box.y + upper.box.height + lower.box.y) / 2;
    const cell = unionOf([upper.box, lower.box]);
    const beside = pieces.some((other) => {
      if (other.box.x < cell.x + cell.width && cell.x < other.box.x + other.box.width) return false;
      const { y, height: own } = levelled(other.box, cell, slope);
      return (
        // A stamp beside a signature also has several lines, but of another size.
        own < CELL.beside.higher * height &&
        own > CELL.beside.lower * Math.min(height, lower.box.height) &&
        Math.abs(y + own / 2 - middle) < BETWEEN * height &&
        !below.has(other) &&
        !lowerLines.has(other)
      );
    });
    if (!beside) continue;
    joined.set(upper, joinedLines(upper, lower));
    gone.add(lower);
  }
  return pieces.filter((p) => !gone.has(p)).map((p) => joined.get(p) ?? p);
}

function alike(a: Box, b: Box): boolean {
  const near = CELL.lines.edge * a.height;
  const ratio = b.height / a.height;
  return (
    ratio > CELL.lines.lower &&
    ratio < CELL.lines.higher &&
    (Math.abs(a.x - b.x) < near ||
      Math.abs(a.x + a.width / 2 - b.x - b.width / 2) < near ||
      Math.abs(a.x + a.width - b.x - b.width) < near)
  );
}

function share(a: Box, b: Box): boolean {
  return sharedWidth(a, b) > CELL.sharedWidth * Math.min(a.width, b.width);
}

function nearestBelow({ box }: Piece, pieces: readonly Piece[]): { piece: Piece; gap: number } | null {
  let best: { piece: Piece; gap: number } | null = null;
  for (const piece of pieces) {
    const gap = piece.box.y - (box.y + box.height);
    if (
      gap > CELL.overlap * box.height &&
      (!best || gap < best.gap) &&
      piece.box.y > box.y &&
      share(box, piece.box)
    )
      best = { piece, gap };
  }
  return best;
}

function gapAbove({ box }: Piece, pieces: readonly Piece[]): number {
  let best = Infinity;
  for (const { box: other } of pieces) {
    const gap = box.y - (other.y + other.height);
    if (gap > CELL.overlap * box.height && gap < best && other.y < box.y && share(box, other)) best = gap;
  }
  return best;
}
