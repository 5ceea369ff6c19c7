interface Kind {
  /** With its article, as it stands in a sentence. */
  readonly name: string;
  /** What helps whoever has such a file. */
  readonly advice?: string;
  readonly is: (start: string) => boolean;
}

/** Bytes that are looked at: a ZIP names its first entries there, markup its root. */
const LOOKED_AT = 4_096;

const begins = (...signatures: readonly string[]) => {
  return (start: string): boolean => signatures.some((signature) => start.startsWith(signature));
};
/** ISO/IEC 14496-12 §4.3: a `ftyp` box with its major brand. */
const brand = (brands: RegExp) => (start: string) =>
  start.startsWith('ftyp', 4) && brands.test(start.slice(8, 12));
const zipOf = (entry: RegExp) => (start: string) => start.startsWith('PK\x03\x04') && entry.test(start);
const markup = (root: RegExp) => (start: string) => root.test(start.replace(/^\xef\xbb\xbf/, '').trimStart());

const EXPORT = 'Export it as PDF.';
const CONVERT = 'Save it as JPEG, PNG or PDF.';
const BYTES = 'Send the bytes themselves as the file.';

/** What people send in the place of a JPEG, PNG or PDF; the first that fits counts. */
const KINDS: readonly Kind[] = [
  {
    name: 'a HEIC picture',
    advice: 'Save it as JPEG; an iPhone takes JPEG with Settings, Camera, Formats, Most Compatible.',
    is: brand(/^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/),
  },
  { name: 'an AVIF picture', advice: CONVERT, is: brand(/^avi[fs]$/) },
  { name: 'a video', is: brand(/^/) },
  {
    name: 'a WebP picture',
    advice: CONVERT,
    is: (start) => start.startsWith('RIFF') && start.startsWith('WEBP', 8),
  },
  { name: 'a TIFF picture', advice: CONVERT, is: begins('II*\0', 'MM\0*') },
  { name: 'a GIF picture', advice: CONVERT, is: begins('GIF87a', 'GIF89a') },
  {
    name: 'a BMP picture',
    advice: CONVERT,
    is: (start) => start.startsWith('BM') && start.startsWith('\0\0\0\0', 6),
  },
  { name: 'a JPEG 2000 picture', advice: CONVERT, is: begins('\0\0\0\x0cjP  ', '\xff\x4f\xff\x51') },
  {
    name: 'an SVG drawing',
    advice: CONVERT,
    is: markup(/^(?:<\?xml[^>]*>\s*(?:<!--[^]*?-->\s*|<!DOCTYPE[^>]*>\s*)*)?<svg\b/i),
  },
  { name: 'a web page', advice: 'Print it as PDF.', is: markup(/^(?:<!doctype html|<html)\b/i) },
  { name: 'a Word document', advice: EXPORT, is: zipOf(/word\//) },
  { name: 'an Excel workbook', advice: EXPORT, is: zipOf(/xl\//) },
  { name: 'a ZIP archive', advice: 'Send the files in it.', is: begins('PK\x03\x04', 'PK\x05\x06') },
  {
    name: 'a document of an older Office program',
    advice: EXPORT,
    is: begins('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
  },
  { name: 'an RTF document', advice: EXPORT, is: begins('{\\rtf') },
  { name: 'a PostScript document', advice: EXPORT, is: begins('%!PS') },
  { name: 'a PDF', is: begins('%PDF-') },
  { name: 'a data URI', advice: BYTES, is: begins('data:') },
  // How base64 of a JPEG, PNG and PDF begins.
  { name: 'base64 text', advice: BYTES, is: begins('/9j/', 'iVBORw0KGgo', 'JVBERi0') },
];

/**
 * The sentence that refuses a file of another kind: what it is, where its first bytes tell, and what to do.
 *
 * @param accepted with its article.
 * @example refusalOf(bytes) // 'The file is a Word document, not a JPEG, PNG or PDF. Export it as PDF.'
 */
export function refusalOf(bytes: Uint8Array, accepted = 'a JPEG, PNG or PDF'): string {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, LOOKED_AT)).toString(
    'latin1',
  );
  const kind = KINDS.find(({ is }) => is(start));
  if (!kind) return `The file is not ${accepted}.`;
  const { name, advice } = kind;
  return [`The file is ${name}, not ${accepted}.`, ...(advice ? [advice] : [])].join(' ');
}
