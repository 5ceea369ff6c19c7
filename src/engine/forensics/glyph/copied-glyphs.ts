import { FEW_TONES } from '../image/encoding.ts';
import { addTo } from '../../../contract/lists-by-key.ts';
import { quantile } from '../../math/quantile.ts';
import type { ImageEvidence } from '../image/evidence.ts';
import type { Glyph } from '../image/glyphs.ts';
import { nothing, type ImageDetector } from '../image/image-detector.ts';
import { isRendering } from '../image/rendering.ts';

/** So many glyphs of one size are compared with each other; more say the same. */
const MAX_PER_SIZE = 300;
const RING = 2;

/**
 * Characters that are the same pixel by pixel, noise included, in a picture where no two prints of a character are:
 * digits copied from elsewhere on the page.
 */
export const copiedGlyphs: ImageDetector = {
  id: 'copied-glyphs',
  version: '2',
  group: 'glyph',
  silentOn: FEW_TONES,
  sentence: 'Characters of the picture are exact copies of each other, noise included.',
  measure: (image) => {
    if (isRendering(image)) return { value: 0, box: null, detail: 'characters of a rendering are alike' };
    const nearest = nearestTwins(image);
    const distances = nearest.map((n) => n.distance);
    if (distances.length < 25) return nothing('too few characters of the same size to compare');
    const usual = quantile(distances, 0.15);
    // In clean renderings equal characters are equal everywhere.
    if (usual < 1.2)
      return { value: 0, box: null, detail: `characters are alike everywhere (${usual.toFixed(2)})` };
    let best = nearest[0]!;
    for (const n of nearest) if (n.distance < best.distance) best = n;
    const value = Math.log((usual + 0.5) / (best.distance + 0.5));
    const { x, y, width, height } = best.glyph;
    return {
      value,
      box: { x, y, width, height },
      detail: `nearest twins differ by ${best.distance.toFixed(2)}, usual ${usual.toFixed(2)}, ${distances.length} characters`,
    };
  },
};

interface Twin {
  readonly glyph: Glyph;
  /** Root mean square difference to the most similar glyph of the same size. */
  readonly distance: number;
}

function nearestTwins(image: ImageEvidence): Twin[] {
  const bySize = new Map<number, Glyph[]>();
  for (const glyph of image.ink().glyphs) {
    // Thin strokes are alike by nature.
    if (glyph.width * glyph.height < 60 || glyph.width < 5) continue;
    addTo(bySize, glyph.width * 1000 + glyph.height, glyph);
  }
  const twins: Twin[] = [];
  for (const glyphs of bySize.values()) {
    if (glyphs.length < 2) continue;
    const some = glyphs.slice(0, MAX_PER_SIZE);
    const patches = some.map((g) => patch(image, g));
    for (const [i, glyph] of some.entries()) {
      let smallest = Infinity;
      for (let j = 0; j < some.length; j++)
        if (j !== i) smallest = difference(patches[i]!, patches[j]!, smallest);
      twins.push({ glyph, distance: Math.sqrt(smallest / patches[i]!.length) });
    }
  }
  return twins;
}

function patch(image: ImageEvidence, g: Glyph): Float32Array {
  const w = g.width + 2 * RING;
  const h = g.height + 2 * RING;
  const out = new Float32Array(w * h);
  for (let y = 0; y < h; y++)
    out.set(
      image.luma.subarray(
        (g.y - RING + y) * image.width + g.x - RING,
        (g.y - RING + y) * image.width + g.x - RING + w,
      ),
      y * w,
    );
  return out;
}

/** Sum of squared differences, given up once it exceeds the best so far. */
function difference(a: Float32Array, b: Float32Array, limit: number): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) {
    const d = a[i]! - b[i]!;
    sum += d * d;
    if (sum > limit) return limit;
  }
  return sum;
}
