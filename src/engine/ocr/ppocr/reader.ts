import type { Raster } from '../../page.ts';
import type { LineReader, LineReading } from '../line-reader.ts';
import { decodeLine } from './decode.ts';
import { withLikelyCharacters } from './lookalikes.ts';
import { classProbabilities } from './recognise.ts';
import { stretched } from './stretch.ts';

/**
 * The recogniser sees one character per eight pixels at most: in lines set closer than two of its steps per character
 * it merges neighbours (measured: 12–14 pixels a character 1.3 % wrong, 22 and more 0.2 %).
 */
const CRAMPED_PITCH = 16;
const STRETCH = 1.3;
/** A cramped line that was read this surely throughout, without a hole, needs no second look. */
const SURE = 0.9;
/** A distance between two characters this many times the usual one is a hole: something was not read. */
const HOLE = 2.1;
/** The stretched reading wins unless it is clearly less sure. */
const LESS_SURE = 0.03;

/** PP-OCR as a line reader. */
export const ppocrReader: LineReader = {
  name: 'ppocr',
  read: async (crop) => withLikelyCharacters(await readLine(crop)),
};

async function readLine(crop: Raster): Promise<LineReading> {
  const first = decodeLine(await classProbabilities(crop));
  if (!isCramped(first, crop.width) || (isSure(first) && !hasHole(first))) return first;
  const wide = decodeLine(await classProbabilities(stretched(crop, STRETCH)));
  if (wide.confidence < first.confidence - LESS_SURE) return first;
  return { ...wide, centres: wide.centres.map((x) => x / STRETCH) };
}

const isCramped = ({ text }: LineReading, width: number): boolean =>
  text.length >= 4 && width / text.length < CRAMPED_PITCH;

const isSure = ({ text, certainty }: LineReading): boolean =>
  certainty.every((value, i) => text[i] === ' ' || value >= SURE);

function hasHole({ text, centres }: LineReading): boolean {
  const gaps = centres.slice(1).map((x, i) => x - centres[i]!);
  const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? 0;
  return gaps.some((gap, i) => gap > HOLE * usual && text[i] !== ' ' && text[i + 1] !== ' ');
}
