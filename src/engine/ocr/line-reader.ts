import type { Reader } from '../../contract/pages.ts';
import type { LineCrop } from './line-crop.ts';
import type { DecodedLine } from './ppocr/decode.ts';

/** Reading of one line. `certainty` and `centres` are empty if unknown. */
export interface LineReading extends DecodedLine {
  /** The reader that produced it, if not the one asked. */
  readonly reader?: LineReader['name'];
}

/** Reads one cropped line of text. Implemented by all readers; each can be the first or the second. */
export interface LineReader {
  readonly name: Extract<Reader, 'quick' | 'ppocr' | 'tesseract'>;
  read(crop: LineCrop): Promise<LineReading>;
}

export const withoutBlanks = (text: string): string => text.replaceAll(' ', '');

/** Do two readings differ only in blanks? */
export const sameLetters = (a: string, b: string): boolean => withoutBlanks(a) === withoutBlanks(b);

/** Confidence per non-blank character: blanks are inferred from gaps and always uncertain. */
export const certaintyOfLetters = ({ text, certainty }: LineReading): number[] =>
  certainty.filter((_, i) => text[i] !== ' ');
