import { addTo } from '../../../contract/lists-by-key.ts';
import { unionOf, type Box } from '../../../contract/geometry.ts';
import type { Glyph } from '../image/glyphs.ts';

/**
 * Minimum gap between letters of a word in glyph widths (negative: they may overlap), and their maximum height ratio
 * (chosen on drawn specimens, ADR 401).
 */
const OVERLAP = -0.4;
const SAME_WORD = 2.2;

/** Adjacent characters: a word, or a number with its separators. */
export interface Word {
  readonly box: Box;
  /** From left to right. */
  readonly glyphs: readonly Glyph[];
}

/** Maximum gap between characters of a word, in heights of the taller one. */
const GAP = 0.55;
/** Minimum vertical overlap of neighbours, as a share of the lower one's height. */
const LEVEL = 0.5;
const MIN_GLYPHS = 2;
/** Cell size of the grid for looking up glyphs, pixels. */
const CELL = 64;

/**
 * Groups characters into words by position alone, without reading them; slanted lines of photographs work. Groups of
 * fewer than two characters are dropped.
 */
export function wordsOf(glyphs: readonly Glyph[]): Word[] {
  const cells = new Map<number, number[]>();
  const key = (x: number, y: number): number => (y >> 6) * 4096 + (x >> 6);
  glyphs.forEach((g, i) => addTo(cells, key(g.x, g.y + (g.height >> 1)), i));
  const next = new Int32Array(glyphs.length).fill(-1);
  const taken = new Uint8Array(glyphs.length);
  const order = glyphs.map((_, i) => i).sort((a, b) => glyphs[a]!.x - glyphs[b]!.x);
  for (const i of order) {
    const g = glyphs[i]!;
    const right = g.x + g.width;
    const middle = g.y + (g.height >> 1);
    let best = -1;
    let nearest = Infinity;
    for (let dy = -CELL; dy <= CELL; dy += CELL)
      for (let dx = 0; dx <= 2 * CELL; dx += CELL)
        for (const j of cells.get(key(g.x + dx, middle + dy)) ?? []) {
          const n = glyphs[j]!;
          if (j === i || taken[j] === 1 || n.x <= g.x) continue;
          const gap = n.x - right;
          if (gap > GAP * Math.max(g.height, n.height) || gap < OVERLAP * g.width) continue;
          const common = Math.min(g.y + g.height, n.y + n.height) - Math.max(g.y, n.y);
          const level = common / Math.min(g.height, n.height);
          if (level < LEVEL || Math.max(g.height, n.height) > SAME_WORD * Math.min(g.height, n.height))
            continue;
          if (gap < nearest) [nearest, best] = [gap, j];
        }
    if (best < 0) continue;
    next[i] = best;
    taken[best] = 1;
  }
  const words: Word[] = [];
  for (const i of order) {
    if (taken[i] === 1) continue;
    const chain: Glyph[] = [];
    for (let j = i; j >= 0; j = next[j]!) chain.push(glyphs[j]!);
    if (chain.length >= MIN_GLYPHS) words.push({ glyphs: chain, box: unionOf(chain) });
  }
  return words;
}
