import { sharedArea, type Box } from '../../../contract/geometry.ts';
import type { PageMark, TextLine } from '../../../contract/pages.ts';
import { blobsOf, rowEnds, type Blob } from '../blobs.ts';
import type { InkMap } from './ink.ts';

/** Maximum share of a mark inside print, and inside another mark; confidence without swing, and at most (set by hand, ADR 401). */
const IN_PRINT = 0.6;
const IN_MARK = 0.4;
const CONFIDENCE = { least: 0.45, most: 0.95 } as const;

/** Longer runs of ink, as a share of the page's width, are rules, not pen strokes. */
const RULE = 0.11;
const MIN_WIDTH = 0.06;
const MAX_WIDTH = 0.42;
const MIN_HEIGHT = 0.016;
const MAX_HEIGHT = 0.16;
const MIN_PROPORTION = 1.25;
const MAX_PROPORTION = 9;
/** Handwriting covers little of its box; photographs and print cover more. */
const MIN_FILL = 0.02;
const MAX_FILL = 0.24;
/** Minimum share of rows whose ends move. */
const MIN_SWING = 0.5;
/** Confidence from which text is print. */
const PRINT = 0.8;

/** Signatures: connected thin strokes, wider than high, that are not print. */
export function findSignatures(
  { strong, width, height, scale }: InkMap,
  lines: readonly TextLine[],
  others: readonly PageMark[],
): PageMark[] {
  const strokes = withoutRules(strong, width, height);
  const longest = Math.max(width, height);
  return blobsOf(strokes, width, height, 2, 40).flatMap((blob): PageMark[] => {
    const w = blob.right - blob.left + 1;
    const h = blob.bottom - blob.top + 1;
    const fill = blob.area / (w * h);
    if (
      w < MIN_WIDTH * longest ||
      w > MAX_WIDTH * longest ||
      h < MIN_HEIGHT * longest ||
      h > MAX_HEIGHT * longest
    )
      return [];
    if (w < MIN_PROPORTION * h || w > MAX_PROPORTION * h || fill < MIN_FILL || fill > MAX_FILL) return [];
    const box = { x: blob.left / scale, y: blob.top / scale, width: w / scale, height: h / scale };
    if (
      lines.some(
        (line) => line.confidence >= PRINT && line.text.length > 2 && shareInside(line.box, box) > IN_PRINT,
      )
    )
      return [];
    if (others.some((mark) => shareInside(box, mark.box) > IN_MARK)) return [];
    const swing = slantedShare(blob);
    return swing < MIN_SWING
      ? []
      : [{ kind: 'signature', box, confidence: Math.min(CONFIDENCE.most, CONFIDENCE.least + swing / 2) }];
  });
}

/** Removes long horizontal and vertical runs: rules, table borders, underlines. */
function withoutRules(ink: Uint8Array, width: number, height: number): Uint8Array {
  const out = ink.slice();
  const limit = Math.round(RULE * width);
  // Vertical runs are counted for all columns at once, in memory order.
  const down = new Int32Array(width);
  for (let y = 0; y <= height; y++) {
    let across = 0;
    for (let x = 0, at = y * width; x <= width; x++, at++) {
      const isInk = y < height && x < width && ink[at] === 1;
      if (isInk) across++;
      else {
        if (across >= limit) out.fill(0, at - across, at);
        across = 0;
      }
      if (x === width) break;
      if (isInk) down[x]!++;
      else {
        if (down[x]! >= limit) for (let k = y - down[x]!; k < y; k++) out[k * width + x] = 0;
        down[x] = 0;
      }
    }
  }
  return out;
}

/** Share of the blob's rows whose ends differ from the row above: pen strokes are slanted, frames are not. */
function slantedShare(blob: Blob): number {
  const rows = rowEnds(blob);
  const moved = rows.filter((row, i) => {
    const above = rows[i - 1];
    return above?.y === row.y - 1 && (above.first !== row.first || above.last !== row.last);
  });
  return moved.length / Math.max(1, blob.bottom - blob.top);
}

/** Share of `inner` that lies inside `outer`. */
function shareInside(inner: Box, outer: Box): number {
  const shared = sharedArea(inner, outer);
  return shared === 0 ? 0 : shared / (inner.width * inner.height);
}
