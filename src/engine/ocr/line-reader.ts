import type { Reader } from '../../contract/pages.ts';
import type { LineCrop } from './ppocr/crop.ts';
import type { DecodedLine } from './ppocr/decode.ts';

/** What a reader makes of one line. `certainty` and `centres` are empty where the reader does not know them. */
export type LineReading = DecodedLine;

/** Reads one line of text cut out of a page. Both readers are this, and either can be the first or the second. */
export interface LineReader {
  readonly name: Extract<Reader, 'ppocr' | 'tesseract'>;
  read(crop: LineCrop): Promise<LineReading>;
}
