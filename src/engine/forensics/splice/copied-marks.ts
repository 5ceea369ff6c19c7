import { FEW_TONES } from '../image/encoding.ts';
import type { ImageEvidence } from '../image/evidence.ts';
import type { Glyph } from '../image/glyphs.ts';
import { nothing, type ImageDetector } from '../image/image-detector.ts';

/** Paper with less noise than this does not make two prints of one thing differ. */
const LEAST_NOISE = 0.3;
/** Sizes may differ so much: the last compression shifts outlines. */
const SIZE = 2;
/** Shifts tried, pixels either way. */
const SHIFT = 1;
const RING = 2;

/**
 * The same stroke of a signature, the same stamp or logo twice, noise included. Whatever is stamped, signed or printed
 * twice and then scanned differs by the grain of the paper and by where it falls between pixels; a copy does not.
 */
export const copiedMarks: ImageDetector = {
  id: 'copied-marks',
  version: '1',
  group: 'splice',
  silentOn: FEW_TONES,
  sentence: 'A stamp, signature or other mark appears twice and is the same to the last speck.',
  measure: (image) => {
    const { noise, edge, mean } = image.blocks();
    const paper: number[] = [];
    for (let b = 0; b < noise.length; b += 3)
      if (edge[b]! < 12 && mean[b]! < 251 && mean[b]! > 100) paper.push(noise[b]!);
    paper.sort((a, b) => a - b);
    const usual = paper[paper.length >> 1] ?? 0;
    if (paper.length < 100 || usual < LEAST_NOISE) return nothing('no grain that would tell copies apart');
    const { marks } = image.ink();
    let best: { likeness: number; a: Glyph; b: Glyph } | null = null;
    for (const [i, a] of marks.entries())
      for (const b of marks.slice(i + 1)) {
        if (Math.abs(a.width - b.width) > SIZE || Math.abs(a.height - b.height) > SIZE) continue;
        if (Math.abs(a.ink - b.ink) > 0.08 * a.ink) continue;
        const likeness = likenessOf(image, a, b);
        if (!best || likeness > best.likeness) best = { likeness, a, b };
      }
    if (!best) return { value: 0, box: null, detail: `no two of ${marks.length} marks are of one size` };
    const { x, y, width, height } = best.b;
    return {
      value: best.likeness,
      box: { x, y, width, height },
      detail: `contrast of the mark is ${Math.exp(best.likeness).toFixed(1)} times its difference from the one at ${best.a.x}, ${best.a.y}; grain ${usual.toFixed(2)}`,
    };
  },
};

/** Log ratio of the spread within one mark to the difference between both, at the best of the shifts tried. */
function likenessOf({ luma, width, height }: ImageEvidence, a: Glyph, b: Glyph): number {
  const w = Math.min(a.width, b.width) + 2 * RING;
  const h = Math.min(a.height, b.height) + 2 * RING;
  let smallest = Infinity;
  let spread = 0;
  for (let sy = -SHIFT; sy <= SHIFT; sy++)
    for (let sx = -SHIFT; sx <= SHIFT; sx++) {
      const [bx, by] = [b.x - RING + sx, b.y - RING + sy];
      if (bx < 0 || by < 0 || bx + w > width || by + h > height) continue;
      let difference = 0;
      let offset = 0;
      let sum = 0;
      let squares = 0;
      for (let y = 0; y < h; y++)
        for (let x = 0; x < w; x++) {
          const va = luma[(a.y - RING + y) * width + a.x - RING + x]!;
          const d = va - luma[(by + y) * width + bx + x]!;
          difference += d * d;
          offset += d;
          sum += va;
          squares += va * va;
        }
      const n = w * h;
      // A copy may be a little lighter or darker than what it was copied from.
      smallest = Math.min(smallest, difference / n - (offset / n) ** 2);
      spread = squares / n - (sum / n) ** 2;
    }
  return smallest === Infinity ? 0 : 0.5 * Math.log((spread + 1) / (smallest + 1));
}
