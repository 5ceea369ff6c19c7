import { mapQuad, type Point, type Quad } from '../../../contract/geometry.ts';
import type { TextLine } from '../../../contract/pages.ts';
import { median } from '../../math/quantile.ts';
import { isOrnament } from '../ornament.ts';
import { sidesOf } from '../ppocr/crop.ts';

/** Rows of one zone from top to bottom, each as long as the zone. */
export interface ZoneRows {
  readonly rows: readonly Quad[];
  /** Rows that were not seen but would lie above and below: a zone may have one more line than was found. */
  readonly above: Quad;
  readonly below: Quad;
}

interface Piece {
  readonly left: Point;
  readonly right: Point;
  readonly height: number;
  readonly seed: boolean;
}

/** What the general recogniser makes of the filler. */
const FILLER_LOOKALIKES = /[«‹]/g;
const MIN_SHARE = 0.85;

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/**
 * A line that may belong to a zone: capitals, digits and fillers. A seed is one that hardly anything else looks
 * like: with two fillers, or as long as no printed number is, and no wording.
 */
function pieceOf(line: TextLine): Piece | null {
  if (!line.quad) return null;
  const text = line.text.replace(/\s/g, '').replace(FILLER_LOOKALIKES, '<');
  const ofZone = text.replace(/[^A-Z0-9<]/gi, '');
  if (text.length === 0 || ofZone.length < MIN_SHARE * text.length) return null;
  const fillers = text.split('<').length - 1;
  const lowerCase = text.replace(/[^a-z]/g, '').length;
  const seed =
    (fillers >= 2 && text.length >= 6) ||
    (text.length >= 24 &&
      lowerCase < 0.2 * text.length &&
      /\d/.test(text) &&
      !isWording(line.text) &&
      !isOrnament(text));
  const [a, b, c, d] = line.quad;
  return { left: middle(a, d), right: middle(b, c), height: sidesOf(line.quad).height, seed };
}

/** `PAYSLIP FOR THE MONTH OF JULY 2025`: in a zone words follow each other without blanks, or a number stands between them. */
const isWording = (text: string): boolean =>
  text.split(/\s+/).filter((word) => /^[A-Z]{2,}$/i.test(word)).length >= WORDS;
const WORDS = 3;

/**
 * Width over height of a row: 44 letters of OCR-B take 47 heights of a capital (ISO 1073-2: 2.54 mm apart, 2.4 mm
 * high), foreshortened letters a few more.
 */
const MOST_STRETCHED = 54;

/** Finds the rows of a machine-readable zone among the lines of an upright page; null when nothing looks like one. */
export function findZoneRows(lines: readonly TextLine[]): ZoneRows | null {
  const pieces = lines.flatMap((line) => pieceOf(line) ?? []);
  const seeds = pieces.filter((p) => p.seed);
  if (seeds.length === 0) return null;
  const slope = weightedMedian(seeds.map((p) => ({ value: slopeOf(p), weight: p.right.x - p.left.x })));
  const height = median(seeds.map((p) => p.height));
  const rows = clusters(seeds, slope, height);
  const group = lowestRun(rows, slope, height);
  const inRow = (row: readonly Piece[], piece: Piece): boolean =>
    row.some((seed) => seed === piece || sameRow(seed, piece, slope, height));
  const beside = pieces.filter((piece) => group.some((row) => inRow(row, piece)));
  const { members, ends } = joined(group.flat(), beside, height);
  const quads = group.map((row) =>
    rowQuad(
      members.filter((piece) => inRow(row, piece)),
      ends,
      slope,
      height,
    ),
  );
  if (quads.every(isStretched)) return null;
  const pitch = quads.length > 1 ? (quads.at(-1)![0].y - quads[0]![0].y) / (quads.length - 1) : 1.45 * height;
  return { rows: quads, above: shifted(quads[0]!, -pitch), below: shifted(quads.at(-1)!, pitch) };
}

/** Letters of a zone that were not found leave a gap of some heights; what is printed on the card's other side is further off. */
const WIDEST_GAP = 8;

interface Ends {
  readonly left: number;
  readonly right: number;
}

/** The seeds and the pieces beside them, from the nearest outwards, with where they begin and end. */
function joined(
  seeds: readonly Piece[],
  beside: readonly Piece[],
  height: number,
): { members: Piece[]; ends: Ends } {
  let ends = endsOf(seeds);
  const gap = ({ left, right }: Piece): number => Math.max(0, ends.left - right.x, left.x - ends.right);
  const members = beside
    .toSorted((a, b) => gap(a) - gap(b))
    .filter((piece) => {
      const near = gap(piece) <= WIDEST_GAP * height;
      if (near)
        ends = { left: Math.min(ends.left, piece.left.x), right: Math.max(ends.right, piece.right.x) };
      return near;
    });
  return { members, ends };
}

const endsOf = (pieces: readonly Piece[]): Ends => ({
  left: Math.min(...pieces.map((p) => p.left.x)),
  right: Math.max(...pieces.map((p) => p.right.x)),
});

function isStretched(row: Quad): boolean {
  const { width, height } = sidesOf(row);
  return width > MOST_STRETCHED * height;
}

const slopeOf = ({ left, right }: Piece): number => (right.y - left.y) / Math.max(1, right.x - left.x);

/** Height of a piece's middle above the x axis, measured along the slope. */
const level = (p: Piece, slope: number): number =>
  (p.left.y + p.right.y) / 2 - (slope * (p.left.x + p.right.x)) / 2;

const sameRow = (a: Piece, b: Piece, slope: number, height: number): boolean =>
  Math.abs(level(a, slope) - level(b, slope)) < 0.5 * height && b.height < 1.8 * height;

function clusters(seeds: readonly Piece[], slope: number, height: number): Piece[][] {
  const rows: Piece[][] = [];
  for (const seed of seeds.toSorted((a, b) => level(a, slope) - level(b, slope))) {
    const row = rows.at(-1);
    if (row && sameRow(row[0]!, seed, slope, height)) row.push(seed);
    else rows.push([seed]);
  }
  return rows;
}

/** Zones stand at the bottom: the lowest run of at most three rows that follow each other closely. */
function lowestRun(rows: readonly Piece[][], slope: number, height: number): Piece[][] {
  const run = [rows.at(-1)!];
  for (const row of rows.slice(0, -1).toReversed()) {
    if (run.length === 3 || level(run[0]![0]!, slope) - level(row[0]!, slope) > 3.2 * height) break;
    run.unshift(row);
  }
  return run;
}

/** The band of a row: through its pieces where they cover enough of it, else along the common slope. */
function rowQuad(
  pieces: readonly Piece[],
  ends: { left: number; right: number },
  slope: number,
  height: number,
): Quad {
  const first = pieces.reduce((a, b) => (b.left.x < a.left.x ? b : a));
  const last = pieces.reduce((a, b) => (b.right.x > a.right.x ? b : a));
  const covered = last.right.x - first.left.x > 0.6 * (ends.right - ends.left);
  const own = covered ? (last.right.y - first.left.y) / (last.right.x - first.left.x) : slope;
  const at = (x: number): number => first.left.y + own * (x - first.left.x);
  // A swallowed letter at either end is found again: a line is as long as the longest, and half a letter more.
  const margin = 0.5 * height;
  const left = ends.left - margin;
  const right = ends.right + margin;
  const half = median(pieces.map((p) => p.height)) / 2;
  return [
    { x: left, y: at(left) - half },
    { x: right, y: at(right) - half },
    { x: right, y: at(right) + half },
    { x: left, y: at(left) + half },
  ];
}

const shifted = (quad: Quad, by: number): Quad => mapQuad(quad, ({ x, y }) => ({ x, y: y + by }));

function weightedMedian(values: readonly { value: number; weight: number }[]): number {
  const sorted = values.toSorted((a, b) => a.value - b.value);
  let rest = sorted.reduce((sum, v) => sum + v.weight, 0) / 2;
  return (sorted.find((v) => (rest -= v.weight) <= 0) ?? sorted.at(-1)!).value;
}
