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
import { agreed } from './agreed.ts';
import { excerpt, type Piece } from './excerpt.ts';
import { passagesOf, type Passage } from './passages.ts';
import { quickLine, type QuickLine } from './quick-line.ts';

/** Words that the quick network reads with this probability, all together, are not shown to PP-OCR. */
const CERTAIN = 0.9;
/** A letter alone has no neighbours that tell its size: `c` or `C`. */
const FEWEST_LETTERS = 2;
/** Where PP-OCR doubts a letter this much, the quick network's reading is the better one if it is this probable. */
const DOUBTED = 0.5;
const PROBABLE = 0.2;

/**
 * Our own small network on every line, and PP-OCR on those of its words that are not certain (ADR 130). Lines say which
 * of the two read them: PP-OCR, where letters are as only it saw them.
 */
export const quickReader: LineReader = {
  name: 'quick',
  read: async (crop) => {
    const line = await quickLine(crop);
    if (withoutBlanks(line.text).length < FEWEST_LETTERS) return await readLone(crop, line);
    if (isOrnament(line.text)) return mended(line);
    const whole: LineReading[] = [];
    for (const passage of passagesOf(line, CERTAIN)) {
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

/** A line of one letter or none: certain only where both see the same. */
async function readLone(crop: LineCrop, line: QuickLine): Promise<LineReading> {
  const other = await readSettledBy(crop, line.text);
  const isSame = other.text !== '' && sameLetters(line.text, other.text);
  return isSame ? mended(agreed(line, other)) : { ...other, reader: 'ppocr' };
}

/** A passage as PP-OCR sees it, or as it was seen where that stands. */
async function lookedAt(crop: LineCrop, line: QuickLine, passage: Passage): Promise<LineReading> {
  const { from, to, probability } = passage;
  const seen = partOf(line, from, to);
  const { raster, offset } = excerpt(crop, pieceOf(line, passage));
  const other = await readSettledBy(raster, seen.text);
  if (other.text !== '' && sameLetters(seen.text, other.text)) return agreed(seen, other);
  if (probability >= PROBABLE && isDoubted(other)) return seen;
  // The quick network tells the blanks between words better: it sees more columns of a line.
  const spaced = withBlanksFrom(other, seen);
  return { ...spaced, centres: spaced.centres.map((x) => x + offset), reader: 'ppocr' };
}

/** Blanks stand at `from - 1` and at `to`. */
const pieceOf = ({ centres }: QuickLine, { from, to }: Passage): Piece => ({
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
