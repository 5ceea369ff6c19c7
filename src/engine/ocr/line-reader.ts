import type { Reader } from '../../contract/pages.ts';
import type { LineCrop } from './line-crop.ts';
import type { DecodedLine } from './ppocr/decode.ts';

/** What a reader makes of one line. `certainty` and `centres` are empty where the reader does not know them. */
export interface LineReading extends DecodedLine {
  /** The reader that read the line, where it is not the one that was asked. */
  readonly reader?: LineReader['name'];
}

/** Reads one line of text cut out of a page. All readers are this, and each can be the first or the second. */
export interface LineReader {
  readonly name: Extract<Reader, 'quick' | 'ppocr' | 'tesseract'>;
  read(crop: LineCrop): Promise<LineReading>;
}

export const withoutBlanks = (text: string): string => text.replaceAll(' ', '');

/** Do two readings differ in nothing but blanks? */
export const sameLetters = (a: string, b: string): boolean => withoutBlanks(a) === withoutBlanks(b);

/** How sure a reader is of each character that is no blank: blanks are guessed from gaps and always uncertain. */
export const certaintyOfLetters = ({ text, certainty }: LineReading): number[] =>
  certainty.filter((_, i) => text[i] !== ' ');
