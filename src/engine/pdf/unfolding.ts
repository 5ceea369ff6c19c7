import { MEBIBYTE } from '../../contract/limits.ts';
import type { PdfFile } from './file.ts';
import { codecOf, unfoldsBeyond } from './filters.ts';
import { isArray, isKind, nameOf, type PdfDict, type PdfStream } from './values.ts';

/**
 * Maximum decoded size of a stream that pdf.js may be given, images excepted: it keeps all of it, doubling its buffer
 * as it grows. Page content takes some megabytes, a Chinese font twenty.
 */
const MAX_UNFOLDED = 64 * MEBIBYTE;
/** Maximum values of a sampled function: pdf.js allocates eight bytes for each at once. A four-ink profile has 330,000. */
const MAX_SAMPLES = 4_000_000;

/**
 * Whether a part of the file decodes to more than a reader without limits should be given. Images are limited by their
 * pixels, and attachments are not opened.
 */
export function unfoldsTooFar({ latest }: PdfFile): boolean {
  const unfolds = ({ dict, raw }: PdfStream): boolean => {
    const named = (key: string) => nameOf(latest.resolve(dict.entries.get(key)));
    if (named('Type') === 'EmbeddedFile') return false;
    if (samplesOf(dict) > MAX_SAMPLES) return true;
    // Raw pixels are read only to the image's end; a codec is given everything decoded before it.
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
