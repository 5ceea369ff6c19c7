import { FEW_TONES } from '../image/encoding.ts';
import type { Box } from '../../../contract/geometry.ts';
import { message } from '../../../contract/messages/message.ts';
import { nothing, type ImageDetector } from '../image/image-detector.ts';
import { cornersOf, type Frame } from './frames.ts';
import { usualSharpness, steepRuns } from './steep-runs.ts';

/** If a tenth of the edges is sharper than this, the picture is a rendering or was sharpened. */
const RENDERED = 0.72;
/** Minimum sharpness of a patch's edge: above the usual edges by `STEEPER`, and at least `LEAST`. */
const STEEPER = 0.1;
const LEAST = 0.7;
/** Minimum deviation of luminance along both sides of an edge: less is a plain background or a painted bar. */
const CANVAS = 0.8;
/** Distance from the edge, pixels, beyond JPEG ringing. */
const BESIDE = 11;
/**
 * Minimum luminance difference between the sides, and the share of the edge that must show it; else it is one side of a
 * line.
 */
const DIFFERENT = 12;
const STEPS = 0.4;
/** Maximum share of the picture's area for a patch; a larger one is a picture on a background. */
const LARGEST = 0.4;

/**
 * A rectangle whose edge is one pixel wide although all other edges of the scan or photograph are softer: it was pasted
 * in after capture, such as a portrait. Not applicable to renderings, whose edges are all as sharp.
 */
export const sharpRim: ImageDetector = {
  id: 'sharp-rim',
  version: '1',
  group: 'splice',
  silentOn: FEW_TONES,
  // Highest of some 500 ordinary pictures while tuning: 1.5; portraits pasted on photographs: 4.9–10.5.
  strongFrom: 3.5,
  says: message('pictureFindings.sharpRim'),
  measure: ({ luma, width, height }) => {
    const edges = usualSharpness(luma, width, height);
    if (edges === null) return nothing('too few edges to compare');
    const { usual, sharpest } = edges;
    if (sharpest > RENDERED)
      return { value: 0, box: null, detail: `print as sharp as any rim (${sharpest.toFixed(2)})` };
    const runs = steepRuns(luma, width, height, Math.max(LEAST, usual + STEEPER));
    const frames = cornersOf(runs.filter((run) => isStep(run, luma, width, height)))
      .filter(({ box }) => box.width * box.height < LARGEST * width * height)
      .filter((frame) => frame.runs.every((run) => isLaidOnPaper(run, luma, width, height)));
    const best = frames.reduce<Frame | null>((a, b) => (a && a.length >= b.length ? a : b), null);
    if (!best)
      return { value: 0, box: null, detail: `no sharp rim; edges take ${usual.toFixed(2)} in a pixel` };
    const steepness = best.runs.reduce((sum, run) => sum + run.steepness, 0) / best.runs.length;
    return {
      value: 10 * (steepness - usual) * (best.runs.length / 2),
      box: best.box,
      detail: `${best.runs.length} sides; edges of the picture take ${usual.toFixed(2)} of a step in a pixel, the rim ${steepness.toFixed(2)}`,
    };
  },
};

/** Do the two sides differ? On both sides of a line, as of stamps and boxes, the paper is the same. */
function isStep(
  { box, upright }: { readonly box: Box; readonly upright: boolean },
  luma: Float32Array,
  width: number,
  height: number,
): boolean {
  const [along, across] = upright ? [width, 1] : [1, width];
  const at = upright ? box.x : box.y;
  if (at < BESIDE || at + BESIDE >= (upright ? width : height)) return true;
  const count = upright ? box.height : box.width;
  let differing = 0;
  for (let k = 0, i = box.y * width + box.x; k < count; k++, i += along)
    if (Math.abs(luma[i + BESIDE * across]! - luma[i - BESIDE * across]!) >= DIFFERENT) differing++;
  return differing >= STEPS * count;
}

/** Does the luminance vary along both sides, as captured content does? */
function isLaidOnPaper(
  { box, upright }: { readonly box: Box; readonly upright: boolean },
  luma: Float32Array,
  width: number,
  height: number,
): boolean {
  return [-BESIDE, BESIDE].every((away) => {
    const [x, y] = upright ? [box.x + away, box.y] : [box.x, box.y + away];
    if (x < 0 || y < 0 || x >= width || y >= height) return false;
    const count = upright ? Math.min(box.height, height - y) : Math.min(box.width, width - x);
    const step = upright ? width : 1;
    let [sum, squares] = [0, 0];
    for (let k = 0, i = y * width + x; k < count; k++, i += step) {
      sum += luma[i]!;
      squares += luma[i]! ** 2;
    }
    return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2)) > CANVAS;
  });
}
