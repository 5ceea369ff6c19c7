import type { Point, Quad } from '../../contract/geometry.ts';
import type { Raster, TextRegion } from '../raster/page.ts';
import { cropLine, sidesOf } from '../ocr/line-crop.ts';
import { upsideDownProbability } from '../ocr/ppocr/line-direction.ts';
import { quickLine } from '../ocr/quick/quick-line.ts';
import { turnRaster, type QuarterTurn } from './turn.ts';

/** The middle of a page. */
const MIDDLE = 0.5;

/** The classifier is sure of long lines only. */
const MIN_PROPORTION = 2.5;
const VOTERS = 9;
/**
 * The classifier looks at 192 × 48 pixels: of a longer line its middle is shown, or letters are squeezed past telling.
 * (Lines 25 times as long as high, upright: whole 0.6–0.99 upside down, in pieces of 6 at most 0.02; n = 36.)
 */
const PIECE = 6;
/** Log-odds at which the vote stops early. */
const DECIDED = 11;

/**
 * How far a page must be turned clockwise to stand upright: text boxes say whether lines run across or up and down,
 * a classifier votes on which end is up. Without text the page is left as it is.
 */
export async function findOrientation(raster: Raster, regions: readonly TextRegion[]): Promise<QuarterTurn> {
  const lines = linesOf(regions);
  if (lines.length === 0) return 0;
  const standing = extentOf(lines, true) > extentOf(lines, false);
  const voters = lines
    .filter((l) => isSteep(l) === standing)
    .sort((a, b) => proportion(b) - proportion(a))
    .slice(0, VOTERS);
  let upsideDown = 0;
  let asked = 0;
  for (const { quad, dy } of voters) {
    asked++;
    const vote = logOdds(await upsideDownProbability(cropLine(raster, middlePiece(quad, PIECE))));
    // A standing line that leans to the left is cropped from its foot up.
    upsideDown += standing && dy < 0 ? -vote : vote;
    if (Math.abs(upsideDown) >= DECIDED) break;
  }
  if (isDoubtful(upsideDown, asked)) upsideDown += await votesOfReading(raster, voters, standing);
  // Standing lines that run downwards lean on their right side.
  if (standing) return upsideDown > 0 ? 90 : 270;
  return upsideDown > 0 ? 180 : 0;
}

/** A region that is long enough to tell which way it runs. */
interface Line {
  readonly quad: Quad;
  readonly width: number;
  readonly height: number;
  readonly dx: number;
  readonly dy: number;
}

const linesOf = (regions: readonly TextRegion[]): Line[] =>
  regions
    .map(({ quad }) => ({ quad, ...sidesOf(quad), ...directionOf(quad) }))
    .filter(({ width, height }) => Math.max(width, height) > MIN_PROPORTION * Math.min(width, height));

/** Total length of the standing, or of the lying, lines. */
const extentOf = (lines: readonly Line[], standing: boolean): number =>
  lines.filter((l) => isSteep(l) === standing).reduce((sum, l) => sum + Math.max(l.width, l.height), 0);

/** A stamp or a number along an edge runs across the lines, but makes less than this share of them. */
const AS_MUCH_ACROSS = 0.5;

/** A page of an open booklet that is printed across the other one has at least this share of what the other has. */
const ANOTHER_PAGE = 0.15;

/** May a part of the page be printed across the rest, as the data page of a booklet beside one of remarks is? */
export function hasPartAcross(regions: readonly TextRegion[]): boolean {
  const lines = linesOf(regions);
  const [standing, lying] = [extentOf(lines, true), extentOf(lines, false)];
  return Math.min(standing, lying) > ANOTHER_PAGE * Math.max(standing, lying);
}

/**
 * Does about as much text stand as lies? A page's lines run one way: in a copy too small for its print the rows of a
 * column grow together and stand.
 */
export function runsBothWays(regions: readonly TextRegion[]): boolean {
  const lines = linesOf(regions);
  const [standing, lying] = [extentOf(lines, true), extentOf(lines, false)];
  return Math.min(standing, lying) > AS_MUCH_ACROSS * Math.max(standing, lying);
}

/**
 * Where the lines that were asked weigh less than this on average, the longest are read both ways round: small print is
 * told no other way. Of small dim lines four may agree by chance and be wrong (seen: 2.1 on average of six); of print
 * that the classifier can see nearly all weigh 4.
 */
const MIN_VOTE_SHARE = 3.5;
export const isDoubtful = (votes: number, asked: number): boolean => Math.abs(votes) < MIN_VOTE_SHARE * asked;

const READ = 3;
/**
 * Maximum length of a line that is read, in line heights: a few words tell as much as a line across a page (n = 69 poor
 * pages: the weakest vote the same, 75 ms instead of 94).
 */
const READ_PIECE = 16;
/**
 * Weight of the difference of both readings' confidence against the classifier's votes: lines of poor photographs are
 * read 0.18 surer upright (median of 120, 118 of them surer by 0.01 at least).
 */
const WEIGHT = 100;
/** Cap per line: a signature may read as a word one way round; one line must not outvote two that are read. */
const MOST_OF_LINE = 20;

/** How much more confidently lines are read upside down than as they stand. */
async function votesOfReading(
  raster: Raster,
  voters: readonly { quad: Quad; dy: number }[],
  standing: boolean,
): Promise<number> {
  let upsideDown = 0;
  for (const { quad, dy } of voters.slice(0, READ)) {
    const crop = cropLine(raster, middlePiece(quad, READ_PIECE));
    const asItStands = await quickLine(crop);
    const turned = await quickLine(turnRaster(crop, 180));
    const vote = voteOfReading(asItStands.confidence, turned.confidence);
    upsideDown += standing && dy < 0 ? -vote : vote;
  }
  return upsideDown;
}

/** What the confidences of a line's readings, as it stands and turned, weigh for its being upside down. */
export const voteOfReading = (asItStands: number, turned: number): number =>
  bounded(WEIGHT * (turned - asItStands), MOST_OF_LINE);

/** Which way a crop of a region runs (`cropLine`): along its longer side, to the right or, where it stands, down. */
function directionOf([a, b, c, d]: Quad): { dx: number; dy: number } {
  const { width, height } = sidesOf([a, b, c, d]);
  return height > width
    ? { dx: d.x + c.x - a.x - b.x, dy: d.y + c.y - a.y - b.y }
    : { dx: b.x + c.x - a.x - d.x, dy: b.y + c.y - a.y - d.y };
}

/** The middle of a line that is longer than `longest` times its height. */
function middlePiece(quad: Quad, longest: number): Quad {
  const { width, height } = sidesOf(quad);
  const share = Math.min(1, (longest * Math.min(width, height)) / Math.max(width, height));
  const [from, to] = [MIDDLE - share / 2, MIDDLE + share / 2];
  const between = (p: Point, q: Point, t: number): Point => ({
    x: p.x + (q.x - p.x) * t,
    y: p.y + (q.y - p.y) * t,
  });
  const [a, b, c, d] = quad;
  return height > width
    ? [between(a, d, from), between(b, c, from), between(b, c, to), between(a, d, to)]
    : [between(a, b, from), between(a, b, to), between(d, c, to), between(d, c, from)];
}

/** The corners of a line 70° askew still begin at its left end: its width says nothing of how it stands. */
const isSteep = ({ dx, dy }: { dx: number; dy: number }): boolean => Math.abs(dy) > Math.abs(dx);

const proportion = ({ width, height }: { width: number; height: number }): number =>
  Math.max(width, height) / Math.min(width, height);

/** Bounded, so that one line cannot outvote the others. */
const logOdds = (p: number): number => bounded(Math.log((p + 1e-6) / (1 - p + 1e-6)), 4);

const bounded = (vote: number, most: number): number => Math.max(-most, Math.min(most, vote));
