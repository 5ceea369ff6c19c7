import { distance, mapQuad, type Quad } from '../../../contract/geometry.ts';
import type { Raster, TextRegion } from '../../raster/page.ts';
import { cardsAroundText } from './cards-around-text.ts';
import { gradientOf, type Gradient } from './gradient.ts';
import { groundOf, ON_THREE_SIDES } from './ground.ts';
import { halvesOf } from './halves.ts';
import { colourChange } from './inner-colours.ts';
import { enclosedOf, islandsOf } from './islands.ts';
import { hasPlaceForTwo, isLikeCard, isSameCard, sureOrTwins } from './like-cards.ts';
import { strongestLines } from './lines.ts';
import { areaOf, isEdged, outlinesOf } from './quadrilaterals.ts';
import { contains, overlap, shrunk } from './relations.ts';
import { snapped, type Reach } from './snapped.ts';
import {
  ON_ANY_GROUND,
  ON_EVEN_GROUND,
  ON_SMOOTH_GROUND,
  hasEdgeContrast,
  standsOutAllRound,
} from './edge-contrast.ts';
import { sheetThumbnail, softened, thumbnailOf, type Thumbnail } from './thumbnail.ts';

/** Outlines that may be documents, in picture pixels: those standing on an even background, and those of four edges. */
export interface DocumentCandidates {
  readonly islands: readonly Quad[];
  readonly outlines: readonly Quad[];
  /** Those outlines that may be a print with two cards on it: of their proportions, and nothing like it around it. */
  readonly prints: readonly Quad[];
  /** What edges enclose on a smooth ground of any light; none until `closer` was asked. */
  readonly enclosed: readonly Quad[];
  /** The two halves of a picture that was put together of two cards. */
  readonly halves: readonly Quad[];
  /** The sheet that fills the picture, if it contrasts with the little around it. */
  readonly sheet: Quad | null;
  /** The same including enclosed outlines: computed only if the other candidates do not decide. */
  closer(): DocumentCandidates;
}

/** Of a whole picture; cards on grounds of any pattern are found by their text, pixels of the picture. */
export interface PictureCandidates extends DocumentCandidates {
  /** Cards that together hold all of a text; none where that is in doubt. */
  aroundText(text: readonly TextRegion[]): Quad[];
}

const MOST_OUTLINES = 24;
/** Borders on chequers and boards; and white on white, which no colour tells, but nothing goes on beyond corners there. */
const ON_A_PATTERN = { least: 20, leastScore: 0.9 } as const;
const ON_PAPER = { least: 8, leastScore: 1, change: () => 1 } as const;
/** An outline this large is the picture itself. */
const WHOLE_PICTURE = 0.96;
/** Colour and closed edges take a soft border and a shadow for the document; lines of whole degrees err either way. */
const AROUND_THING: Reach = { inward: 4, outward: 1 };
const AROUND_LINES: Reach = { inward: 2.5, outward: 2.5 };

export async function documentCandidates(picture: Raster): Promise<PictureCandidates> {
  const small = await thumbnailOf(picture);
  const toPicture = (quad: Quad): Quad => scaled(quad, 1 / small.scale);
  const smaller = (quad: Quad): boolean => areaOf(quad) < WHOLE_PICTURE * small.width * small.height;
  const gradient = gradientOf(small);
  let soft: Gradient | null = null;
  const softGradient = (): Gradient => (soft ??= gradientOf(softened(small)));
  const placed = (quad: Quad): Quad => toPicture(snapped(quad, gradient, AROUND_THING));
  const islands = islandsOf(small, gradient);
  const sheet = islands.find((quad) => !smaller(quad));
  // What lies on a sheet that fills the picture has the sheet around it on all sides.
  const isThing = sheet ? standsOutAllRound : hasEdgeContrast;
  const outlines: Quad[] = [];
  for (const { quad } of outlinesOf(strongestLines(gradient), gradient)) {
    if (outlines.length >= MOST_OUTLINES) break;
    if (outlines.some((other) => isSameOutline(other, quad))) continue;
    if (!smaller(quad) || !isThing(small, quad, ON_ANY_GROUND)) continue;
    const edged = snapped(quad, gradient, AROUND_LINES);
    if (!outlines.some((other) => isSameOutline(other, edged))) outlines.push(edged);
  }
  const standing = islands.filter((quad) => smaller(quad) && hasEdgeContrast(small, quad, ON_EVEN_GROUND));
  const aroundText = (text: readonly TextRegion[]): Quad[] => {
    const lines = text.map(({ quad }) => scaled(quad, small.scale));
    const strong = cardsAroundText(gradient, lines, {
      ...ON_A_PATTERN,
      change: (quad, others) => colourChange(small, quad, others),
    });
    const found = strong.length > 0 ? strong : cardsAroundText(softGradient(), lines, ON_PAPER);
    return found.map((quad) => toPicture(snapped(quad, gradient, AROUND_LINES)));
  };
  const candidates = lookedAtCloser(
    {
      islands: standing.map((quad) => placed(withEdges(quad, outlines, gradient))),
      outlines: outlines.map(toPicture),
      prints: outlines
        .filter((quad) => hasPlaceForTwo(quad) && standsOutAllRound(small, quad, ON_ANY_GROUND))
        .map(toPicture),
      halves: halvesOf(small, gradient).map(toPicture),
      sheet: sheet ? toPicture(sheet) : null,
    },
    () => enclosedBeside(small, softGradient, standing, smaller).map(placed),
  );
  return { ...candidates, aroundText };
}

const scaled = (quad: Quad, by: number): Quad => mapQuad(quad, (p) => ({ x: p.x * by, y: p.y * by }));

/** Thumbnail pixels: lines of whole degrees draw one outline many times over. */
const SAME_OUTLINE = 5;
const isSameOutline = (a: Quad, b: Quad): boolean => a.every((p, i) => distance(b[i]!, p) < SAME_OUTLINE);

/** Of what colour told from the ground, a document takes up so much where a shadow or a lamp's light went with it. */
const MOST_OF_ISLAND = 0.8;
const ROUND_ISLAND = 1.04;

/** The outline within an island whose own sides are no edges; the island where there is none. */
function withEdges(island: Quad, outlines: readonly Quad[], gradient: Gradient): Quad {
  if (isEdged(snapped(island, gradient, AROUND_THING), gradient, ON_A_PATTERN.least)) return island;
  const around = shrunk(island, ROUND_ISLAND);
  const isWithin = (quad: Quad): boolean =>
    areaOf(quad) >= MOST_OF_ISLAND * areaOf(island) && quad.every((corner) => contains(around, corner));
  return outlines.find(isWithin) ?? island;
}

/**
 * Islands that stand out, and their very twins: where both lie close together, one side of each faces the other. Along a
 * side of the sheet that shows none of the ground a card may lie, or a page's head: cards are alike.
 */
function islandsOnSheet(sheet: Thumbnail, gradient: Gradient): Quad[] {
  const ground = groundOf(sheet);
  const found = islandsOf(sheet, gradient, ground ?? groundOf(sheet, ON_THREE_SIDES));
  const islands = sureOrTwins(found, (quad) => hasEdgeContrast(sheet, quad, ON_EVEN_GROUND));
  const areAlike = islands.every((quad) =>
    islands.some((other) => other !== quad && isLikeCard(other, quad)),
  );
  return ground || areAlike ? islands : [];
}

/** Documents that may lie on a sheet of a picture: cards on a copier's paper, both sides of a card on one print. */
export async function candidatesOnSheet(picture: Raster, sheet: Quad): Promise<DocumentCandidates> {
  const { thumbnail, toPicture } = await sheetThumbnail(picture, sheet);
  const gradient = gradientOf(thumbnail);
  const placed = (quad: Quad): Quad => toPicture(snapped(quad, gradient, AROUND_THING));
  const islands = islandsOnSheet(thumbnail, gradient);
  return lookedAtCloser(
    {
      islands: islands.map(placed),
      outlines: [],
      prints: [],
      halves: halvesOf(thumbnail, gradient).map(toPicture),
      sheet: null,
    },
    () =>
      enclosedBeside(
        thumbnail,
        () => gradientOf(softened(thumbnail)),
        islands,
        () => true,
      ).map(placed),
  );
}

function lookedAtCloser(
  first: Omit<DocumentCandidates, 'enclosed' | 'closer'>,
  enclosed: () => readonly Quad[],
): DocumentCandidates {
  // Cached: called for several texts.
  let closer: DocumentCandidates | null = null;
  const lookCloser = (): DocumentCandidates =>
    (closer ??= { ...first, enclosed: enclosed(), closer: lookCloser });
  return { ...first, enclosed: [], closer: lookCloser };
}

/**
 * What edges enclose and colour did not tell: things that stand out, or are like one that does; and two or more frames
 * of one size and a card's proportions, as copiers make of white cards.
 */
function enclosedBeside(
  picture: Thumbnail,
  softGradient: () => Gradient,
  islands: readonly Quad[],
  isWanted: (quad: Quad) => boolean,
): Quad[] {
  const found = enclosedOf(picture, softGradient()).filter(
    (quad) => isWanted(quad) && !islands.some((other) => overlap(other, quad)),
  );
  const sure = found.filter((quad) => hasEdgeContrast(picture, quad, ON_SMOOTH_GROUND));
  const twins = found.filter((quad) =>
    found.some((other) => other !== quad && isSameCard(other, quad) && !overlap(other, quad)),
  );
  return found.filter(
    (quad) =>
      sure.includes(quad) ||
      twins.includes(quad) ||
      [...islands, ...sure].some((other) => isLikeCard(other, quad)),
  );
}
