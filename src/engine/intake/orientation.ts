import type { Quad } from '../../contract/geometry.ts';
import type { Raster, TextRegion } from '../page.ts';
import { cropLine, sidesOf } from '../ocr/ppocr/crop.ts';
import { upsideDownProbability } from '../ocr/ppocr/line-direction.ts';
import type { QuarterTurn } from './turn.ts';

/** The classifier is sure of long lines only. */
const MIN_PROPORTION = 2.5;
const VOTERS = 9;
/** Sum of the votes' log-odds at which the rest need not be asked. */
const DECIDED = 11;

/**
 * How far a page must be turned clockwise to stand upright: text boxes say whether lines run across or up and down,
 * a classifier votes on which end is up. Without text the page is left as it is.
 */
export async function findOrientation(raster: Raster, regions: readonly TextRegion[]): Promise<QuarterTurn> {
  const lines = regions
    .map(({ quad }) => ({ quad, ...sidesOf(quad), ...directionOf(quad) }))
    .filter(({ width, height }) => Math.max(width, height) > MIN_PROPORTION * Math.min(width, height));
  if (lines.length === 0) return 0;
  const extent = (standing: boolean) =>
    lines.filter((l) => isSteep(l) === standing).reduce((sum, l) => sum + Math.max(l.width, l.height), 0);
  const standing = extent(true) > extent(false);
  const voters = lines
    .filter((l) => isSteep(l) === standing)
    .sort((a, b) => proportion(b) - proportion(a))
    .slice(0, VOTERS);
  let upsideDown = 0;
  for (const { quad, dy } of voters) {
    const vote = logOdds(await upsideDownProbability(cropLine(raster, quad)));
    // A standing line that leans to the left is cropped from its foot up.
    upsideDown += standing && dy < 0 ? -vote : vote;
    if (Math.abs(upsideDown) >= DECIDED) break;
  }
  // Standing lines that run downwards lean on their right side.
  if (standing) return upsideDown > 0 ? 90 : 270;
  return upsideDown > 0 ? 180 : 0;
}

/** Which way a crop of a region runs (`cropLine`): along its longer side, to the right or, where it stands, down. */
function directionOf([a, b, c, d]: Quad): { dx: number; dy: number } {
  const { width, height } = sidesOf([a, b, c, d]);
  return height > width
    ? { dx: d.x + c.x - a.x - b.x, dy: d.y + c.y - a.y - b.y }
    : { dx: b.x + c.x - a.x - d.x, dy: b.y + c.y - a.y - d.y };
}

/** The corners of a line 70° askew still begin at its left end: its width says nothing of how it stands. */
const isSteep = ({ dx, dy }: { dx: number; dy: number }): boolean => Math.abs(dy) > Math.abs(dx);

const proportion = ({ width, height }: { width: number; height: number }): number =>
  Math.max(width, height) / Math.min(width, height);

/** Bounded, so that one line cannot outvote the others. */
const logOdds = (p: number): number => Math.max(-4, Math.min(4, Math.log((p + 1e-6) / (1 - p + 1e-6))));
