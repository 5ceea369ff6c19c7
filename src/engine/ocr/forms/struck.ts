import { withCharacters } from '../../../contract/kept-characters.ts';
import type { TextLine } from '../../../contract/pages.ts';
import type { Box } from '../../../contract/geometry.ts';
import type { Raster } from '../../raster/page.ts';
import { strokesThrough, type Stroke } from './strokes-through.ts';

/** Pixels of height below which strokes and letters cannot be told apart: in a rendering, in a picture. */
const LEAST_HEIGHT = { sharp: 12, blurred: 20 } as const;
/** Looked at beyond both ends of a line, and maximum overhang of a stroke over the words it strikes out, in heights. */
const BEYOND = 2.2;
const OVERHANG = 1.5;
/** Share of a word's width under a stroke from which it is struck out. */
const STRUCK = 0.6;
/** Vertical fall of a line across its width, in heights, up to which its box can be looked at. */
const LEVEL = 0.5;
/** A word; "Mr/Mrs" is two. A long dash is a stroke itself. */
const WORD = /[^\s/]+/gu;
const SAYS_SOMETHING = /[\p{L}\d]/u;

/** "K.N.": who corrected signs beside it. */
const INITIALS = /(?:^|\s)(?:\p{Lu}\.){2,3}$/u;

/** Lines without the words that were struck out, and without the initials beside corrections: they are no values. */
export function withoutStruck(raster: Raster, lines: readonly TextLine[]): TextLine[] {
  const kept = lines.map((line) => withoutStruckWords(raster, line));
  const isCorrected = kept.some((line, i) => line !== lines[i]);
  return kept.flatMap((line) => (line && isCorrected ? withoutInitials(line) : line) ?? []);
}

function withoutInitials(line: TextLine): TextLine | null {
  const words = line.characters ? wordsOf(line, line.characters) : [];
  const last = words.at(-1);
  return last && INITIALS.test(line.text) ? withWords(line, words, new Set([last])) : line;
}

function withoutStruckWords(raster: Raster, line: TextLine): TextLine | null {
  const { text, box, characters } = line;
  const look = line.reader === 'text-layer' ? 'sharp' : 'blurred';
  if (characters?.length !== text.length || box.height < LEAST_HEIGHT[look] || isSlanted(line)) return line;
  const beyond = BEYOND * box.height;
  const left = Math.max(0, Math.floor(box.x - beyond));
  const around = { ...box, x: left, width: box.x + box.width - left + beyond };
  const words = wordsOf(line, characters);
  const struck = new Set(
    strokesThrough(cut(raster, around), look).flatMap((stroke) =>
      wordsUnder({ left: left + stroke.left, right: left + stroke.right }, words, box.height),
    ),
  );
  return struck.size === 0 ? line : withWords(line, words, struck);
}

const isSlanted = ({ quad, box }: TextLine): boolean =>
  quad !== undefined && Math.abs(quad[0].y - quad[1].y) > LEVEL * box.height;

interface Word extends Stroke {
  readonly text: string;
  /** Offsets in the line's text. */
  readonly from: number;
  readonly to: number;
}

const wordsOf = ({ text, box }: TextLine, characters: readonly number[]): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const to = index + word.length;
    return {
      text: word,
      from: index,
      to,
      left: characters[index]!,
      right: characters[to] ?? box.x + box.width,
    };
  });

function wordsUnder({ left, right }: Stroke, words: readonly Word[], height: number): readonly Word[] {
  const under = words.filter(
    (word) => Math.min(word.right, right) - Math.max(word.left, left) > STRUCK * (word.right - word.left),
  );
  const [first, last] = [under[0], under.at(-1)];
  if (!first || !last || !under.some(({ text }) => SAYS_SOMETHING.test(text))) return [];
  // What runs on is a rule of the form, on which the line stands too low.
  return first.left - left > OVERHANG * height || right - last.right > OVERHANG * height ? [] : under;
}

function withWords(line: TextLine, words: readonly Word[], struck: ReadonlySet<Word>): TextLine | null {
  const { second: _, ...rest } = line;
  const { text, box, characters } = line;
  const kept: number[] = [];
  let last = -1;
  for (const [i, { from, to }] of words.entries()) {
    if (struck.has(words[i]!)) continue;
    if (last >= 0) {
      // A bar stays only between two options.
      const [behind, before] = [
        offsets(words[last]!.to, words[last + 1]!.from),
        offsets(words[i - 1]!.to, from),
      ];
      kept.push(...(behind.some((at) => text[at] === '/') ? before : behind));
    }
    kept.push(...offsets(from, to));
    last = i;
  }
  if (last < 0) return null;
  const x = characters![kept[0]!]!;
  return {
    ...withCharacters(rest, kept, kept.map((i) => text[i]).join('')),
    box: { ...box, x, width: Math.max(1, words[last]!.right - x) },
  };
}

const offsets = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

function cut({ data, width, height }: Raster, box: Box): Raster {
  const [x, y] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
  const right = Math.min(width, Math.ceil(box.x + box.width));
  const bottom = Math.min(height, Math.ceil(box.y + box.height));
  const [w, h] = [Math.max(1, right - x), Math.max(1, bottom - y)];
  const out = new Uint8Array(w * h * 3);
  for (let row = 0; row < h; row++) {
    const from = ((y + row) * width + x) * 3;
    out.set(data.subarray(from, from + w * 3), row * w * 3);
  }
  return { data: out, width: w, height: h };
}
