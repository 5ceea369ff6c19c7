import { message } from '../../../contract/messages/message.ts';
import { FEW_TONES } from '../image/encoding.ts';
import type { ImageEvidence } from '../image/evidence.ts';
import { median } from '../../math/quantile.ts';
import { nothing, type ImageDetector } from '../image/image-detector.ts';
import { blocksAround } from './blocks-around.ts';
import { sharpnessWithin, usualSharpness } from './steep-runs.ts';
import { whiteBoxes, whiteShare, type WhiteBox } from './white-boxes.ts';

/** Share of white pixels above which white is the paper itself. */
const COMMON = 0.06;
/** White share of a box; the rest is text. An empty box is a redaction or a label. */
const [LEAST_WHITE, MOST_WHITE] = [0.45, 0.95];
/**
 * Minimum white share of each outermost line, maximum share of the lines beyond: highlights and labels fade out
 * instead.
 */
const FILLED = 0.55;
const BEYOND = 0.2;
/** If a tenth of the edges is sharper than this, the picture is a rendering or was sharpened. */
const RENDERED = 0.76;
/** Minimum share of the edge step within one pixel, … */
const SHARP = 0.66;
/** … and how much it must exceed the sharpest tenth of the picture's other edges. */
const SHARPER = 0.05;
/** Minimum edges of the print in a box to measure its sharpness. */
const MIN_EDGES = 80;
/** Paper around a box: minimum difference from white, minimum grain. */
const DARKER = 6;
const GRAIN = 0.1;
/** Maximum gradient of a block of paper. */
const MAX_PAPER_GRADIENT = 16;
/** More such boxes are part of the form. */
const MAX_BOXES = 3;
/** Margin of the picture, where scanner apps print their names. */
const EDGE = 0.04;

/**
 * A pure white rectangle on paper that is not white, its edge and text sharper than anything captured: what a paint
 * program or a phone's markup editor puts over a value before typing another. The edge alone is not enough: that of an
 * overexposed white field is sharp as well.
 */
export const whiteBox: ImageDetector = {
  id: 'white-box',
  version: '1',
  group: 'splice',
  silentOn: FEW_TONES,
  // In tenths of a step. Highest of some 400 forms with white fields, overexposed on purpose: 1.0; boxes typed in:
  // 1.7–3.6.
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

/** Is the paper around a box darker than white and grainy, hence captured? */
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
