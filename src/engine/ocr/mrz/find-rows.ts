import { mapQuad, type Point, type Quad } from '../../../contract/geometry.ts';
import type { TextLine } from '../../../contract/pages.ts';
import { median } from '../../math/quantile.ts';
import { isOrnament } from '../ornament.ts';
import { sidesOf } from '../line-crop.ts';
import { openingRows, type PieceOfText } from './opening-rows.ts';
import { runsOf, sameRow, slopeOf, type Piece, type Scale } from './runs-of-rows.ts';

/** Rows of a zone: share of lower case; pitch, margin, difference of ends and gap beside, in heights; covered share of the width (chosen on drawn specimens, ADR 401). */
const ROWS = { small: 0.2, pitch: 1.45, covered: 0.6, margin: 0.5, together: 1.5, apart: 2.5 } as const;

/** Rows of one zone, top to bottom, each of the zone's full length. */
export interface ZoneRows {
  readonly rows: readonly Quad[];
  /** Possible unseen rows above and below: a zone may have one more line than was found. */
  readonly above: Quad;
  readonly below: Quad;
}

/** Readings of the filler by the general recogniser. */
const FILLER_LOOKALIKES = /[«‹]/g;
const MIN_SHARE = 0.85;

/** Birth date with check digit, sex, expiry date with check digit: a pattern of zones only. OCR reads O for 0. */
const DAYS_OF_ZONE = /[\dO]{7}[MFX<][\dO]{7}/;

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/**
 * A line that may belong to a zone: capitals, digits and fillers. A seed almost certainly does: it has two fillers, or
 * is longer than any printed number, and is no wording.
 */
function pieceOf(line: TextLine): PieceOfText | null {
  if (!line.quad) return null;
  const text = line.text.replace(/\s/g, '').replace(FILLER_LOOKALIKES, '<');
  const ofZone = text.replace(/[^A-Z0-9<]/gi, '');
  if (text.length === 0 || ofZone.length < MIN_SHARE * text.length) return null;
  const fillers = text.split('<').length - 1;
  const lowerCase = text.replace(/[^a-z]/g, '').length;
  const seed =
    (fillers >= 2 && text.length >= 6) ||
    DAYS_OF_ZONE.test(text) ||
    (text.length >= 24 &&
      lowerCase < ROWS.small * text.length &&
      /\d/.test(text) &&
      !isWording(line.text) &&
      !isOrnament(text));
  const [a, b, c, d] = line.quad;
  const piece = { left: middle(a, d), right: middle(b, c), height: sidesOf(line.quad).height, seed, fillers };
  return { text, piece };
}

/** `PAYSLIP FOR THE MONTH OF JULY 2025`: in a zone words follow each other without blanks, or with a number between. */
const isWording = (text: string): boolean =>
  text.split(/\s+/).filter((word) => /^[A-Z]{2,}$/i.test(word)).length >= WORDS;
const WORDS = 3;

/**
 * Maximum ratio of width to height of a row: 44 OCR-B letters take 47 capital heights (ISO 1073-2: 2.54 mm pitch, 2.4
 * mm high), a few more if foreshortened.
 */
const MOST_STRETCHED = 54;

/** Cap on candidates per page, best first: a line with a postcode in capitals is as long as a row. */
const MOST_PLACES = 3;

/**
 * Candidates for the machine-readable zone among the lines of an upright page, best first; empty if no line looks like
 * one. More print may follow below: a card's other side, the next page of a booklet.
 */
export function findZoneRows(lines: readonly TextLine[]): ZoneRows[] {
  const texts = lines.flatMap((line) => pieceOf(line) ?? []);
  const pieces = texts.map(({ piece }) => piece);
  const sure = pieces.filter((p) => p.seed);
  const seeds = sure.length > 0 ? sure : openingRows(texts);
  if (seeds.length === 0) return [];
  const scale: Scale = {
    slope: weightedMedian(seeds.map((p) => ({ value: slopeOf(p), weight: p.right.x - p.left.x }))),
    height: median(seeds.map((p) => p.height)),
  };
  return runsOf(seeds, pieces, scale, MOST_PLACES).flatMap((run) => rowsOf(run, pieces, scale));
}

/**
 * The rows of a run as bands of equal length: with an unseen row inserted between them, and as found. Empty if they are
 * too wide for their height.
 */
function rowsOf(run: readonly Piece[][], pieces: readonly Piece[], scale: Scale): ZoneRows[] {
  const { slope, height } = scale;
  const inRow = (row: readonly Piece[], piece: Piece): boolean =>
    row.some((one) => one === piece || sameRow(one, piece, scale));
  const beside = pieces.filter((piece) => run.some((row) => inRow(row, piece)));
  const bands = (members: readonly Piece[], ends: Ends): Quad[] =>
    run.map((row) =>
      rowQuad(
        members.filter((piece) => inRow(row, piece)),
        ends,
        slope,
        height,
      ),
    );
  const { members, ends } = joined(run.flat(), beside, height);
  const found = bands(members, ends);
  const whole = isWholeBeside(run, members, height) ? bands(run.flat(), endsOf(run.flat())) : null;
  const between = rowBetween(found, height);
  const places = [whole, between && [found[0]!, between, found[1]!], found].filter(
    (quads) => quads !== null && !quads.every(isStretched),
  ) as Quad[][];
  return places.map((quads) => {
    const pitch =
      quads.length > 1 ? (quads.at(-1)![0].y - quads[0]![0].y) / (quads.length - 1) : ROWS.pitch * height;
    return { rows: quads, above: shifted(quads[0]!, -pitch), below: shifted(quads.at(-1)!, pitch) };
  });
}

/** Distance between row centres, in heights, from which a row may be missing between: the usual pitch is 1.3 to 2. */
const GAP_OF_A_ROW = 2.5;

/** The unseen row between two, covered by a hologram or guilloche. No zone has more than three rows. */
function rowBetween([first, second, third]: readonly Quad[], height: number): Quad | null {
  if (!first || !second || third) return null;
  const gap = second[0].y - first[0].y;
  return gap > GAP_OF_A_ROW * height ? shifted(first, gap / 2) : null;
}

/**
 * Was every row found whole in one piece, with other print a few letters beside it? A card's front beside its back may
 * show its number and a date at the height of the zone.
 */
function isWholeBeside(run: readonly Piece[][], members: readonly Piece[], height: number): boolean {
  const pieces = run.flat();
  const { left, right } = endsOf(pieces);
  const others = members.filter((piece) => !pieces.includes(piece));
  return (
    others.length > 0 &&
    run.length > 1 &&
    pieces.length === run.length &&
    Math.max(...pieces.map((piece) => piece.left.x)) - left < ROWS.together * height &&
    right - Math.min(...pieces.map((piece) => piece.right.x)) < ROWS.together * height &&
    others.every((piece) => Math.max(left - piece.right.x, piece.left.x - right) > ROWS.apart * height)
  );
}

/** Undetected letters of a zone leave a gap of a few heights; print of the card's other side is further away. */
const WIDEST_GAP = 8;

interface Ends {
  readonly left: number;
  readonly right: number;
}

/** The seeds with the pieces beside them, from the nearest outwards, and the resulting ends. */
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

/** Minimum height of a piece with whole letters, relative to the usual row. */
const WHOLE = 0.7;

/** The band of a row: fitted to its pieces if they cover enough of it, else along the common slope. */
function rowQuad(
  pieces: readonly Piece[],
  ends: { left: number; right: number },
  slope: number,
  height: number,
): Quad {
  // Of fillers often only a stroke is detected, whose height and centre differ from the row's.
  const whole = pieces.filter((piece) => piece.height > WHOLE * height);
  const band = whole.length > 0 ? whole : pieces;
  const first = band.reduce((a, b) => (b.left.x < a.left.x ? b : a));
  const last = band.reduce((a, b) => (b.right.x > a.right.x ? b : a));
  const covered = last.right.x - first.left.x > ROWS.covered * (ends.right - ends.left);
  const own = covered ? (last.right.y - first.left.y) / (last.right.x - first.left.x) : slope;
  const at = (x: number): number => first.left.y + own * (x - first.left.x);
  // Recovers a missed letter at either end: each line is as long as the longest, plus half a letter.
  const margin = ROWS.margin * height;
  const left = ends.left - margin;
  const right = ends.right + margin;
  const half = median(band.map((p) => p.height)) / 2;
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
