import { MEBIBYTE } from '../../contract/limits.ts';
import type { PdfFile } from './file.ts';
import { codecOf, unfoldsBeyond } from './filters.ts';
import { isArray, isKind, nameOf, type PdfDict, type PdfStream } from './values.ts';

/**
 * What pdf.js may unfold of one stream that is no picture: it keeps all of it, and doubles its memory as it grows. A page's drawing is some
 * megabytes, a font of Chinese twenty.
 */
const MAX_UNFOLDED = 64 * MEBIBYTE;
/** Values of one sampled function, for each of which pdf.js takes eight bytes at once. A profile of four inks has 330,000. */
const MAX_SAMPLES = 4_000_000;

/**
 * Whether a part of the file unfolds to more than a reader without bounds of its own should be given. Pictures are bounded by their
 * pixels, and attached files are not opened.
 */
export function unfoldsTooFar({ latest }: PdfFile): boolean {
  const unfolds = ({ dict, raw }: PdfStream): boolean => {
    const named = (key: string) => nameOf(latest.resolve(dict.entries.get(key)));
    if (named('Type') === 'EmbeddedFile') return false;
    if (samplesOf(dict) > MAX_SAMPLES) return true;
    // Raw pixels are read to the end of the picture; a codec is given all that unfolds before it.
    if (named('Subtype') === 'Image' && codecOf(dict, latest.resolve) === null) return false;
    return unfoldsBeyond(dict, raw, latest.resolve, MAX_UNFOLDED);
  };
  const samplesOf = (dict: PdfDict): number => {
    if (latest.resolve(dict.entries.get('FunctionType')) !== 0) return 0;
    const numbers = (key: string): number[] => {
      const found = latest.resolve(dict.entries.get(key));
      return (isArray(found) ? found : []).map((one) => Number(latest.resolve(one)));
    };
    return numbers('Size').reduce((product, size) => product * size, numbers('Range').length / 2);
  };
  for (const id of latest.objectIds()) {
    const value = latest.resolve({ kind: 'ref', id, generation: 0 });
    if (isKind(value, 'stream') && unfolds(value)) return true;
  }
  return false;
}
