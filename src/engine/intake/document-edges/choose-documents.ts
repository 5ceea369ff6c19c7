import type { Quad } from '../../../contract/geometry.ts';
import { sidesOf } from '../../ocr/line-crop.ts';
import type { TextRegion } from '../../raster/page.ts';
import type { DocumentCandidates } from './find-documents.ts';
import { isLikeCard, isSameCard, LIKE_SIZE, proportionOf, TWO_BESIDE } from './like-cards.ts';
import { mayBelongTo } from './line-left-out.ts';
import { pairsOf } from './pairs.ts';
import { areaOf } from './quadrilaterals.ts';
import { cardsEndToEnd, isContinued, spreadAround, steppedPair } from './stepped-pair.ts';
import { centreOf, contains, crosses, cuts, isOutside, overlap } from './relations.ts';

/** Minimum share of the picture's text on the documents; otherwise the whole picture is taken. */
const MIN_TEXT_INSIDE = 0.93;
const ALL_TEXT = 0.995;
/**
 * Stricter share: columns and tinted boxes of a page look like islands, but have headings outside; cards have no text
 * outside.
 */
const NEARLY_ALL_TEXT = 0.99;
const MOST_DOCUMENTS = 4;
/** A part with less of the text is a photograph or stamp on the document. */
const MIN_TEXT_SHARE = 0.06;
/** Minimum text share of each half when there is a seam: the back of a card may have only a line or two. */
const MIN_HALF_SHARE = 0.01;

/** Inputs of the choice. */
interface Scene extends Pick<DocumentCandidates, 'islands' | 'outlines' | 'enclosed' | 'halves'> {
  readonly text: readonly TextRegion[];
  /** Share of the picture's text on a candidate, 0–1. */
  readonly textIn: (quad: Quad) => number;
  /**
   * Outlines not crossed by text: a printed line across a letter looks like an edge, but text never crosses a
   * document's edge.
   */
  readonly uncrossed: readonly Quad[];
}

/**
 * Chooses the documents among the candidates: they must together hold nearly all text of the picture; fewer and better
 * outlined ones are preferred.
 *
 * @returns from top left to bottom right; empty if the whole picture is the document
 */
export function chooseDocuments(
  candidates: Omit<DocumentCandidates, 'prints' | 'sheet' | 'closer'>,
  text: readonly TextRegion[],
): Quad[] {
  const total = text.reduce((sum, region) => sum + areaOf(region.quad), 0);
  if (total === 0) return [];
  const scene: Scene = {
    ...candidates,
    text,
    textIn: (quad) =>
      text.reduce((sum, r) => sum + (contains(quad, centreOf(r.quad)) ? areaOf(r.quad) : 0), 0) / total,
    uncrossed: candidates.outlines.filter((quad) => !text.some((r) => crosses(quad, r.quad))),
  };
  for (const choose of WAYS) {
    const chosen = choose(scene);
    if (chosen) return chosen;
  }
  return [];
}

/** Strategies, most reliable first; null if not applicable. */
const WAYS: readonly ((scene: Scene) => Quad[] | null)[] = [
  halvesAtSeam,
  islandsApart,
  ({ uncrossed, textIn }) => ordered(cardsEndToEnd(uncrossed, textIn, ALL_TEXT)),
  (scene) => single(scene.islands, scene) ?? several(scene.islands, scene, NEARLY_ALL_TEXT),
  // One outline may enclose two touching cards, told apart by the step between them.
  ({ uncrossed, textIn }) => ordered(steppedPair(uncrossed, textIn, ALL_TEXT)),
  (scene) => single(scene.uncrossed, scene) ?? cardsWithoutGround(scene),
  (scene) => single(scene.enclosed, scene) ?? several(scene.enclosed, scene, NEARLY_ALL_TEXT),
];

function halvesAtSeam({ islands, outlines, halves, text, textIn }: Scene): Quad[] | null {
  if (halves.length === 0) return null;
  const isCut = text.some(
    ({ quad }) => isLineHigh(quad, halves) && halves.filter((half) => !isOutside(half, quad)).length > 1,
  );
  // The edge of a table board also crosses the picture like a seam; then a document spans it.
  const isSpanned = [...islands, ...outlines].some(
    (quad) =>
      proportionOf(quad) < TWO_BESIDE &&
      textIn(quad) >= MIN_TEXT_INSIDE &&
      halves.every((half) => quad.some((p) => contains(half, p))),
  );
  const arePrinted = halves.every((half) => textIn(half) >= MIN_HALF_SHARE);
  return !isCut && !isSpanned && arePrinted ? [...halves] : null;
}

/** Several documents on an even background. */
function islandsApart({ islands, enclosed, outlines, text, textIn }: Scene): Quad[] | null {
  const apart = separate([...islands, ...enclosed], textIn);
  const inside = apart.reduce((sum, quad) => sum + textIn(quad), 0);
  if (apart.length < 2 || inside < NEARLY_ALL_TEXT || leavesOut(apart, text)) return null;
  const spread = apart.length === 2 ? spreadAround(apart[0]!, apart[1]!, outlines) : null;
  return spread ? [spread] : inOrder(apart);
}

/** One document that holds the text, with similar cards beside it. */
function single(candidates: readonly Quad[], { text, textIn }: Scene): Quad[] | null {
  // Prefer an outline that cuts no text line: another is only part of the document.
  const uncut = candidates.filter((quad) => !text.some((region) => cuts(quad, region.quad)));
  const found =
    uncut.find((quad) => textIn(quad) >= ALL_TEXT) ?? uncut.find((quad) => textIn(quad) >= MIN_TEXT_INSIDE);
  if (!found || leavesOut([found], text)) return null;
  const companions = companionsOf(found, candidates, textIn);
  const spread = companions.length === 1 ? spreadAround(found, companions[0]!, candidates) : null;
  return spread ? [spread] : inOrder([found, ...companions]);
}

/**
 * Several documents that together hold this share of the text; `fits` compares a candidate with those already chosen.
 */
function several(
  candidates: readonly Quad[],
  { text, textIn }: Scene,
  least: number,
  fits: (quad: Quad, chosen: readonly Quad[]) => boolean = () => true,
): Quad[] | null {
  const chosen: Quad[] = [];
  for (const quad of candidates) {
    const isPart = textIn(quad) < MIN_TEXT_SHARE || chosen.some((other) => overlap(other, quad));
    if (!isPart && fits(quad, chosen)) chosen.push(quad);
  }
  const inside = chosen.reduce((sum, quad) => sum + textIn(quad), 0);
  const isSome = chosen.length > 1 && chosen.length <= MOST_DOCUMENTS;
  return isSome && inside >= least && !leavesOut(chosen, text) ? inOrder(chosen) : null;
}

/**
 * Without an even background only cards can be told from panels of a page, and only if they are not aligned like parts
 * of one page.
 */
const cardsWithoutGround = (scene: Scene): Quad[] | null =>
  several(
    scene.uncrossed,
    scene,
    MIN_TEXT_INSIDE,
    (quad, chosen) => !chosen.some((other) => !isLikeCard(other, quad) || isContinued(other, quad)),
  );

const ordered = (quads: readonly Quad[] | null): Quad[] | null => quads && inOrder(quads);

/** Maximum height of a text line relative to the card; higher regions are guilloches or shadows. */
const HIGHEST_LINE = 0.3;
const shorterSide = (quad: Quad): number => Math.min(...Object.values(sidesOf(quad)));
const isLineHigh = (region: Quad, halves: readonly Quad[]): boolean =>
  halves.every((half) => shorterSide(region) < HIGHEST_LINE * shorterSide(half));

/** Is there a text line outside all documents that may belong to one? */
export const leavesOut = (documents: readonly Quad[], text: readonly TextRegion[]): boolean =>
  text.some(
    ({ quad: line }) =>
      !documents.some((quad) => contains(quad, centreOf(line))) &&
      documents.some((quad) => mayBelongTo(quad, line)),
  );

/**
 * Outlines beside a card with its size and proportions, for its other side: with some print, or nearly identical in
 * size.
 */
function companionsOf(card: Quad, candidates: readonly Quad[], textIn: (quad: Quad) => number): Quad[] {
  const companions: Quad[] = [];
  for (const quad of candidates) {
    if (textIn(quad) === 0 ? !isSameCard(card, quad) : !isLikeCard(card, quad)) continue;
    if (![card, ...companions].some((other) => overlap(other, quad))) companions.push(quad);
  }
  return companions.length < MOST_DOCUMENTS ? companions : [];
}

/** Is all text on a document? If not, there may be something else beside it. */
export const holdsAll = (quad: Quad, text: readonly TextRegion[]): boolean =>
  text.every((region) => contains(quad, centreOf(region.quad)));

/**
 * Islands about as large as the largest one, with text or the same size as one with text; none if there are too many.
 */
function separate(islands: readonly Quad[], textIn: (quad: Quad) => number): Quad[] {
  const largest = Math.max(...islands.map(areaOf));
  const printed = islands.filter((quad) => textIn(quad) > 0);
  const alike = islands.filter(
    (quad) =>
      (areaOf(quad) >= LIKE_SIZE * largest && textIn(quad) > 0) ||
      printed.some((card) => isSameCard(card, quad)),
  );
  const clash = pairsOf(alike).some(([quad, other]) => overlap(quad, other));
  return clash || alike.length > MOST_DOCUMENTS ? [] : alike;
}

/** Sorts by rows, then from left to right. */
function inOrder(quads: readonly Quad[]): Quad[] {
  const height = Math.min(
    ...quads.map((q) => Math.max(...q.map((p) => p.y)) - Math.min(...q.map((p) => p.y))),
  );
  return quads.toSorted((a, b) => {
    const [p, q] = [centreOf(a), centreOf(b)];
    return Math.abs(p.y - q.y) > height / 2 ? p.y - q.y : p.x - q.x;
  });
}
