import { windowSums } from '../image/block-statistics.ts';
import type { ImageEvidence } from '../image/evidence.ts';
import { nothing, type ImageDetector, type Measurement } from '../image/image-detector.ts';
import { historyMap } from './quantisation-history.ts';

/** Sum of absolute AC coefficients (dequantised) from which a block has texture. */
const TEXTURE = 30;

/** Parts of a JPEG that were not compressed together with the rest before. */
export const doubleQuantisation: ImageDetector = {
  id: 'double-quantisation',
  version: '1',
  group: 'jpeg',
  sentence: 'Part of the picture was not compressed together with the rest of it.',
  measure: (image) => {
    const coefficients = image.coefficients();
    if (!coefficients) return nothing('no readable JPEG coefficients');
    const { blocksWide, blocksHigh, values, table } = coefficients;
    const blocks = blocksWide * blocksHigh;
    const active = new Uint8Array(blocks);
    for (let b = 0; b < blocks; b++) {
      let texture = 0;
      for (let k = 1; k < 64; k++) texture += Math.abs(values[b * 64 + k]!) * table[k]!;
      if (texture > TEXTURE) active[b] = 1;
    }
    const { ratios, periodicity } = historyMap(blocks, active, (b, k) => values[b * 64 + k]!);
    return summarise(image, ratios, blocksWide, blocksHigh, periodicity);
  },
};

/** The window whose blocks together fit least, as the measured value. */
export function summarise(
  image: ImageEvidence,
  ratios: Float32Array,
  columns: number,
  rows: number,
  periodicity: number,
  origin = { x: 0, y: 0 },
): Measurement {
  if (periodicity < 0.12)
    return {
      value: 0,
      box: null,
      detail: `no earlier compression found (periodicity ${periodicity.toFixed(3)})`,
    };
  const [w, h] = [4, 2];
  const sums = windowSums(ratios, columns, rows, w, h);
  let best = 0;
  for (let i = 1; i < sums.length; i++) if (sums[i]! > sums[best]!) best = i;
  const value = Math.max(0, sums[best]!);
  const box = {
    x: origin.x + (best % columns) * 8,
    y: origin.y + Math.floor(best / columns) * 8,
    width: w * 8,
    height: h * 8,
  };
  const cells = { columns, rows, values: ratios.map((r) => Math.max(0, r / 2)) };
  return {
    value,
    box,
    cells,
    detail: `log-likelihood ratio ${sums[best]!.toFixed(1)} in ${w}×${h} blocks, periodicity ${periodicity.toFixed(2)}, picture ${image.width}×${image.height}`,
  };
}
