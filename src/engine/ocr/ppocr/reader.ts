import type { Raster } from '../../raster/page.ts';
import { certaintyOfLetters, sameLetters, type LineReader, type LineReading } from '../line-reader.ts';
import { isOrnament } from '../ornament.ts';
import { withBlanksFrom } from './blanks.ts';
import { decodeLine } from './decode.ts';
import { mended } from './mended.ts';
import { classProbabilities } from './recognise.ts';
import { stretched } from './stretch.ts';

/**
 * The recogniser sees one character per eight pixels at most: in lines set closer than two of its steps per character
 * it merges neighbours (measured: 12–14 pixels a character 1.3 % wrong, 22 and more 0.2 %).
 */
const CRAMPED_PITCH = 16;
/** So much wider a doubtful line is looked at again; once more where even that leaves holes. */
const LOOKS = [
  { stretch: 1.35, isAskedFor: isDoubtful },
  { stretch: 1.9, isAskedFor: isHoled },
] as const;
/** A cramped line that was read this surely throughout needs no second look. */
const SURE = 0.9;
/** Less closely set ones are looked at again where a letter was read less surely than this. */
const CLOSE_PITCH = 20;
const UNSURE_LETTER = 0.8;
/** Below this mean certainty letters were merged evenly, and there is no hole to see. */
const UNSURE = 0.8;
/** A distance between two characters this many times the usual one is a hole: something was swallowed. */
const HOLE = 2.1;
/** A wider reading wins unless it is clearly less sure. */
const LESS_SURE = 0.03;

/** PP-OCR as a line reader. */
export const ppocrReader: LineReader = {
  name: 'ppocr',
  read: async (crop) => mended(await readLine(crop, () => false)),
};

/** What PP-OCR reads where another reader saw a text: where both see the same, one look is enough. */
export const readSettledBy = async (crop: Raster, seen: string): Promise<LineReading> =>
  mended(await readLine(crop, ({ text }) => sameLetters(text, seen)));

/**
 * What the recogniser makes of a crop, looked at wider where it is in doubt.
 *
 * @param isSettled is asked about the first look; where it is true, there is no second one.
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

/** Mean certainty of the letters: blanks are always guessed, and a reading without any would look surer for it. */
function sureness(reading: LineReading): number {
  const letters = certaintyOfLetters(reading);
  return letters.length === 0 ? reading.confidence : letters.reduce((sum, p) => sum + p, 0) / letters.length;
}

/** A line stretched too far runs together: "Thisservestoconfirmthat". */
function losesBlanks(before: string, after: string): boolean {
  const blanks = (text: string): number => text.split(' ').length - 1;
  return blanks(before) >= 2 && blanks(after) < 0.7 * blanks(before);
}

/** Doubts in small print, or a hole anywhere: what swallows letters makes the rest look widely set. */
function isDoubtful(line: LineReading, width: number): boolean {
  if (line.text.length < 4 || isOrnament(line.text)) return false;
  const cramped = width / line.text.length < CRAMPED_PITCH;
  const close = width / line.text.length < CLOSE_PITCH;
  return (cramped && !isSure(line, SURE)) || (close && !isSure(line, UNSURE_LETTER)) || isHoled(line, width);
}

/** Letters were swallowed: in one place, or evenly throughout. */
function isHoled(line: LineReading, width: number): boolean {
  if (line.text.length < 4 || isOrnament(line.text)) return false;
  return line.confidence < UNSURE || hasHole(line, width);
}

const isSure = (reading: LineReading, least: number): boolean =>
  certaintyOfLetters(reading).every((value) => value >= least);

function hasHole({ text, centres }: LineReading, width: number): boolean {
  const gaps = centres.slice(1).map((x, i) => x - centres[i]!);
  const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? 0;
  // A region has the same margin at both ends: where far more is left at one of them, its letters were swallowed.
  const [head, tail] = [centres[0] ?? 0, width - (centres.at(-1) ?? width)];
  if (Math.abs(tail - head) > HOLE * usual) return true;
  return gaps.some((gap, i) => gap > HOLE * usual && text[i] !== ' ' && text[i + 1] !== ' ');
}
