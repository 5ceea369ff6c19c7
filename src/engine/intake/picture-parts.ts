import { boundingBox, type Quad } from '../../contract/geometry.ts';
import type { PageReport } from '../../contract/pages.ts';
import { detectionSide } from '../ocr/detection-size.ts';
import { detectText } from '../ocr/ppocr/detect.ts';
import type { Raster, TextRegion } from '../page.ts';
import { holdsAll, leavesOut } from './document-edges/choose-documents.ts';
import { documentCandidates, type DocumentCandidates } from './document-edges/find-documents.ts';
import { hasPaperAround } from './document-edges/paper-around.ts';
import { areaOf } from './document-edges/quadrilaterals.ts';
import { documentsOnSheet } from './documents-on-sheet.ts';
import { chosenAmong, glance } from './glance.ts';
import { straighten } from './straighten.ts';

/** One document of a picture: its pixels, how they were cut out, and its text where that is known already. */
export interface Part {
  readonly raster: Raster;
  readonly rectified: Quad | null;
  readonly split: PageReport['split'];
  readonly textRegions: readonly TextRegion[] | null;
}

/** The documents on a picture; the whole picture when there is any doubt where a document ends. */
export async function partsOf(picture: Raster): Promise<Part[]> {
  const candidates = await documentCandidates(picture);
  const { islands, outlines, halves, sheet } = candidates;
  let chosen: readonly Quad[] = [];
  if (islands.length + outlines.length + halves.length > 0 || sheet) {
    const { text, quads } = await glance(picture, candidates);
    const ground = quads.length === 0 ? sheet : quads.length === 1 ? quads[0]! : null;
    const grounds = ground ? [ground, ...tighterAround(ground, candidates, text)] : [];
    chosen = quads;
    for (const sheetOfTwo of grounds) {
      const onGround = await documentsOnSheet(picture, sheetOfTwo, text);
      if (onGround.length === 0) continue;
      chosen = onGround;
      break;
    }
  }
  // What stands out on blank paper may be tables of the page: then a glance missed the small lines beside them.
  if (chosen.length > 0 && !hasPaperAround(picture)) return cutOut(picture, chosen);
  // All text of the picture is needed now in any case, and may show what a glance did not.
  const whole = await detectText(picture, detectionSide(picture));
  const isAll = chosen.length > 0 && !leavesOut(chosen, whole);
  const found = isAll ? chosen : chosenAmong(candidates, whole, picture).quads;
  if (found.length > 0) return cutOut(picture, found);
  return [{ raster: picture, rectified: null, split: null, textRegions: whole }];
}

/** What colour tells from the ground may be two cards on a print and a cup beside them: the outline of the print alone. */
function tighterAround(
  island: Quad,
  { prints }: DocumentCandidates,
  text: readonly TextRegion[],
): readonly Quad[] {
  const tight = prints.find(
    (quad) =>
      areaOf(quad) >= MOST_OF_ISLAND * areaOf(island) &&
      areaOf(quad) < ALL_OF_ISLAND * areaOf(island) &&
      holdsAll(quad, text),
  );
  return tight ? [tight] : [];
}

const MOST_OF_ISLAND = 0.7;
const ALL_OF_ISLAND = 0.97;

const cutOut = (picture: Raster, quads: readonly Quad[]): Part[] =>
  quads.map((quad, i) => ({
    raster: straighten(picture, quad),
    rectified: quad,
    split: quads.length > 1 ? { part: i + 1, of: quads.length, region: boundingBox(quad) } : null,
    textRegions: null,
  }));
