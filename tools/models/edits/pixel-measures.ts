import { quantile } from '../../../src/engine/math/quantile.ts';
import { PATCH, type Patch } from './patches.ts';
import { surprises } from './surprise.ts';

/** Steps of the residues' bins: across, along, and the Laplacian. */
const RESIDUES = [2, 2, 4] as const;
const SIDE = 16;
const BINS = 2 * SIDE + 1;
const RESIDUE_BINS = RESIDUES.length * BINS;
/** Shares of contrast below paper up to which a pixel is paper, and from which it is ink. */
const PAPER = 0.12;
const INK = 0.75;

/** What the pixels of each word show; a measure is NaN where nothing could be measured. */
export interface PixelMeasures {
  /** `RESIDUE_BINS` square roots of shares. */
  readonly histogram: Float32Array;
  readonly scalars: readonly number[];
}

export function pixelMeasures(patches: readonly Patch[]): PixelMeasures[] {
  const tones = patches.map(tonesOf);
  const told = surprises(tones, 4);
  return patches.map((patch, k) => {
    const { histogram, scalars } = measured(patch);
    return { histogram, scalars: [...scalars, told[k]!] };
  });
}

function tonesOf({ pixels, own }: Patch): Uint32Array {
  const counts = new Uint32Array(256);
  for (let y = own.y0; y < own.y1; y++)
    for (let x = own.x0; x < own.x1; x++)
      counts[Math.max(0, Math.min(255, Math.round(pixels[y * PATCH.width + x]!)))]!++;
  return counts;
}

function measured({ pixels, own }: Patch): PixelMeasures {
  const values: number[] = [];
  for (let y = own.y0; y < own.y1; y++)
    for (let x = own.x0; x < own.x1; x++) values.push(pixels[y * PATCH.width + x]!);
  const paper = quantile(values, 0.8);
  const ink = quantile(values, 0.02);
  const contrast = Math.max(8, paper - ink);
  const lightest = paper - PAPER * contrast;
  const counts = RESIDUES.map(() => new Float32Array(BINS));
  const [across, along]: [number[], number[]] = [[], []];
  const sums = { x: 0, y: 0, laplacian: 0, bare: 0, even: 0, still: 0, calm: 0, flat: 0 };
  const put = (at: number, value: number): void => {
    const bin = Math.max(-SIDE, Math.min(SIDE, Math.round(value / RESIDUES[at]!)));
    counts[at]![bin + SIDE]!++;
  };
  for (let y = own.y0; y < own.y1; y++)
    for (let x = own.x0; x < own.x1; x++) {
      const i = y * PATCH.width + x;
      const v = pixels[i]!;
      if (x + 1 < own.x1) {
        const d = pixels[i + 1]! - v;
        put(0, d);
        across.push(Math.abs(d) / contrast);
        sums.x += (d / contrast) ** 2;
        if (v > lightest && pixels[i + 1]! > lightest) {
          sums.flat++;
          if (Math.abs(d) < 0.3) sums.still++;
          if (Math.abs(d) < 1) sums.calm++;
        }
      }
      if (y + 1 < own.y1) {
        const d = pixels[i + PATCH.width]! - v;
        put(1, d);
        along.push(Math.abs(d) / contrast);
        sums.y += (d / contrast) ** 2;
      }
      if (x === own.x0 || y === own.y0 || x + 1 >= own.x1 || y + 1 >= own.y1) continue;
      const [l, r, u, d] = [
        pixels[i - 1]!,
        pixels[i + 1]!,
        pixels[i - PATCH.width]!,
        pixels[i + PATCH.width]!,
      ];
      const laplacian = 4 * v - l - r - u - d;
      put(2, laplacian);
      sums.laplacian += (laplacian / contrast) ** 2;
      if (Math.min(v, l, r, u, d) <= lightest) continue;
      sums.bare++;
      sums.even += laplacian * laplacian;
    }
  const depths = values.map((v) => (paper - v) / contrast);
  const share = (from: number, to: number): number =>
    depths.filter((d) => d > from && d < to).length / Math.max(1, depths.length);
  const dark = share(INK, Infinity);
  const bare = values.filter((v) => v > lightest);
  const edges = sums.x + sums.y + 0.1;
  const histogram = new Float32Array(RESIDUE_BINS);
  counts.forEach((own, at) => {
    const total = Math.max(
      1,
      own.reduce((a, b) => a + b, 0),
    );
    own.forEach((count, bin) => (histogram[at * BINS + bin] = Math.sqrt(count / total)));
  });
  return {
    histogram,
    scalars: [
      ink,
      paper,
      Math.log(contrast),
      sums.bare > 0 ? Math.log(sums.even / sums.bare + 0.05) : NaN,
      sums.flat > 0 ? sums.still / sums.flat : NaN,
      sums.flat > 0 ? sums.calm / sums.flat : NaN,
      ...[0.9, 0.97, 1].map((q) => quantile(across, q)),
      ...[0.9, 0.97, 1].map((q) => quantile(along, q)),
      Math.log((sums.x + 0.1) / (sums.y + 0.1)),
      Math.log(sums.laplacian / edges + 0.01),
      (quantile(values, 1) - paper) / contrast,
      (quantile(values, 0.99) - paper) / contrast,
      Math.log((share(0.25, INK) + 0.01) / (dark + 0.02)),
      dark,
      deviation(depths.filter((d) => d > INK)),
      deviation(bare),
      (quantile(bare, 0.05) - paper) / contrast,
    ],
  };
}

/** NaN of fewer than four. */
function deviation(values: readonly number[]): number {
  if (values.length < 4) return NaN;
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  return Math.sqrt(values.reduce((a, v) => a + (v - mean) ** 2, 0) / values.length);
}
