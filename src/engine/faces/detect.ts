import { intersectionOverUnion, sharedArea, type Box } from '../../contract/geometry.ts';
import type { BesideText } from '../raster/beside-text.ts';
import type { Raster } from '../raster/page.ts';
import { findMesh } from './mesh.ts';
import { giveBack } from '../raster/give-back.ts';
import { runModel } from './models.ts';
import { fromRectangle, sample, toPlanes, type Affine } from './sample.ts';
import { solidPrint } from './solid-print.ts';

/** Padding (share of the sides) for the second look, and size of the quarters for the third. */
const AROUND = 0.5;
const PART = 0.6;

/** A face found by the detector, in source pixels. */
export interface Detection {
  readonly box: Box;
  /** Detector score, 0–1. */
  readonly score: number;
}

const INPUT = { width: 320, height: 240 };
const MINIMUM_SCORE = 0.65;
/** Lower threshold for washed-out prints, used if nothing better is found and the face mesh confirms it. */
const FAINT_SCORE = 0.35;
const SURE_PRESENCE = 0.9;
const SAME_FACE_OVERLAP = 0.4;

/**
 * Faces of a picture, largest first. There are three looks: the whole picture; the picture with a wide margin (a face
 * that fills its frame has no outline otherwise); overlapping quarters (small portraits on a large page).
 *
 * @param looks `until-found` stops at the first look that finds a face, `all` takes every look, `whole` only the first.
 * @param print of a drawn page beside its text: what has none as solid as a face is not looked at
 */
export async function detectFaces(
  raster: Raster,
  looks: 'until-found' | 'all' | 'whole' = 'until-found',
  print: BesideText | null = null,
): Promise<Detection[]> {
  const { width, height } = raster;
  const w = width * PART;
  const h = height * PART;
  const views: readonly (readonly Box[])[] = [
    [{ x: 0, y: 0, width, height }],
    [{ x: -width * AROUND, y: -height * AROUND, width: width * 2, height: height * 2 }],
    [0, width - w].flatMap((x) => [0, height - h].map((y) => ({ x, y, width: w, height: h }))),
  ];
  const solid = print && solidPrint(print);
  const found: Detection[] = [];
  const faint: Detection[] = [];
  for (const view of views) {
    for (const box of view) {
      if (solid && !solid.some((place) => sharedArea(place, box) > 0)) continue;
      for (const detection of await look(raster, box))
        (detection.score >= MINIMUM_SCORE ? found : faint).push(detection);
    }
    if (looks === 'whole' || (found.length > 0 && looks === 'until-found')) break;
  }
  if (found.length === 0 && looks !== 'whole') found.push(...(await confirmed(raster, distinct(faint))));
  return distinct(found).toSorted((a, b) => area(b.box) - area(a.box));
}

/** The first faint detection that the face mesh confirms. */
async function confirmed(raster: Raster, faint: readonly Detection[]): Promise<Detection[]> {
  for (const detection of faint.slice(0, 3)) {
    const mesh = await findMesh(raster, detection.box);
    if (mesh && mesh.presence >= SURE_PRESENCE) return [detection];
  }
  return [];
}

const area = (box: Box) => box.width * box.height;

/** Runs the detector on one rectangle of the picture, which may reach outside it. */
async function look(raster: Raster, { x, y, width, height }: Box): Promise<Detection[]> {
  const toSource: Affine = fromRectangle(x, y, width, height, INPUT.width, INPUT.height);
  const pixels = sample(raster, toSource, INPUT.width, INPUT.height);
  const planes = toPlanes(pixels, [127, 127, 127], [1 / 128, 1 / 128, 1 / 128]);
  giveBack(pixels);
  const [scores, corners] = await runModel('face-detection', planes);
  giveBack(planes);
  const found: Detection[] = [];
  for (let i = 0; i < scores!.length / 2; i++) {
    const score = scores![i * 2 + 1]!;
    if (score < FAINT_SCORE) continue;
    const [left, top, right, bottom] = [0, 1, 2, 3].map((k) => corners![i * 4 + k]!) as [
      number,
      number,
      number,
      number,
    ];
    found.push({
      score,
      box: {
        x: x + left * width,
        y: y + top * height,
        width: (right - left) * width,
        height: (bottom - top) * height,
      },
    });
  }
  return distinct(found);
}

/** Non-maximum suppression: the most certain of overlapping boxes stays. */
function distinct(detections: readonly Detection[]): Detection[] {
  const kept: Detection[] = [];
  for (const candidate of detections.toSorted((a, b) => b.score - a.score)) {
    if (kept.every((k) => intersectionOverUnion(k.box, candidate.box) <= SAME_FACE_OVERLAP))
      kept.push(candidate);
  }
  return kept;
}
