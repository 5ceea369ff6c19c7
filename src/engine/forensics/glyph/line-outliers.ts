import { quantile } from '../image/block-statistics.ts';
import type { ImageEvidence } from '../image/evidence.ts';
import { glyphLines, type Glyph } from '../image/glyphs.ts';
import { nothing, type ImageDetector } from '../image/image-detector.ts';

/** What is measured on every glyph, and the spread below which a difference is never an oddity. */
const FEATURES = [
  { name: 'baseline', floor: 0.7 },
  { name: 'darkest ink', floor: 5 },
  { name: 'edge sharpness', floor: 0.035 },
  { name: 'paper around it', floor: 1.2 },
  { name: 'noise around it', floor: 0.25 },
] as const;

/** Lines with fewer glyphs have no usual look. */
const MIN_LINE = 6;

/** Neighbouring characters that together differ from the rest of their line: retyped or pasted ones. */
export const lineOutliers: ImageDetector = {
  id: 'line-outliers',
  version: '1',
  group: 'glyph',
  sentence: 'Some characters of a line differ from their neighbours in ink, sharpness, paper or baseline.',
  measure: (image) => {
    const lines = glyphLines(image.glyphs()).filter((line) => line.length >= MIN_LINE);
    if (lines.length < 3) return nothing('too few lines of text');
    const page = pageSpread(image, lines);
    let best = { value: 0, run: [] as Glyph[], name: '' };
    for (const [index, line] of lines.entries()) {
      const found = oddRun(line, page.features[index]!, page.spread);
      if (found.value > best.value) best = found;
    }
    if (best.run.length === 0) return { value: 0, box: null, detail: 'no odd characters' };
    const [first, last] = [best.run[0]!, best.run.at(-1)!];
    const y = Math.min(...best.run.map((g) => g.y));
    const box = {
      x: first.x,
      y,
      width: last.x + last.width - first.x,
      height: Math.max(...best.run.map((g) => g.y + g.height)) - y,
    };
    return {
      value: best.value,
      box,
      detail: `${best.run.length} characters odd by ${best.value.toFixed(1)} in ${best.name}; ${lines.length} lines`,
    };
  },
};

function pageSpread(
  image: ImageEvidence,
  lines: readonly Glyph[][],
): { features: number[][][]; spread: number[] } {
  const features = lines.map((line) => line.map((g) => measureGlyph(image, g)));
  const spread = FEATURES.map((feature, f) => {
    const deviations = features.flatMap((line) => {
      const middle = quantile(
        line.map((v) => v[f]!),
        0.5,
      );
      return line.map((v) => Math.abs(v[f]! - middle));
    });
    return Math.max(feature.floor, 1.4826 * quantile(deviations, 0.5));
  });
  return { features, spread };
}

/** The run of 2–12 neighbours whose median deviates most; the same sign for all, so that single misfits do not count. */
function oddRun(
  line: readonly Glyph[],
  values: readonly number[][],
  spread: readonly number[],
): { value: number; run: Glyph[]; name: string } {
  let best = { value: 0, run: [] as Glyph[], name: '' };
  for (const [f, feature] of FEATURES.entries()) {
    const all = values.map((v) => v[f]!);
    const middle = quantile(all, 0.5);
    const own = Math.max(
      spread[f]!,
      1.4826 *
        quantile(
          all.map((v) => Math.abs(v - middle)),
          0.5,
        ),
    );
    const z = all.map((v) => (v - middle) / own);
    for (let from = 0; from < z.length; from++) {
      let least = Infinity;
      for (let to = from; to < Math.min(z.length, from + 12); to++) {
        if (Math.sign(z[to]!) !== Math.sign(z[from]!)) break;
        least = Math.min(least, Math.abs(z[to]!));
        const length = to - from + 1;
        if (length < 2 || length > z.length * 0.6) continue;
        const value = least * Math.sqrt(Math.min(length, 6));
        if (value > best.value) best = { value, run: line.slice(from, to + 1), name: feature.name };
      }
    }
  }
  return best;
}

function measureGlyph(image: ImageEvidence, g: Glyph): number[] {
  const { luma, width } = image;
  const ring: number[] = [];
  let darkest = 255;
  let steepest = 0;
  let noise = 0;
  let noisy = 0;
  for (let y = g.y - 3; y < g.y + g.height + 3; y++)
    for (let x = g.x - 3; x < g.x + g.width + 3; x++) {
      const i = y * width + x;
      const v = luma[i]!;
      const outside = y < g.y - 1 || y > g.y + g.height || x < g.x - 1 || x > g.x + g.width;
      if (outside) {
        ring.push(v);
        noise += Math.abs(2 * v - luma[i - 1]! - luma[i + 1]!);
        noisy++;
      } else {
        darkest = Math.min(darkest, v);
        steepest = Math.max(
          steepest,
          Math.abs(luma[i + 1]! - luma[i - 1]!),
          Math.abs(luma[i + width]! - luma[i - width]!),
        );
      }
    }
  const paper = quantile(ring, 0.6);
  return [
    g.y + g.height,
    darkest,
    steepest / Math.max(20, 2 * (paper - darkest)),
    paper,
    noise / Math.max(1, noisy),
  ];
}
