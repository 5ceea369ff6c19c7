import { extentOf, type Rectangle } from './matrix.ts';
import type { PaintedGlyph } from './painted.ts';

/** Glyphs that read as one piece of text on one baseline. */
export interface TextRun {
  readonly text: string;
  readonly box: Rectangle;
  readonly size: number;
  /** Baseline. */
  readonly y: number;
  readonly glyphs: readonly PaintedGlyph[];
}

/** Gap, in font sizes, from which there is a space, or another column. */
const SPACE = 0.16;
const COLUMN = 1.1;

/** Groups glyphs into runs by position, regardless of painting order. */
export function textRuns(glyphs: readonly PaintedGlyph[], column = COLUMN): TextRun[] {
  const sorted = glyphs.filter((g) => g.upright).sort((a, b) => b.y - a.y || a.x - b.x);
  const lines: PaintedGlyph[][] = [];
  for (const glyph of sorted) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && Math.abs(first.y - glyph.y) < 0.3 * Math.min(first.size, glyph.size))
      line.push(glyph);
    else lines.push([glyph]);
  }
  return lines.flatMap((line) => splitLine(line, column));
}

function splitLine(line: PaintedGlyph[], column: number): TextRun[] {
  const runs: PaintedGlyph[][] = [];
  for (const glyph of line.sort((a, b) => a.x - b.x)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && glyph.x - last.box.x1 < column * Math.max(glyph.size, last.size)) run.push(glyph);
    else runs.push([glyph]);
  }
  return runs.map(toRun);
}

function toRun(glyphs: PaintedGlyph[]): TextRun {
  let text = '';
  for (const [k, glyph] of glyphs.entries()) {
    const before = glyphs[k - 1];
    if (before && glyph.x - before.box.x1 > SPACE * glyph.size) text += ' ';
    text += glyph.text;
  }
  return { text, box: extentOf(glyphs), size: glyphs[0]!.size, y: glyphs[0]!.y, glyphs };
}

/** Words: runs split at spaces, each with its own box. */
export function words(glyphs: readonly PaintedGlyph[]): TextRun[] {
  return textRuns(glyphs, SPACE);
}

/** Text that glyphs show, run by run. */
export const lookOf = (glyphs: readonly PaintedGlyph[]): string =>
  textRuns(glyphs)
    .map(({ text }) => text)
    .join(' ');

/** Normalises text for comparison: letters and digits only, upper case. */
export function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The words of a text in that form. */
export const bareWords = (text: string): string[] => text.split(/\s+/).map(bare).filter(Boolean);
