import { inOrder, message, type Message } from './messages/message.ts';
import type { otherKinds } from './messages/sent-files.ts';

type KindName = Exclude<keyof typeof otherKinds, 'known' | 'unknown'>;

interface Kind {
  /** Its name, among the messages. */
  readonly kind: KindName;
  /** What helps whoever has such a file. */
  readonly advice?: KindName;
  readonly is: (start: string) => boolean;
}

/** Advice that may end in a PDF. */
const MAKES_PDF: ReadonlySet<KindName> = new Set<KindName>(['convert', 'exportAsPdf', 'printAsPdf']);

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

/** Sizes of the header behind that of the file (wingdi.h: BITMAPCOREHEADER to BITMAPV5HEADER; 64 is that of OS/2 2). */
const BMP_HEADERS = new Set([12, 40, 52, 56, 64, 108, 124]);

/** What people send in the place of a JPEG, PNG or PDF; the first that fits counts. */
const KINDS: readonly Kind[] = [
  {
    kind: 'heic',
    advice: 'saveAsJpeg',
    is: brand(/^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/),
  },
  { kind: 'avif', advice: 'convert', is: brand(/^avi[fs]$/) },
  { kind: 'video', is: brand(/^/) },
  {
    kind: 'webp',
    advice: 'convert',
    is: (start) => start.startsWith('RIFF') && start.startsWith('WEBP', 8),
  },
  { kind: 'tiff', advice: 'convert', is: begins('II*\0', 'MM\0*', 'II+\0', 'MM\0+') },
  { kind: 'gif', advice: 'convert', is: begins('GIF87a', 'GIF89a') },
  {
    kind: 'bmp',
    advice: 'convert',
    is: (start) =>
      start.startsWith('BM') &&
      // Some programs write a mark of their own into what is reserved.
      (start.startsWith('\0\0\0\0', 6) || BMP_HEADERS.has(start.charCodeAt(14))),
  },
  { kind: 'jpegXl', advice: 'convert', is: begins('\xff\x0a', '\0\0\0\x0cJXL ') },
  { kind: 'jpeg2000', advice: 'convert', is: begins('\0\0\0\x0cjP  ', '\xff\x4f\xff\x51') },
  {
    kind: 'svg',
    advice: 'convert',
    is: markup(/^(?:<\?xml[^>]*>\s*(?:<!--[^]*?-->\s*|<!DOCTYPE[^>]*>\s*)*)?<svg\b/i),
  },
  { kind: 'webPage', advice: 'printAsPdf', is: markup(/^(?:<!doctype html|<html)\b/i) },
  { kind: 'word', advice: 'exportAsPdf', is: zipOf(/word\//) },
  { kind: 'excel', advice: 'exportAsPdf', is: zipOf(/xl\//) },
  { kind: 'zip', advice: 'sendInside', is: begins('PK\x03\x04', 'PK\x05\x06') },
  {
    kind: 'oldOffice',
    advice: 'exportAsPdf',
    is: begins('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
  },
  { kind: 'rtf', advice: 'exportAsPdf', is: begins('{\\rtf') },
  { kind: 'postScript', advice: 'exportAsPdf', is: begins('%!PS') },
  { kind: 'pdf', is: begins('%PDF-') },
  { kind: 'dataUri', advice: 'sendBytes', is: begins('data:') },
  // How base64 of a JPEG, PNG and PDF begins.
  { kind: 'base64', advice: 'sendBytes', is: begins('/9j/', 'iVBORw0KGgo', 'JVBERi0') },
];

/**
 * What refuses a file of another kind: what it is, where its first bytes tell, and what to do.
 *
 * @param accepted with its article.
 * @example refusalOf(bytes) // 'The file is a Word document, not a JPEG, PNG or PDF. Export it as PDF.'
 */
export function refusalOf(bytes: Uint8Array, accepted: Message = message('otherKinds.document')): Message {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, LOOKED_AT)).toString(
    'latin1',
  );
  const found = KINDS.find(({ is }) => is(start));
  if (!found) return message('otherKinds.unknown', { accepted });
  const says = message('otherKinds.known', { kind: message(`otherKinds.${found.kind}`), accepted });
  if (!found.advice) return says;
  // Where only pictures are taken, nothing is to be made a PDF.
  const isForPicture = accepted.key === 'otherKinds.picture' && MAKES_PDF.has(found.advice);
  return inOrder(says, message(`otherKinds.${isForPicture ? 'convertToPicture' : found.advice}`));
}
