import {
  certaintyOfLetters,
  sameLetters,
  withoutBlanks,
  type LineReader,
  type LineReading,
} from '../line-reader.ts';
import { mended } from '../ppocr/mended.ts';
import { readSettledBy } from '../ppocr/reader.ts';
import { agreed } from './agreed.ts';
import { quickLine, type QuickLine } from './quick-line.ts';

/** A line that the quick network reads with this probability is not shown to PP-OCR. */
const CERTAIN = 0.9;
/** A letter alone has no neighbours that tell its size: `c` or `C`. */
const FEWEST_LETTERS = 2;
/** Where PP-OCR doubts a letter this much, the quick network's reading is the better one if it is this probable. */
const DOUBTED = 0.5;
const PROBABLE = 0.2;

/**
 * Our own small network on every line, and PP-OCR on those of which it is not certain (ADR 130). Lines say which of
 * the two read them.
 */
export const quickReader: LineReader = {
  name: 'quick',
  read: async (crop) => {
    const line = await quickLine(crop);
    if (isAtLeast(line, CERTAIN)) return mended(line);
    const other = await readSettledBy(crop, line.text);
    if (other.text !== '' && sameLetters(line.text, other.text)) return mended(agreed(line, other));
    if (isAtLeast(line, PROBABLE) && isDoubted(other)) return mended(line);
    return { ...other, reader: 'ppocr' };
  },
};

const isAtLeast = ({ text, probability }: QuickLine, least: number): boolean =>
  probability >= least && withoutBlanks(text).length >= FEWEST_LETTERS;

const isDoubted = (reading: LineReading): boolean => certaintyOfLetters(reading).some((p) => p < DOUBTED);
