import type { ImageEvidence } from '../image/evidence.ts';
import type { Glyph } from '../image/glyphs.ts';
import type { Word } from './words.ts';

/** Added before the logarithm, as smaller residues are scan noise (chosen on drawn specimens, ADR 401). */
const RESIDUE_FLOOR = 0.01;
/** Range of the ratio of aspect ratios for two images of one character. */
const SAME_ASPECT = { from: 0.8, to: 1.25 } as const;
/** Centre of a pixel. */
const HALF = 0.5;

/** How a word's characters differ from the same characters elsewhere on the page ("twins"). */
export interface Likeness {
  /** Characters of the word that occur elsewhere in about the same size. */
  readonly compared: number;
  /** Median log ratios of height and width to the most similar twins. */
  readonly height: number;
  readonly width: number;
  /** Median of 1 − correlation with the most similar twin. */
  readonly difference: number;
  /** Median log of the smallest pixel difference to a twin, as a share of the ink's contrast. */
  readonly residue: number;
}

const SIDE = 12;
/** Side of the coarse shape compared first, and its minimum correlation: rejects most pairs. */
const COARSE = 4;
const ROUGHLY = 0.7;
/** Minimum correlation for two shapes to be the same character. */
const SAME = 0.86;
/** Twins compared pixel by pixel, the most similar first. */
const CLOSE = 10;
/** Maximum size ratio of compared characters. */
const SIZE = 1.22;
const MAX_COMPARED = 1_600;

interface Shaped {
  readonly glyph: Glyph;
  readonly word: number;
  readonly shape: Float32Array;
  readonly aspect: number;
}

interface Twin {
  readonly glyph: Glyph;
  readonly correlation: number;
}

/**
 * Compares every character with those of other words. Shapes are first scaled to one size, so that the same character
 * in another size is still recognised and the size difference measured.
 */
export function likenessOf(image: ImageEvidence, words: readonly Word[]): (Likeness | null)[] {
  const glyphs: Shaped[] = [];
  for (const [w, { glyphs: own }] of words.entries())
    for (const glyph of own) {
      if (glyphs.length >= MAX_COMPARED || glyph.height < 9 || glyph.width < 4) continue;
      const shape = shapeOf(image, glyph);
      if (shape) glyphs.push({ glyph, word: w, shape, aspect: glyph.width / glyph.height });
    }
  const bySize = [...glyphs].sort((a, b) => a.glyph.height - b.glyph.height);
  const perWord = new Map<number, Record<'heights' | 'widths' | 'differences' | 'residues', number[]>>();
  const twinsOf = twinsAmong(bySize);
  for (const [i, one] of bySize.entries()) {
    const twins = twinsOf[i]!;
    if (twins.length < 2) continue;
    const list = perWord.get(one.word) ?? { heights: [], widths: [], differences: [], residues: [] };
    twins.sort((a, b) => b.correlation - a.correlation);
    const nearest = twins.slice(0, 5);
    list.heights.push(Math.log(one.glyph.height / middle(nearest.map((t) => t.glyph.height))));
    list.widths.push(Math.log(one.glyph.width / middle(nearest.map((t) => t.glyph.width))));
    list.differences.push(1 - nearest[Math.min(1, nearest.length - 1)]!.correlation);
    const close = twins.slice(0, CLOSE).map((t) => residueOf(image, one.glyph, t.glyph));
    list.residues.push(Math.log(Math.min(...close) + RESIDUE_FLOOR));
    perWord.set(one.word, list);
  }
  return words.map((_, w) => {
    const list = perWord.get(w);
    return list
      ? {
          compared: list.heights.length,
          height: middle(list.heights),
          width: middle(list.widths),
          difference: middle(list.differences),
          residue: middle(list.residues),
        }
      : null;
  });
}

/** Twins in other words for each character; characters in ascending order of height. */
function twinsAmong(glyphs: readonly Shaped[]): Twin[][] {
  const fine = joined(glyphs.map((g) => g.shape));
  const coarse = joined(glyphs.map((g) => coarseOf(g.shape)));
  const twins = glyphs.map((): Twin[] => []);
  for (const [i, one] of glyphs.entries())
    for (let j = i + 1; j < glyphs.length; j++) {
      const other = glyphs[j]!;
      if (other.glyph.height > SIZE * one.glyph.height) break;
      const aspect = other.aspect / one.aspect;
      if (other.word === one.word || aspect > SAME_ASPECT.to || aspect < SAME_ASPECT.from) continue;
      if (product(coarse, i, j, COARSE * COARSE) < ROUGHLY) continue;
      const correlation = product(fine, i, j, SIDE * SIDE);
      if (correlation < SAME) continue;
      twins[i]!.push({ glyph: other.glyph, correlation });
      twins[j]!.push({ glyph: one.glyph, correlation });
    }
  return twins;
}

/** Dot product of the `i`th and `j`th vector of the given length. */
function product(pieces: Float32Array, i: number, j: number, length: number): number {
  const away = (j - i) * length;
  const end = (i + 1) * length;
  let sum = 0;
  for (let k = i * length; k < end; k++) sum += pieces[k]! * pieces[k + away]!;
  return sum;
}

function joined(pieces: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let next = 0;
  for (const piece of pieces) {
    all.set(piece, next);
    next += piece.length;
  }
  return all;
}

/** The character's luminance at 12 × 12, normalised for brightness and contrast: mean 0, length 1. */
function shapeOf({ luma, width }: ImageEvidence, g: Glyph): Float32Array | null {
  const out = new Float32Array(SIDE * SIDE);
  let mean = 0;
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const fx = g.x - HALF + ((x + HALF) / SIDE) * (g.width + 1) - HALF;
      const fy = g.y - HALF + ((y + HALF) / SIDE) * (g.height + 1) - HALF;
      const ix = Math.floor(fx);
      const iy = Math.floor(fy);
      const ax = fx - ix;
      const ay = fy - iy;
      const i = iy * width + ix;
      const v =
        (luma[i]! * (1 - ax) + luma[i + 1]! * ax) * (1 - ay) +
        (luma[i + width]! * (1 - ax) + luma[i + width + 1]! * ax) * ay;
      out[y * SIDE + x] = v;
      mean += v;
    }
  mean /= out.length;
  let squares = 0;
  for (let i = 0; i < out.length; i++) {
    out[i] = out[i]! - mean;
    squares += out[i]! ** 2;
  }
  return squares < 1 ? null : ofLengthOne(out);
}

/** The shape at 4 × 4, of length 1. */
function coarseOf(shape: Float32Array): Float32Array {
  const out = new Float32Array(COARSE * COARSE);
  const part = SIDE / COARSE;
  for (let i = 0; i < shape.length; i++) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    out[Math.floor(y / part) * COARSE + Math.floor(x / part)]! += shape[i]!;
  }
  return ofLengthOne(out);
}

function ofLengthOne(values: Float32Array): Float32Array {
  const scale = 1 / Math.max(1e-6, Math.sqrt(values.reduce((sum, v) => sum + v * v, 0)));
  return values.map((v) => v * scale);
}

/**
 * Root mean square difference of two characters over the spread within the first, at the best whole-pixel shift: near 0
 * for the same renderer at the same sub-pixel position, large for another font, size or renderer.
 */
function residueOf({ luma, width }: ImageEvidence, a: Glyph, b: Glyph): number {
  const [w, h] = [Math.max(a.width, b.width) + 2, Math.max(a.height, b.height) + 2];
  let smallest = Infinity;
  let spread = 1;
  for (let sy = -1; sy <= 1; sy++)
    for (let sx = -1; sx <= 1; sx++) {
      let sum = 0;
      let squares = 0;
      let difference = 0;
      for (let y = -1; y < h - 1 && difference < smallest; y++)
        for (let x = -1; x < w - 1; x++) {
          const va = luma[(a.y + y) * width + a.x + x]!;
          const d = va - luma[(b.y + y + sy) * width + b.x + x + sx]!;
          difference += d * d;
          sum += va;
          squares += va * va;
        }
      if (difference >= smallest) continue;
      smallest = difference;
      spread = squares / (w * h) - (sum / (w * h)) ** 2;
    }
  return Math.sqrt(smallest / (w * h) / Math.max(1, spread));
}

function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}
