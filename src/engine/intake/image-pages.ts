import { boundingBox, type Quad } from '../../contract/geometry.ts';
import type { PageReport } from '../../contract/pages.ts';
import { detectionSide, isCardShaped, LETTER_SIDE } from '../ocr/detection-size.ts';
import { sidesOf } from '../ocr/ppocr/crop.ts';
import { detectText } from '../ocr/ppocr/detect.ts';
import type { Page, Raster, TextRegion } from '../page.ts';
import {
  candidatesOnSheet,
  chooseDocuments,
  documentCandidates,
  holdsAll,
  type DocumentCandidates,
} from './document-edges/find-documents.ts';
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
  if (islands.length + outlines.length + halves.length > 0 || sheet) {
    const { text, quads } = await glance(picture, candidates);
    const ground = quads.length === 0 ? sheet : quads.length === 1 ? quads[0]! : null;
    const onGround = ground ? await documentsOnSheet(picture, ground, text) : [];
    const chosen = onGround.length > 0 ? onGround : quads;
    if (chosen.length > 0) return chosen.map((quad, i) => cutOut(picture, quad, i, chosen.length));
  }
  return [
    {
      raster: picture,
      rectified: null,
      split: null,
      textRegions: await detectText(picture, detectionSide(picture)),
    },
  ];
}

/** The documents among the candidates by what text a small copy shows; by a larger one where that is hardly any. */
async function glance(
  picture: Raster,
  candidates: DocumentCandidates,
): Promise<{ text: readonly TextRegion[]; quads: Quad[] }> {
  const text = await detectText(
    picture,
    candidates.halves.length > 0 ? SEAM_DETECTION_SIDE : COARSE_DETECTION_SIDE,
  );
  const quads = chooseDocuments(candidates, text);
  // Of two cards on a sheet the one that prints less may show no text yet: it must not be left out.
  const isSettled = quads.length > 1 || (quads.length === 1 && candidates.islands.length <= 1);
  if (isSettled || text.length >= HARDLY_ANY_TEXT) return { text, quads };
  const more = await detectText(picture, LETTER_SIDE);
  return { text: more, quads: chooseDocuments(candidates, more) };
}

const cutOut = (picture: Raster, quad: Quad, index: number, of: number): Part => ({
  raster: straighten(picture, quad),
  rectified: quad,
  split: of > 1 ? { part: index + 1, of, region: boundingBox(quad) } : null,
  textRegions: null,
});

/** A small copy shows this much text of a card, and less of a sheet with cards on it: a share of the area, or lines. */
const CARD_TEXT_SHARE = 0.08;
const CARD_LINES = 8;

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
  const printed = text.reduce((sum, { quad }) => sum + areaOf(quad), 0);
  const isCardItself = printed > CARD_TEXT_SHARE * areaOf(sheet) || text.length >= CARD_LINES;
  if (depth === 0 && isCardShaped(size) && isCardItself) return [];
  const candidates = await candidatesOnSheet(picture, sheet);
  if (candidates.islands.length + candidates.halves.length === 0) return [];
  const fine = depth === 0 ? await detectText(picture, LETTER_SIDE) : text;
  const found = chooseDocuments(candidates, fine);
  if (found.length !== 1) return found;
  const inner = sidesOf(found[0]!);
  const isCard = isCardShaped(inner) || isCardShaped({ width: inner.height, height: inner.width });
  if (isCard && inner.width * inner.height < MUCH_SMALLER * size.width * size.height)
    return holdsAll(found[0]!, fine) ? found : [];
  return depth === 0 ? documentsOnSheet(picture, found[0]!, fine, 1) : [];
}

/** A card on its sheet leaves most of it blank; a frame or a table on a letter does not. */
const MUCH_SMALLER = 0.4;
