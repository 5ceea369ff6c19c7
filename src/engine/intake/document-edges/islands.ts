import type { Quad } from '../../../contract/geometry.ts';
import { corners, smallestRectangle } from '../../ocr/rectangle.ts';
import { foursidedAround } from './around.ts';
import { groundOf } from './ground.ts';
import { gradientOf, type Gradient } from './gradient.ts';
import { dilated, opened } from './grown.ts';
import { notReached, piecesOf, type Piece } from './mask.ts';
import { areaOf, isEdged } from './quadrilaterals.ts';
import { sureOrTwins, TWO_BESIDE, TWO_STACKED } from './like-cards.ts';
import { isContinued } from './stepped-pair.ts';
import { softened, type Thumbnail } from './thumbnail.ts';
import { isCardLike, splitPiece } from './split-piece.ts';

const MIN_AREA_SHARE = 0.03;
/** Minimum fill of a document's rectangle; scattered print on white paper fills less. */
const MIN_FILL = 0.86;
/** Minimum fill of its quadrilateral under perspective; with another object beside it, it fills less. */
const SNUG = 0.95;
/** Two cards side by side on a sheet have a ratio of 0.32. */
const MIN_PROPORTION = 0.28;
/** The flood fill stops at edges this many times the background's tolerance, even if the colours behind are similar. */
const BARRIER = 3.6;

/** Areas that differ in colour from an even background (scanner lid, plain table), in thumbnail pixels. */
export function islandsOf(picture: Thumbnail, { strength }: Gradient, ground = groundOf(picture)): Quad[] {
  if (!ground) return [];
  const { width, height } = picture;
  const { near, tolerance } = ground;
  const passable = near.slice();
  const barrier = BARRIER * tolerance;
  for (let at = 0; at < passable.length; at++) if (strength[at]! > barrier) passable[at] = 0;
  return quadsOf(opened(notReached(width, height, passable), width, height, 2), picture);
}

/** The faintest edge of a card on paper, and the strongest grain of a smooth background. */
const FAINT = 6;
const MAX_GRAIN = 24;
/** Factors on the grain tried as edge threshold: faint borders need the lower one, uneven grain the higher. */
const ABOVE_GRAIN = [2, 3.4] as const;
/** Quantile of the edge strengths along the border taken as grain. */
const SMOOTH_SHARE = 0.75;
const CLOSE = 2;
/** Minimum fill of a card whose border fades so that the background flows in; its corners and sides remain. */
const BROKEN_FILL = 0.55;
/** Pixels added on every side by softening and closing. */
const GROWN = CLOSE + 2;

/**
 * Areas enclosed by edges on a smooth background, whatever the light does to their colours: soft shadows are not edges.
 * The picture is softened first, so that long faint edges exceed the grain; gaps of a few pixels are closed.
 *
 * @param gradient of the softened picture
 */
export function enclosedOf(picture: Thumbnail, gradient = gradientOf(softened(picture))): Quad[] {
  const { width, height } = picture;
  const { strength } = gradient;
  const grain = grainOf(picture, strength);
  if (grain > MAX_GRAIN) return [];
  let most: Quad[] = [];
  for (const factor of ABOVE_GRAIN) {
    const least = Math.max(FAINT, factor * grain);
    const weak = new Uint8Array(strength.length);
    for (let at = 0; at < weak.length; at++) weak[at] = strength[at]! > least ? 0 : 1;
    const things = notReached(width, height, dilated(weak, width, height, CLOSE, 0));
    const cores = opened(dilated(things, width, height, GROWN, 0), width, height, 2);
    const found = sureOrTwins(quadsOf(cores, picture, BROKEN_FILL), (quad) => isEdged(quad, gradient, least));
    if (found.length > most.length) most = found;
    if (most.length > 1) break;
  }
  return most;
}

/** Quantile of the edge strengths in a band along the border. */
function grainOf({ width, height }: Thumbnail, strength: Float32Array): number {
  const values: number[] = [];
  for (const inset of [2, 5, 8]) {
    for (let x = inset; x < width - inset; x++)
      values.push(strength[inset * width + x]!, strength[(height - 1 - inset) * width + x]!);
    for (let y = inset; y < height - inset; y++)
      values.push(strength[y * width + inset]!, strength[y * width + width - 1 - inset]!);
  }
  return Float32Array.from(values).sort()[Math.floor(SMOOTH_SHARE * values.length)]!;
}

const quadsOf = (mask: Uint8Array, { width, height }: Thumbnail, leastFill = MIN_FILL): Quad[] =>
  piecesOf(mask, width, height, MIN_AREA_SHARE * width * height).flatMap((piece) =>
    documentsIn(piece, width, leastFill),
  );

/** A component that fills its rectangle is one document; others may be two touching ones. */
function documentsIn(piece: Piece, width: number, leastFill: number): Quad[] {
  const rectangle = smallestRectangle(piece.ends);
  const proportion =
    Math.min(rectangle.width, rectangle.height) / Math.max(rectangle.width, rectangle.height);
  const size = (rectangle.width + 1) * (rectangle.height + 1);
  if (proportion < MIN_PROPORTION) return [];
  const fill = piece.pixels.length / size;
  const quad = fill < MIN_FILL ? null : foursidedAround(piece.ends);
  if (quad && piece.pixels.length >= SNUG * areaOf(quad)) return [quad];
  // The halves of a spread, or of a sheet that lacks a corner, are aligned at the cut; two cards are not.
  const mayBeTwo = fill < MIN_FILL || proportion >= 1 / TWO_STACKED || proportion <= 1 / TWO_BESIDE;
  const two = mayBeTwo ? splitPiece(piece, width) : null;
  const isTwo = two !== null && !isContinued(...two.quads) && (fill < MIN_FILL || two.fill >= SNUG);
  if (isTwo) return [...two.quads];
  const isEnough = fill >= MIN_FILL || (fill >= leastFill && isCardLike(rectangle));
  return isEnough ? [corners(rectangle)] : [];
}
