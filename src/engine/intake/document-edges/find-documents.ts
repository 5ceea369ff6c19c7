import type { Point, Quad } from '../../../contract/geometry.ts';
import type { Raster, TextRegion } from '../../page.ts';
import { sidesOf } from '../../ocr/ppocr/crop.ts';
import { gradientOf } from './gradient.ts';
import { halvesOf } from './halves.ts';
import { enclosedOf, islandsOf } from './islands.ts';
import { strongestLines } from './lines.ts';
import { areaOf, outlinesOf } from './quadrilaterals.ts';
import { ON_ANY_GROUND, ON_EVEN_GROUND, ON_SMOOTH_GROUND, standsOut } from './stands-out.ts';
import { sheetThumbnail, thumbnailOf, type Thumbnail } from './thumbnail.ts';

/** Outlines that may be documents, in picture pixels: those standing on an even background, and those of four edges. */
export interface DocumentCandidates {
  readonly islands: readonly Quad[];
  readonly outlines: readonly Quad[];
  /** What edges enclose on a smooth ground of any light; none until `closer` was asked. */
  readonly enclosed: readonly Quad[];
  /** The two halves of a picture that was put together of two cards. */
  readonly halves: readonly Quad[];
  /** The sheet that fills the picture, where it stands out from what little is around it. */
  readonly sheet: Quad | null;
  /** The same with what edges enclose: looked for only where the other candidates do not settle the matter. */
  closer(): DocumentCandidates;
}

const MOST_OUTLINES = 24;
/** An outline this large is the picture itself. */
const WHOLE_PICTURE = 0.96;
/** Of all text on the picture so much must lie on the documents; else the whole picture is taken. */
const MIN_TEXT_INSIDE = 0.93;
const ALL_TEXT = 0.995;
/** Columns and tinted boxes of a page look like islands, but headings stand beside them; nothing stands beside cards. */
const NEARLY_ALL_TEXT = 0.99;
const MOST_DOCUMENTS = 4;
/** Longer over shorter side of cards (1.586) and data pages (1.42), seen at an angle. */
const CARD_PROPORTION = { least: 1.25, most: 1.95 } as const;
/** A part with less text than this share of the picture's text is a photograph or a stamp on the document. */
const MIN_TEXT_SHARE = 0.06;
/** Half of a picture that shows a seam need not print that much: backs of cards have a line or two. */
const MIN_HALF_SHARE = 0.01;

export async function documentCandidates(picture: Raster): Promise<DocumentCandidates> {
  const small = await thumbnailOf(picture);
  const toPicture = (quad: Quad): Quad =>
    quad.map((p) => ({ x: p.x / small.scale, y: p.y / small.scale })) as unknown as Quad;
  const smaller = (quad: Quad): boolean => areaOf(quad) < WHOLE_PICTURE * small.width * small.height;
  const gradient = gradientOf(small);
  const outlines: Quad[] = [];
  for (const { quad } of outlinesOf(strongestLines(gradient), gradient)) {
    if (outlines.length >= MOST_OUTLINES) break;
    if (smaller(quad) && standsOut(small, quad, ON_ANY_GROUND)) outlines.push(quad);
  }
  const islands = islandsOf(small, gradient);
  const sheet = islands.find((quad) => !smaller(quad));
  const standing = islands.filter((quad) => smaller(quad) && standsOut(small, quad, ON_EVEN_GROUND));
  return lookedAtCloser(
    {
      islands: standing.map(toPicture),
      outlines: outlines.map(toPicture),
      halves: halvesOf(small, gradient).map(toPicture),
      sheet: sheet ? toPicture(sheet) : null,
    },
    () => enclosedBeside(small, standing, smaller).map(toPicture),
  );
}

/** Documents that may lie on a sheet of a picture: cards on a copier's paper, both sides of a card on one print. */
export async function candidatesOnSheet(picture: Raster, sheet: Quad): Promise<DocumentCandidates> {
  const { thumbnail, toPicture } = await sheetThumbnail(picture, sheet);
  const gradient = gradientOf(thumbnail);
  const islands = islandsOf(thumbnail, gradient).filter((quad) => standsOut(thumbnail, quad, ON_EVEN_GROUND));
  return lookedAtCloser(
    {
      islands: islands.map(toPicture),
      outlines: [],
      halves: halvesOf(thumbnail, gradient).map(toPicture),
      sheet: null,
    },
    () => enclosedBeside(thumbnail, islands, () => true).map(toPicture),
  );
}

function lookedAtCloser(
  first: Omit<DocumentCandidates, 'enclosed' | 'closer'>,
  enclosed: () => readonly Quad[],
): DocumentCandidates {
  return {
    ...first,
    enclosed: [],
    closer: () => {
      const closer: DocumentCandidates = { ...first, enclosed: enclosed(), closer: () => closer };
      return closer;
    },
  };
}

/** What edges enclose and colour did not tell: things that stand out, or are like one that does. */
function enclosedBeside(
  picture: Thumbnail,
  islands: readonly Quad[],
  isWanted: (quad: Quad) => boolean,
): Quad[] {
  if (islands.length > 1) return [];
  const found = enclosedOf(picture).filter(
    (quad) => isWanted(quad) && !islands.some((other) => overlap(other, quad)),
  );
  const sure = found.filter((quad) => standsOut(picture, quad, ON_SMOOTH_GROUND));
  return found.filter(
    (quad) => sure.includes(quad) || [...islands, ...sure].some((other) => isLikeCard(other, quad)),
  );
}

/**
 * The documents among the candidates: those that together hold nearly all text of the picture, the fewest and best
 * outlined ones first.
 *
 * @returns from top left to bottom right; empty when the whole picture must be taken for the document.
 */
export function chooseDocuments(
  { islands, outlines, enclosed, halves }: Omit<DocumentCandidates, 'sheet' | 'closer'>,
  text: readonly TextRegion[],
): Quad[] {
  const total = text.reduce((sum, region) => sum + areaOf(region.quad), 0);
  if (total === 0) return [];
  const textIn = (quad: Quad): number =>
    text.reduce((sum, r) => sum + (contains(quad, centreOf(r.quad)) ? areaOf(r.quad) : 0), 0) / total;
  const isCut = text.some(({ quad }) => halves.filter((half) => !isOutside(half, quad)).length > 1);
  // A board of a table runs through the picture as a seam does, and what lies across it is one document.
  const isSpanned = [...islands, ...outlines].some(
    (quad) => textIn(quad) >= MIN_TEXT_INSIDE && halves.every((half) => quad.some((p) => contains(half, p))),
  );
  if (halves.length > 0 && !isCut && !isSpanned && halves.every((half) => textIn(half) >= MIN_HALF_SHARE))
    return [...halves];
  const apart = separate([...islands, ...enclosed], textIn);
  if (apart.length > 1 && apart.reduce((sum, quad) => sum + textIn(quad), 0) >= NEARLY_ALL_TEXT)
    return inOrder(apart);
  for (const candidates of [islands, outlines, enclosed]) {
    // Of two outlines the one that leaves nothing out is the document, the other one a part of it.
    const single =
      candidates.find((quad) => textIn(quad) >= ALL_TEXT) ??
      candidates.find((quad) => textIn(quad) >= MIN_TEXT_INSIDE);
    if (single) return inOrder([single, ...companionsOf(single, candidates, textIn)]);
    const chosen: Quad[] = [];
    for (const quad of candidates) {
      if (textIn(quad) < MIN_TEXT_SHARE || chosen.some((other) => overlap(other, quad))) continue;
      // A line of print that runs across a letter looks like an edge: no text crosses the edge of a document.
      if (candidates === outlines && text.some((r) => crosses(quad, r.quad))) continue;
      chosen.push(quad);
    }
    const inside = chosen.reduce((sum, quad) => sum + textIn(quad), 0);
    const least = candidates === outlines ? MIN_TEXT_INSIDE : NEARLY_ALL_TEXT;
    if (chosen.length > 1 && chosen.length <= MOST_DOCUMENTS && inside >= least) return inOrder(chosen);
  }
  return [];
}

/** Does all text lie on a document? Where that is not sure, something else may lie beside it. */
export const holdsAll = (quad: Quad, text: readonly TextRegion[]): boolean =>
  text.every((region) => contains(quad, centreOf(region.quad)));

/** A card's back may print hardly anything, but is as large as its front. */
const LIKE_SIZE = 0.6;
/** Two sides of one card, each seen at its own angle, differ this much in their proportions. */
const LIKE_PROPORTION = 0.82;

/** Outlines of a card's size and proportions beside a card, with some print on them: its other side. */
function companionsOf(card: Quad, candidates: readonly Quad[], textIn: (quad: Quad) => number): Quad[] {
  const companions: Quad[] = [];
  for (const quad of candidates) {
    if (!isLikeCard(card, quad) || textIn(quad) === 0) continue;
    if (![card, ...companions].some((other) => overlap(other, quad))) companions.push(quad);
  }
  return companions.length < MOST_DOCUMENTS ? companions : [];
}

/** Is something like a card beside a card, whether print was seen on it or not? */
export const hasLikeBeside = (card: Quad, { islands, outlines, enclosed }: DocumentCandidates): boolean =>
  [...islands, ...outlines, ...enclosed].some((quad) => isLikeCard(card, quad) && !overlap(card, quad));

/** Has `quad` the size and proportions of `card`, and `card` those of a card? */
const isLikeCard = (card: Quad, quad: Quad): boolean =>
  isCardAndLike(card, quad, { size: LIKE_SIZE, proportion: LIKE_PROPORTION });

/** The same so nearly that the other side needs no print to be believed. */
const isSameCard = (card: Quad, quad: Quad): boolean =>
  isCardAndLike(card, quad, { size: 0.8, proportion: 0.93 });

function isCardAndLike(card: Quad, quad: Quad, least: { size: number; proportion: number }): boolean {
  const proportionOf = (of: Quad): number => {
    const { width, height } = sidesOf(of);
    return Math.max(width, height) / Math.min(width, height);
  };
  const alike = (a: number, b: number): number => Math.min(a, b) / Math.max(a, b);
  const own = proportionOf(card);
  if (own < CARD_PROPORTION.least || own > CARD_PROPORTION.most) return false;
  return (
    alike(areaOf(quad), areaOf(card)) >= least.size && alike(proportionOf(quad), own) >= least.proportion
  );
}

/** Islands about as large as the largest one, each with text on it or the very twin of one with text; none when they are too many to be documents. */
function separate(islands: readonly Quad[], textIn: (quad: Quad) => number): Quad[] {
  const largest = Math.max(...islands.map(areaOf));
  const printed = islands.filter((quad) => textIn(quad) > 0);
  const alike = islands.filter(
    (quad) =>
      (areaOf(quad) >= LIKE_SIZE * largest && textIn(quad) > 0) ||
      printed.some((card) => isSameCard(card, quad)),
  );
  const clash = alike.some((quad, i) => alike.slice(i + 1).some((other) => overlap(quad, other)));
  return clash || alike.length > MOST_DOCUMENTS ? [] : alike;
}

const centreOf = (quad: Quad): Point => ({
  x: quad.reduce((sum, p) => sum + p.x, 0) / 4,
  y: quad.reduce((sum, p) => sum + p.y, 0) / 4,
});

/** Is a point inside a convex quadrilateral (corners clockwise on the screen)? */
function contains(quad: Quad, point: Point): boolean {
  return quad.every((a, i) => {
    const b = quad[(i + 1) % 4]!;
    return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) > 0;
  });
}

/** Corners of a text region reach over its letters: most of them must lie on one side. */
const isInside = (quad: Quad, region: Quad): boolean => shrunk(region, 0.85).every((p) => contains(quad, p));
const isOutside = (quad: Quad, region: Quad): boolean =>
  shrunk(region, 0.85).every((p) => !contains(quad, p));

const crosses = (quad: Quad, region: Quad): boolean => !isInside(quad, region) && !isOutside(quad, region);

function shrunk(region: Quad, to: number): Quad {
  const centre = centreOf(region);
  return region.map((p) => ({
    x: centre.x + to * (p.x - centre.x),
    y: centre.y + to * (p.y - centre.y),
  })) as unknown as Quad;
}

/** Rectangles around cards that lie edge to edge, seen at an angle, cross a little at their corners. */
function overlap(a: Quad, b: Quad): boolean {
  const [p, q] = [shrunk(a, 0.92), shrunk(b, 0.92)];
  return (
    contains(p, centreOf(q)) ||
    contains(q, centreOf(p)) ||
    p.some((point) => contains(q, point)) ||
    q.some((point) => contains(p, point))
  );
}

/** Rows first: two documents beside each other are read from left to right. */
function inOrder(quads: readonly Quad[]): Quad[] {
  const height = Math.min(
    ...quads.map((q) => Math.max(...q.map((p) => p.y)) - Math.min(...q.map((p) => p.y))),
  );
  return quads.toSorted((a, b) => {
    const [p, q] = [centreOf(a), centreOf(b)];
    return Math.abs(p.y - q.y) > height / 2 ? p.y - q.y : p.x - q.x;
  });
}
