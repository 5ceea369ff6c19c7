import type { Raster } from '../../raster/page.ts';
import { certaintyOfLetters, sameLetters, type LineReader, type LineReading } from '../line-reader.ts';
import { isOrnament } from '../ornament.ts';
import { withBlanksFrom } from './blanks.ts';
import { decodeLine } from './decode.ts';
import { mended } from './mended.ts';
import { classProbabilities } from './recognise.ts';
import { stretched } from './stretch.ts';

/**
 * The recogniser resolves at most one character per eight pixels: below two of its steps per character it merges
 * neighbours (measured: 1.3 % wrong at 12–14 pixels per character, 0.2 % at 22 and more).
 */
const CRAMPED_PITCH = 16;
/** Stretch factors for rereading a doubtful line; the second only if holes remain. */
const LOOKS = [
  { stretch: 1.35, isAskedFor: isDoubtful },
  { stretch: 1.9, isAskedFor: isHoled },
] as const;
/** Minimum confidence at which a cramped line is not reread. */
const MIN_CHARACTER_CONFIDENCE = 0.9;
/** Less cramped lines are reread if a letter is below this confidence. */
const CLOSE_PITCH = 20;
const UNSURE_LETTER = 0.8;
/** Below this mean confidence letters were merged evenly, without a visible hole. */
const UNSURE = 0.8;
/** A character distance this many times the usual one is a hole: something was dropped. */
const HOLE = 2.1;
/** A stretched reading wins unless its confidence is lower by more than this. */
const LESS_SURE = 0.03;

/** PP-OCR as a line reader. */
export const ppocrReader: LineReader = {
  name: 'ppocr',
  read: async (crop) => mended(await readLine(crop, () => false)),
};

/** PP-OCR's reading, given another reader's text: no second look if both agree. */
export const readSettledBy = async (crop: Raster, seen: string): Promise<LineReading> =>
  mended(await readLine(crop, ({ text }) => sameLetters(text, seen)));

/**
 * Recognises a crop, and rereads it stretched if in doubt.
 *
 * @param isSettled called with the first reading; if true, there is no second look.
 */
async function readLine(crop: Raster, isSettled: (line: LineReading) => boolean): Promise<LineReading> {
  let best = decodeLine(await classProbabilities(crop));
  if (isSettled(best)) return best;
  for (const { stretch, isAskedFor } of LOOKS) {
    if (!isAskedFor(best, crop.width)) break;
    const wide = decodeLine(await classProbabilities(stretched(crop, stretch)));
    if (losesBlanks(best.text, wide.text)) continue;
    if (sureness(wide) >= sureness(best) - LESS_SURE)
      best = withBlanksFrom({ ...wide, centres: wide.centres.map((x) => x / stretch) }, best);
  }
  return best;
}

/** Mean confidence of letters: blanks are always guessed, and a reading without blanks would look more certain. */
function sureness(reading: LineReading): number {
  const letters = certaintyOfLetters(reading);
  return letters.length === 0 ? reading.confidence : letters.reduce((sum, p) => sum + p, 0) / letters.length;
}

/** Overstretched lines lose their blanks: "Thisservestoconfirmthat". */
function losesBlanks(before: string, after: string): boolean {
  const blanks = (text: string): number => text.split(' ').length - 1;
  return blanks(before) >= 2 && blanks(after) < 0.7 * blanks(before);
}

/** Doubts in small print, or a hole anywhere: dropped letters make the rest look widely set. */
function isDoubtful(line: LineReading, width: number): boolean {
  if (line.text.length < 4 || isOrnament(line.text)) return false;
  const cramped = width / line.text.length < CRAMPED_PITCH;
  const close = width / line.text.length < CLOSE_PITCH;
  return (
    (cramped && !isSure(line, MIN_CHARACTER_CONFIDENCE)) ||
    (close && !isSure(line, UNSURE_LETTER)) ||
    isHoled(line, width)
  );
}

/** Were letters dropped, in one place or evenly? */
function isHoled(line: LineReading, width: number): boolean {
  if (line.text.length < 4 || isOrnament(line.text)) return false;
  return line.confidence < UNSURE || hasHole(line, width);
}

const isSure = (reading: LineReading, least: number): boolean =>
  certaintyOfLetters(reading).every((value) => value >= least);

function hasHole({ text, centres }: LineReading, width: number): boolean {
  const gaps = centres.slice(1).map((x, i) => x - centres[i]!);
  const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? 0;
  // A region has equal margins at both ends: a much larger one means dropped letters.
  const [head, tail] = [centres[0] ?? 0, width - (centres.at(-1) ?? width)];
  if (Math.abs(tail - head) > HOLE * usual) return true;
  return gaps.some((gap, i) => gap > HOLE * usual && text[i] !== ' ' && text[i + 1] !== ' ');
}
