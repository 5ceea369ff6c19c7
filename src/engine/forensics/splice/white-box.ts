import { message } from '../../../contract/messages/message.ts';
import { FEW_TONES } from '../image/encoding.ts';
import type { ImageEvidence } from '../image/evidence.ts';
import { median } from '../../math/quantile.ts';
import { nothing, type ImageDetector } from '../image/image-detector.ts';
import { blocksAround } from './blocks-around.ts';
import { sharpnessWithin, usualSharpness } from './steep-runs.ts';
import { whiteBoxes, whiteShare, type WhiteBox } from './white-boxes.ts';

/** Share of white pixels from which white is the paper itself. */
const COMMON = 0.06;
/** Share of a box that is white: the rest was written there. An empty one is a redaction or a label. */
const [LEAST_WHITE, MOST_WHITE] = [0.45, 0.95];
/** White along each outermost line, and beyond it: a rectangle ends where a light or a label fades. */
const FILLED = 0.55;
const BEYOND = 0.2;
/** Where a tenth of the edges is sharper than this, the picture was never seen by a lens, or was sharpened since. */
const RENDERED = 0.76;
/** Share of its step that a rim takes at once, at least … */
const SHARP = 0.66;
/** … and how much more than a tenth of the other edges of the picture do. */
const SHARPER = 0.05;
/** Edges of the print in a box from which its sharpness is known. */
const MIN_EDGES = 80;
/** The paper around: darker than white by so much, and with so much grain. */
const DARKER = 6;
const GRAIN = 0.1;
/** Gradient up to which a block holds paper. */
const MAX_PAPER_GRADIENT = 16;
/** More boxes of the kind are how the form is printed. */
const MAX_BOXES = 3;
/** Scanner applications write their names along the edges. */
const EDGE = 0.04;

/**
 * A rectangle of pure white on paper that is not white, whose rim, and the print in it, are sharper than anything the lens
 * or scanner saw: what a paint program or a phone's markup editor lays over a value before another one is typed. The rim
 * alone tells too little: that of a white field is sharp, too, where its light is cut off.
 */
export const whiteBox: ImageDetector = {
  id: 'white-box',
  version: '1',
  group: 'splice',
  silentOn: FEW_TONES,
  // In tenths of a step. Of some 400 forms with white fields, overexposed on purpose, the highest was 1.0; boxes typed in 1.7–3.6.
  strongFrom: 1.5,
  says: message('pictureFindings.whiteBox'),
  measure: (image) => {
    const { luma, width, height } = image;
    const share = whiteShare(luma);
    if (share > COMMON) return nothing(`white is common here (${(100 * share).toFixed(0)} %)`);
    const boxes = whiteBoxes(luma, width, height).filter((one) => isWritten(one) && isInside(one, image));
    if (boxes.length === 0 || boxes.length > MAX_BOXES)
      return { value: 0, box: null, detail: `${boxes.length} white boxes` };
    const edges = usualSharpness(luma, width, height);
    if (edges === null) return nothing('too few edges to compare');
    const { usual, sharpest } = edges;
    if (sharpest > RENDERED)
      return { value: 0, box: null, detail: `print as sharp as any rim (${sharpest.toFixed(2)})` };
    const best = boxes
      .filter((one) => one.rim >= Math.max(SHARP, sharpest + SHARPER) && isOnPaper(one, image))
      .map((one) => ({ one, typed: sharpnessWithin(luma, width, one.box, 1, MIN_EDGES)?.usual ?? 0 }))
      .sort((a, b) => b.typed - a.typed)[0];
    if (!best || best.typed <= usual)
      return { value: 0, box: null, detail: 'white places whose rims or print are as soft as the page' };
    return {
      value: 10 * (best.typed - usual),
      box: best.one.box,
      detail: `a quarter of the edges of its print takes more than ${best.typed.toFixed(2)} of a step in a pixel, of the page ${usual.toFixed(2)}, its rim ${best.one.rim.toFixed(2)}; ${(100 * best.one.white).toFixed(0)} % of the box is white, ${(100 * share).toFixed(2)} % of the picture`,
    };
  },
};

function isWritten({ white, filled, beyond }: WhiteBox): boolean {
  return white >= LEAST_WHITE && white <= MOST_WHITE && filled >= FILLED && beyond <= BEYOND;
}

function isInside({ box }: WhiteBox, { width, height }: ImageEvidence): boolean {
  const [x, y] = [EDGE * width, EDGE * height];
  return box.x >= x && box.y >= y && box.x + box.width <= width - x && box.y + box.height <= height - y;
}

/** The paper around a box is less than white, and was seen by a lens or a scanner: it has grain. */
function isOnPaper({ box }: WhiteBox, image: ImageEvidence): boolean {
  const blocks = image.blocks();
  const place = {
    x0: box.x >> 3,
    y0: box.y >> 3,
    x1: (box.x + box.width) >> 3,
    y1: (box.y + box.height) >> 3,
  };
  const paper = blocksAround(blocks, place, 1, 4).filter((b) => blocks.edge[b]! < MAX_PAPER_GRADIENT);
  if (paper.length < 12) return false;
  return (
    median(paper.map((b) => blocks.mean[b]!)) <= 255 - DARKER &&
    median(paper.map((b) => blocks.noise[b]!)) >= GRAIN
  );
}
