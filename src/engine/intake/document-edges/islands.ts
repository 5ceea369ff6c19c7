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
/** An island is a document when it fills its rectangle: scattered print on white paper does not. */
const MIN_FILL = 0.86;
/** Seen at an angle it fills four sides of its own; with something beside it, it does not. */
const SNUG = 0.95;
/** Two cards beside each other on a sheet are 0.32 as high as wide. */
const MIN_PROPORTION = 0.28;
/** The flood fill stops at edges this many times the ground's tolerance, however similar the colours behind them. */
const BARRIER = 3.6;

/** What stands out from an even background (a lid of a scanner, a plain table) by its colour, in thumbnail pixels. */
export function islandsOf(picture: Thumbnail, { strength }: Gradient, ground = groundOf(picture)): Quad[] {
  if (!ground) return [];
  const { width, height } = picture;
  const { near, tolerance } = ground;
  const passable = near.slice();
  const barrier = BARRIER * tolerance;
  for (let at = 0; at < passable.length; at++) if (strength[at]! > barrier) passable[at] = 0;
  return quadsOf(opened(notReached(width, height, passable), width, height, 2), picture);
}

/** The faintest edge that may be a card's on paper, and the strongest that a smooth ground may have. */
const FAINT = 6;
const MAX_GRAIN = 24;
/** Faint borders need the lower one, uneven grain the higher. */
const ABOVE_GRAIN = [2, 3.4] as const;
/** Of the border so much must be smooth. */
const SMOOTH_SHARE = 0.75;
const CLOSE = 2;
/** Where a border fades away the ground runs in: what is left of a card is less, but its corners and sides are all there. */
const BROKEN_FILL = 0.55;
/** Enlargement by softening and closing, pixels on every side. */
const GROWN = CLOSE + 2;

/**
 * What edges enclose on a smooth ground, whatever the light does to its colour: shadows that fall off softly are no
 * edges. The picture is softened first, so that long faint edges outlast its grain; gaps of a few pixels are closed.
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

/** The edge strength that most of a band along the border stays under. */
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

/** A piece that fills its rectangle is one document; of others two that touch may be told apart. */
function documentsIn(piece: Piece, width: number, leastFill: number): Quad[] {
  const rectangle = smallestRectangle(piece.ends);
  const proportion =
    Math.min(rectangle.width, rectangle.height) / Math.max(rectangle.width, rectangle.height);
  const size = (rectangle.width + 1) * (rectangle.height + 1);
  if (proportion < MIN_PROPORTION) return [];
  const fill = piece.pixels.length / size;
  const quad = fill < MIN_FILL ? null : foursidedAround(piece.ends);
  if (quad && piece.pixels.length >= SNUG * areaOf(quad)) return [quad];
  // A spread or a sheet that lacks a corner goes on in one line where it is cut in two; two cards do not.
  const mayBeTwo = fill < MIN_FILL || proportion >= 1 / TWO_STACKED || proportion <= 1 / TWO_BESIDE;
  const two = mayBeTwo ? splitPiece(piece, width) : null;
  const isTwo = two !== null && !isContinued(...two.quads) && (fill < MIN_FILL || two.fill >= SNUG);
  if (isTwo) return [...two.quads];
  const isEnough = fill >= MIN_FILL || (fill >= leastFill && isCardLike(rectangle));
  return isEnough ? [corners(rectangle)] : [];
}
