import { boundingBox, type Quad } from '../../contract/geometry.ts';
import type { PageReport } from '../../contract/pages.ts';
import { detectionSide, isCardOnAnySide, isCardShaped, LETTER_SIDE } from '../ocr/detection-size.ts';
import { sidesOf } from '../ocr/ppocr/crop.ts';
import { detectText } from '../ocr/ppocr/detect.ts';
import type { Page, Raster, TextRegion } from '../page.ts';
import { chooseDocuments, holdsAll, leavesOut } from './document-edges/choose-documents.ts';
import {
  candidatesOnSheet,
  documentCandidates,
  type DocumentCandidates,
} from './document-edges/find-documents.ts';
import { hasLikeBeside } from './document-edges/like-cards.ts';
import { hasPaperAround } from './document-edges/paper-around.ts';
import { areaOf } from './document-edges/quadrilaterals.ts';
import { straighten } from './straighten.ts';
import { uprightPage } from './upright-page.ts';
import type { QuarterTurn } from './turn.ts';

/** Where a picture comes from: what is the same for every page made of it. */
export type Origin = Pick<PageReport, 'file' | 'pageInFile' | 'source' | 'dpi'> & {
  /** Turn already applied while decoding (EXIF). */
  readonly turned: QuarterTurn;
};

/** One document of a picture: its pixels, how they were cut out, and its text where that is known already. */
interface Part {
  readonly raster: Raster;
  readonly rectified: Quad | null;
  readonly split: PageReport['split'];
  readonly textRegions: readonly TextRegion[] | null;
}

/** Enough to know where text is, not where its lines end; a seam that lines may cross asks for more. */
const COARSE_DETECTION_SIDE = 480;
const SEAM_DETECTION_SIDE = 640;
const HARDLY_ANY_TEXT = 8;
/** Of a picture's longer side: what a small copy takes for higher lines are chequers and boards. */
const HIGHEST_LINE = 0.1;
/** One line of a letter says nothing of where the letter ends. */
const SOME_TEXT = 3;

/** The upright pages of one picture: cut out, split, turned, straightened, measured. `index` counts from `firstIndex`. */
export async function* imagePages(picture: Raster, origin: Origin, firstIndex: number): AsyncGenerator<Page> {
  const { turned, ...where } = origin;
  let index = firstIndex;
  for (const part of await partsOf(picture)) {
    const { turn, skew, ...page } = await uprightPage(part.raster, part.textRegions, {
      width: picture.width,
      height: picture.height,
      outline: part.rectified,
    });
    const { raster } = page;
    yield {
      ...page,
      textLayer: null,
      report: {
        ...where,
        index: index++,
        width: raster.width,
        height: raster.height,
        orientation: ((turned + turn) % 360) as QuarterTurn,
        skew,
        rectified: part.rectified,
        split: part.split,
        quality: page.quality,
        textLayerAgreement: null,
      },
    };
  }
}

/** The documents on a picture; the whole picture when there is any doubt where a document ends. */
async function partsOf(picture: Raster): Promise<Part[]> {
  const candidates = await documentCandidates(picture);
  const { islands, outlines, halves, sheet } = candidates;
  let chosen: readonly Quad[] = [];
  if (islands.length + outlines.length + halves.length > 0 || sheet) {
    const { text, quads } = await glance(picture, candidates);
    const ground = quads.length === 0 ? sheet : quads.length === 1 ? quads[0]! : null;
    const onGround = ground ? await documentsOnSheet(picture, ground, text) : [];
    chosen = onGround.length > 0 ? onGround : quads;
  }
  // What stands out on blank paper may be a table of the page: then a glance missed the small lines beside it.
  if (chosen.length > 0 && !(chosen.length === 1 && hasPaperAround(picture))) return cutOut(picture, chosen);
  // All text of the picture is needed now in any case, and may show what a glance did not.
  const whole = await detectText(picture, detectionSide(picture));
  const found = chosen.length > 0 ? chosen : chosenAmong(candidates, whole, picture).quads;
  const isPart = chosen.length > 0 && leavesOut(chosen, whole);
  if (found.length > 0 && !isPart) return cutOut(picture, found);
  return [{ raster: picture, rectified: null, split: null, textRegions: whole }];
}

/** Cards and pages that fill a picture print 0.14 of it and more, two cards on a sheet at most 0.09 (measured on 16). */
const SPARSE_PRINT = 0.12;

/** Pages and cards that fill a picture print more of it than cards on a sheet do: a closer look is for these. */
const isSparse = (text: readonly TextRegion[], area: number): boolean => printed(text) < SPARSE_PRINT * area;

const printed = (text: readonly TextRegion[]): number =>
  text.reduce((sum, { quad }) => sum + areaOf(quad), 0);

/** The documents among the candidates by what text a small copy shows; by a larger one where that is hardly any. */
async function glance(
  picture: Raster,
  first: DocumentCandidates,
): Promise<{ text: readonly TextRegion[]; quads: Quad[] }> {
  const text = await detectText(
    picture,
    first.halves.length > 0 ? SEAM_DETECTION_SIDE : COARSE_DETECTION_SIDE,
  );
  const { quads, candidates } = chosenAmong(first, text, picture);
  // Of two cards on a sheet the one that prints less may show no text yet: it must not be left out.
  const isMain = quads.length === 1 && isMainThing(quads[0]!, picture, candidates);
  const longest = Math.max(picture.width, picture.height);
  const lines = text.filter(({ quad }) => Math.min(...Object.values(sidesOf(quad))) < HIGHEST_LINE * longest);
  if ((isMain && text.length >= SOME_TEXT) || lines.length >= HARDLY_ANY_TEXT) return { text, quads };
  const more = await detectText(picture, LETTER_SIDE);
  // How much a small copy shows tells a card from a sheet with cards on it.
  return { text, quads: chosenAmong(candidates, more, picture).quads };
}

/** The documents among the candidates; where there are none and little is printed, a closer look is taken. */
function chosenAmong(
  first: DocumentCandidates,
  text: readonly TextRegion[],
  picture: Raster,
): { quads: Quad[]; candidates: DocumentCandidates } {
  const quads = chooseDocuments(first, text);
  if (quads.length > 0 || !isSparse(text, picture.width * picture.height))
    return { quads, candidates: first };
  const candidates = first.closer();
  return { quads: chooseDocuments(candidates, text), candidates };
}

/**
 * A card that takes up much of a picture with nothing like it beside it is what was meant to be seen. Of anything else
 * with little text on it more of the picture's text must be known: it may be the portrait, or the lower half of a page.
 */
function isMainThing(quad: Quad, picture: Raster, candidates: DocumentCandidates): boolean {
  const isCard = isCardOnAnySide(sidesOf(quad));
  const isLarge = areaOf(quad) >= MAIN_SHARE * picture.width * picture.height;
  const { islands, outlines, enclosed } = candidates;
  const others = [...islands, ...outlines, ...enclosed];
  return isCard && isLarge && islands.length <= 1 && !hasLikeBeside(quad, others);
}

const MAIN_SHARE = 0.3;

const cutOut = (picture: Raster, quads: readonly Quad[]): Part[] =>
  quads.map((quad, i) => ({
    raster: straighten(picture, quad),
    rectified: quad,
    split: quads.length > 1 ? { part: i + 1, of: quads.length, region: boundingBox(quad) } : null,
    textRegions: null,
  }));

/** A small copy shows this much text of a card, and less of a sheet with cards on it: a share of the area, or lines. */
const CARD_TEXT_SHARE = 0.08;
const CARD_LINES = 8;
/** Width over height: less have two cards (1.586) above each other, lying on their sides (1.26 and a margin). */
const ONE_CARD = 1.38;

/**
 * Several documents on a sheet, or one card on a sheet that is much larger; else none: the sheet is the document. What
 * stands out as one may be a sheet itself, with both sides of a card on it edge to edge.
 */
async function documentsOnSheet(
  picture: Raster,
  sheet: Quad,
  text: readonly TextRegion[],
  depth = 0,
): Promise<Quad[]> {
  const size = sidesOf(sheet);
  const isCardItself = printed(text) > CARD_TEXT_SHARE * areaOf(sheet) || text.length >= CARD_LINES;
  if (depth === 0 && isCardShaped(size) && size.width / size.height >= ONE_CARD && isCardItself) return [];
  const first = await candidatesOnSheet(picture, sheet);
  const isPlain = first.islands.length + first.halves.length === 0;
  const candidates = first.islands.length > 1 || !isSparse(text, areaOf(sheet)) ? first : first.closer();
  if (isPlain && candidates.enclosed.length < 2) return [];
  const fine = depth === 0 ? await detectText(picture, LETTER_SIDE) : text;
  const found = chooseDocuments(candidates, fine);
  if (found.length > 1 && candidates.halves.length === 0)
    return missedBy(found, fine) <= MAY_BE_MISSED * printed(fine) ? found : [];
  if (found.length !== 1) return found;
  const inner = sidesOf(found[0]!);
  if (isCardOnAnySide(inner) && inner.width * inner.height < MUCH_SMALLER * size.width * size.height)
    return holdsAll(found[0]!, fine) ? found : [];
  return depth === 0 ? documentsOnSheet(picture, found[0]!, fine, 1) : [];
}

/** Columns of a page look like documents on a sheet, but for their heading: hardly any text lies beside those. */
const MAY_BE_MISSED = 0.01;
const missedBy = (quads: readonly Quad[], text: readonly TextRegion[]): number =>
  printed(text.filter((region) => !quads.some((quad) => holdsAll(quad, [region]))));

/** A card on its sheet leaves most of it blank; a frame or a table on a letter does not. */
const MUCH_SMALLER = 0.4;
