import { mean } from '../../math/mean.ts';
import {
  certaintyOfLetters,
  sameLetters,
  withoutBlanks,
  type LineReader,
  type LineReading,
} from '../line-reader.ts';
import { isOrnament } from '../ornament.ts';
import type { LineCrop } from '../line-crop.ts';
import { withBlanksFrom } from '../ppocr/blanks.ts';
import { mended } from '../ppocr/mended.ts';
import { readSettledBy } from '../ppocr/reader.ts';
import { asPpocrWrites, withMarkedLetters } from './marked-letters.ts';
import { mergeReadings } from './merge-readings.ts';
import { excerpt, type Piece } from './excerpt.ts';
import { spansByCertainty, type LineSpan } from './line-spans.ts';
import { quickLine, type QuickLine } from './quick-line.ts';

/** Joint probability of words from the quick network from which PP-OCR is not used. */
const CERTAIN = 0.9;
/** A single letter has no neighbours that show its size: `c` or `C`. */
const FEWEST_LETTERS = 2;
/** If PP-OCR's confidence in a letter is below this, the quick network's reading wins if it is more probable than this. */
const DOUBTED = 0.5;
const PROBABLE = 0.2;

/**
 * Runs our own small network on every line, and PP-OCR on its uncertain words (ADR 130). The line names the reader:
 * PP-OCR if some letters are only its own.
 */
export const quickReader: LineReader = {
  name: 'quick',
  read: async (crop) => {
    const line = await quickLine(crop);
    if (withoutBlanks(line.text).length < FEWEST_LETTERS) return await readLone(crop, line);
    if (isOrnament(line.text)) return mended(line);
    const whole: LineReading[] = [];
    for (const passage of spansByCertainty(line, CERTAIN)) {
      const reading = passage.isCertain
        ? partOf(line, passage.from, passage.to)
        : await lookedAt(crop, line, passage);
      if (reading.text === '') continue;
      if (whole.length > 0) whole.push(partOf(line, passage.from - 1, passage.from));
      whole.push(reading);
    }
    return mended(joined(whole));
  },
};

/** A line of at most one letter: certain only if both readers agree. */
async function readLone(crop: LineCrop, line: QuickLine): Promise<LineReading> {
  const other = withMarkedLetters(await readSettledBy(crop, asPpocrWrites(line.text)), line);
  const isSame = other.text !== '' && sameLetters(line.text, other.text);
  return isSame ? mended(mergeReadings(line, other)) : { ...other, reader: 'ppocr' };
}

/** A passage as read by PP-OCR, or as read before if that is certain. */
async function lookedAt(crop: LineCrop, line: QuickLine, passage: LineSpan): Promise<LineReading> {
  const { from, to, probability } = passage;
  const seen = partOf(line, from, to);
  const { raster, offset } = excerpt(crop, pieceOf(line, passage));
  const other = withMarkedLetters(await readSettledBy(raster, asPpocrWrites(seen.text)), seen);
  if (other.text !== '' && sameLetters(seen.text, other.text)) return mergeReadings(seen, other);
  if (probability >= PROBABLE && isDoubted(other)) return seen;
  // The quick network separates words better: its steps are finer.
  const spaced = withBlanksFrom(other, seen);
  return { ...spaced, centres: spaced.centres.map((x) => x + offset), reader: 'ppocr' };
}

/** The blanks are at `from - 1` and `to`. */
const pieceOf = ({ centres }: QuickLine, { from, to }: LineSpan): Piece => ({
  left: from === 0 ? null : [centres[from - 2]!, centres[from]!],
  right: to === centres.length ? null : [centres[to - 1]!, centres[to + 1]!],
});

const partOf = (
  { text, certainty, centres, confidence }: QuickLine,
  from: number,
  to: number,
): LineReading => ({
  text: text.slice(from, to),
  certainty: certainty.slice(from, to),
  centres: centres.slice(from, to),
  confidence,
});

const isDoubted = (reading: LineReading): boolean => certaintyOfLetters(reading).some((p) => p < DOUBTED);

function joined(readings: readonly LineReading[]): LineReading {
  const certainty = readings.flatMap((reading) => reading.certainty);
  const reader = readings.find((reading) => reading.reader)?.reader;
  return {
    text: readings.map(({ text }) => text).join(''),
    certainty,
    centres: readings.flatMap(({ centres }) => centres),
    confidence: mean(certainty),
    ...(reader && { reader }),
  };
}
