import { mapQuad, type Point, type Quad } from '../../../contract/geometry.ts';
import type { TextLine } from '../../../contract/pages.ts';
import { median } from '../../math/quantile.ts';
import { isOrnament } from '../ornament.ts';
import { sidesOf } from '../line-crop.ts';
import { openingRows, type PieceOfText } from './opening-rows.ts';
import { runsOf, sameRow, slopeOf, type Piece, type Scale } from './runs-of-rows.ts';

/** Rows of a zone: share of small letters, pitch, margin, difference of ends and gap beside in heights, share of the width they cover (chosen on drawn specimens, ADR 401). */
const ROWS = { small: 0.2, pitch: 1.45, covered: 0.6, margin: 0.5, together: 1.5, apart: 2.5 } as const;

/** Rows of one zone from top to bottom, each as long as the zone. */
export interface ZoneRows {
  readonly rows: readonly Quad[];
  /** Rows that were not seen but would lie above and below: a zone may have one more line than was found. */
  readonly above: Quad;
  readonly below: Quad;
}

/** What the general recogniser makes of the filler. */
const FILLER_LOOKALIKES = /[«‹]/g;
const MIN_SHARE = 0.85;

/** Birth with its check digit, sex, expiry with its own: nothing else has this form. Readers take O for 0. */
const DAYS_OF_ZONE = /[\dO]{7}[MFX<][\dO]{7}/;

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/**
 * A line that may belong to a zone: capitals, digits and fillers. A seed is one that hardly anything else looks
 * like: with two fillers, or as long as no printed number is, and no wording.
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

/** `PAYSLIP FOR THE MONTH OF JULY 2025`: in a zone words follow each other without blanks, or a number stands between them. */
const isWording = (text: string): boolean =>
  text.split(/\s+/).filter((word) => /^[A-Z]{2,}$/i.test(word)).length >= WORDS;
const WORDS = 3;

/**
 * Width over height of a row: 44 letters of OCR-B take 47 heights of a capital (ISO 1073-2: 2.54 mm apart, 2.4 mm
 * high), foreshortened letters a few more.
 */
const MOST_STRETCHED = 54;

/** So many places of a page are looked at, the likeliest first: a line with a postcode in capitals is as long as a row. */
const MOST_PLACES = 3;

/**
 * Where the machine-readable zone of an upright page may stand among its lines, the likeliest place first; nothing when
 * no line looks like one. A page may print more below its zone: a card's other side, the next page of a booklet.
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
 * The rows of a run as bands of one length: with a row that nobody saw between them, and then as they were seen. None where no letters
 * are so wide for their height.
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

/** Two rows so many heights apart, from middle to middle, may have one between them: most rows follow each other by 1.3 to 2. */
const GAP_OF_A_ROW = 2.5;

/** A row that no reader saw between the two that were seen: a hologram or a guilloche lies over it. No zone has more than three. */
function rowBetween([first, second, third]: readonly Quad[], height: number): Quad | null {
  if (!first || !second || third) return null;
  const gap = second[0].y - first[0].y;
  return gap > GAP_OF_A_ROW * height ? shifted(first, gap / 2) : null;
}

/**
 * Were rows seen whole, each in one piece, with something a few letters off beside them? The front of a card prints its number and a
 * day at the height of the zone on the back that lies beside it.
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

/** A piece of letters is at least this high, against the usual row. */
const WHOLE = 0.7;

/** The band of a row: through its pieces where they cover enough of it, else along the common slope. */
function rowQuad(
  pieces: readonly Piece[],
  ends: { left: number; right: number },
  slope: number,
  height: number,
): Quad {
  // Of fillers often only a stroke is found: neither their height nor their middle is that of the row.
  const whole = pieces.filter((piece) => piece.height > WHOLE * height);
  const band = whole.length > 0 ? whole : pieces;
  const first = band.reduce((a, b) => (b.left.x < a.left.x ? b : a));
  const last = band.reduce((a, b) => (b.right.x > a.right.x ? b : a));
  const covered = last.right.x - first.left.x > ROWS.covered * (ends.right - ends.left);
  const own = covered ? (last.right.y - first.left.y) / (last.right.x - first.left.x) : slope;
  const at = (x: number): number => first.left.y + own * (x - first.left.x);
  // A swallowed letter at either end is found again: a line is as long as the longest, and half a letter more.
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
