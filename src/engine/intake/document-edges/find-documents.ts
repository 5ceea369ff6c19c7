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

/** Outlines of possible documents, in picture pixels: `islands` on an even background, and `outlines` of four edges. */
export interface DocumentCandidates {
  readonly islands: readonly Quad[];
  readonly outlines: readonly Quad[];
  /** Outlines that may be a print showing two cards: right proportions, and nothing similar around. */
  readonly prints: readonly Quad[];
  /** Areas enclosed by edges on a smooth background under any light; empty before `closer` is called. */
  readonly enclosed: readonly Quad[];
  /** The two halves of a picture composed of two cards. */
  readonly halves: readonly Quad[];
  /** The sheet that fills the picture, if it contrasts with its narrow surroundings. */
  readonly sheet: Quad | null;
  /** The same including enclosed areas: computed only if the other candidates do not decide. */
  closer(): DocumentCandidates;
}

/** Candidates of a whole picture; cards on any background can also be found by their text, in picture pixels. */
export interface PictureCandidates extends DocumentCandidates {
  /** Cards that together hold all of a text; none in case of doubt. */
  aroundText(text: readonly TextRegion[]): Quad[];
}

const MOST_OUTLINES = 24;
/**
 * Thresholds for borders on checks and boards; and for white cards on white paper, which colour cannot distinguish but
 * whose edges end at the corners.
 */
const ON_A_PATTERN = { least: 20, leastScore: 0.9 } as const;
const ON_PAPER = { least: 8, leastScore: 1, change: () => 1 } as const;
/** An outline with this share of the area is the picture itself. */
const WHOLE_PICTURE = 0.96;
/**
 * Outlines by colour or closed edges include soft borders and shadows; lines of whole degrees err in either direction.
 */
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
  // An object on a sheet that fills the picture contrasts with the sheet on all sides.
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

/** Thumbnail pixels: lines of whole degrees give nearly the same outline many times. */
const SAME_OUTLINE = 5;
const isSameOutline = (a: Quad, b: Quad): boolean => a.every((p, i) => distance(b[i]!, p) < SAME_OUTLINE);

/**
 * Minimum share of an island that the document covers if a shadow or light spot was included, and the tolerance of its
 * corners.
 */
const MOST_OF_ISLAND = 0.8;
const ROUND_ISLAND = 1.04;

/** An outline within an island whose own sides are not edges; else the island. */
function withEdges(island: Quad, outlines: readonly Quad[], gradient: Gradient): Quad {
  if (isEdged(snapped(island, gradient, AROUND_THING), gradient, ON_A_PATTERN.least)) return island;
  const around = shrunk(island, ROUND_ISLAND);
  const isWithin = (quad: Quad): boolean =>
    areaOf(quad) >= MOST_OF_ISLAND * areaOf(island) && quad.every((corner) => contains(around, corner));
  return outlines.find(isWithin) ?? island;
}

/**
 * Islands with contrast, and others of the same size: of two close islands one side of each faces the other. If one
 * side of the sheet shows no background, it may hold a card or the head of a page; only islands similar to each other
 * are accepted then.
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

/** Candidates on a sheet in a picture: cards on a copy, both sides of a card on one print. */
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
  // Cached, since it is called for several texts.
  let closer: DocumentCandidates | null = null;
  const lookCloser = (): DocumentCandidates =>
    (closer ??= { ...first, enclosed: enclosed(), closer: lookCloser });
  return { ...first, enclosed: [], closer: lookCloser };
}

/**
 * Areas enclosed by edges that colour did not show: with contrast, or like one that has; and two or more frames of one
 * size with a card's proportions, as photocopies show white cards.
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
