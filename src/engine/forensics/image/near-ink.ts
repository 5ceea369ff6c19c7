import type { Box } from '../../../contract/geometry.ts';
import type { ImageEvidence } from './evidence.ts';

/**
 * 1 at pixels of a window that are ink (`limit` or darker) or within `reach` pixels of ink in both directions; the rest
 * is paper. Row by row.
 */
export function nearInk(
  { luma, width }: Pick<ImageEvidence, 'luma' | 'width'>,
  { x: x0, y: y0, width: w, height: h }: Box,
  limit: number,
  reach: number,
): Uint8Array {
  const near = new Uint8Array(w * h);
  for (let y = 0; y < h; y++) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(h - 1, y + reach)];
    // Within a run of ink, only the last column around each pixel is not marked yet.
    let marked = 0;
    for (let x = 0; x < w; x++) {
      if (luma[(y0 + y) * width + x0 + x]! > limit) continue;
      const last = Math.min(w - 1, x + reach);
      for (let dx = Math.max(marked, x - reach); dx <= last; dx++)
        for (let dy = top; dy <= bottom; dy++) near[dy * w + dx] = 1;
      marked = last + 1;
    }
  }
  return near;
}
