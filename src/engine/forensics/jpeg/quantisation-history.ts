import { ZIGZAG } from './markers.ts';

/** How well each block fits the picture's own quantisation history. */
export interface HistoryMap {
  /** Log-likelihood ratio per block for not sharing the history of the others. */
  readonly ratios: Float32Array;
  /** How periodic the histograms are: 0 means that there is no history to compare with. */
  readonly periodicity: number;
}

/** Range of coefficient values whose histogram is looked at. */
const RANGE = 60;
const LOW_FREQUENCIES = 20;
/** Fewer textured blocks than this make no histogram. */
const MIN_BLOCKS = 200;
const MIN_PERIODICITY = 0.12;

/**
 * A picture compressed before has comb-shaped histograms of its coefficients (Popescu & Farid 2004; Bianchi & Piva
 * 2012). Blocks that were pasted or retyped afterwards do not keep to the teeth of the comb. The teeth are taken from
 * the picture itself: the histogram against its smoothed version.
 *
 * @param coefficient value of frequency `k` (natural order) of a block, in steps of the present quantisation
 */
export function historyMap(
  blocks: number,
  active: Uint8Array,
  coefficient: (block: number, k: number) => number,
): HistoryMap {
  const ratios = new Float32Array(blocks);
  let periodicity = 0;
  let count = 0;
  for (const a of active) count += a;
  if (count < MIN_BLOCKS) return { ratios, periodicity };
  const bins = 2 * RANGE + 1;
  for (let z = 1; z <= LOW_FREQUENCIES; z++) {
    const k = ZIGZAG[z]!;
    const histogram = new Float64Array(bins);
    for (let b = 0; b < blocks; b++) if (active[b] === 1) histogram[bin(coefficient(b, k))]!++;
    const even = histogram.map((v, i) => (v + histogram[bins - 1 - i]!) / 2);
    const raised = even.map((v, i) => (i === RANGE ? v : v + 0.5));
    const smooth = smoothed(raised);
    let total = 0;
    let sum = 0;
    let seen = 0;
    for (let i = 0; i < bins; i++) {
      const size = Math.abs(i - RANGE);
      if (size < 1 || size >= RANGE - 5) continue;
      total += raised[i]!;
      sum += smooth[i]!;
      seen += even[i]!;
    }
    if (seen < 150) continue;
    const table = new Float32Array(bins);
    let gain = 0;
    for (let i = 0; i < bins; i++) {
      const size = Math.abs(i - RANGE);
      if (size < 1 || size >= RANGE - 5) continue;
      const expected = raised[i]! / total;
      const ratio = Math.log((smooth[i]! / sum + 2e-4) / (expected + 2e-4));
      table[i] = Math.max(-2, Math.min(3, ratio));
      gain -= expected * ratio;
    }
    periodicity = Math.max(periodicity, gain);
    if (gain < MIN_PERIODICITY) continue;
    for (let b = 0; b < blocks; b++) ratios[b] = ratios[b]! + table[bin(coefficient(b, k))]!;
  }
  return { ratios, periodicity };
}

function bin(value: number): number {
  return Math.max(-RANGE, Math.min(RANGE, Math.round(value))) + RANGE;
}

const KERNEL = Array.from({ length: 25 }, (_, i) => Math.exp(-((i - 12) ** 2) / 32));

function smoothed(values: Float64Array): Float64Array {
  return values.map((_, i) => {
    let sum = 0;
    let weight = 0;
    for (const [j, w] of KERNEL.entries()) {
      sum += w * values[Math.max(0, Math.min(values.length - 1, i + j - 12))]!;
      weight += w;
    }
    return sum / weight;
  });
}
