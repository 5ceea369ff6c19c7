import type { FileEvidence } from '../detector.ts';
import type { JpegFile } from '../../jpeg/markers.ts';
import { pngChunks } from '../png-chunks.ts';
import { readExif, type Exif } from './exif.ts';
import { pngTexts } from './png-text.ts';
import { readXmp, type Xmp } from './xmp.ts';

/** Metadata of a picture file. */
export interface PictureTags {
  readonly exif: Exif;
  readonly xmp: Xmp;
  /** From a PNG text chunk. */
  readonly software?: string;
}

const EXIF_HEADER = 'Exif\0\0'.length;
const XMP_HEADER = 'http://ns.adobe.com/xap/1.0/\0';
const EXIF_CHUNK = 0x65584966;
const XMP_KEYWORD = 'XML:com.adobe.xmp';
/** ImageMagick stores Exif as text: a name, a length, then hexadecimal digits. */
const RAW_EXIF = ['Raw profile type exif', 'Raw profile type APP1'];

/** Exif and XMP, each independent of the other; never throws. */
export function pictureTags({ kind, file, jpeg }: Pick<FileEvidence, 'kind' | 'file' | 'jpeg'>): PictureTags {
  if (kind === 'png') return ofPng(file.bytes);
  return jpeg
    ? { exif: jpegExif(file.bytes, jpeg) ?? {}, xmp: jpegXmp(file.bytes, jpeg) }
    : { exif: {}, xmp: {} };
}

/** Exif of the first such segment of a JPEG; null if there is none. */
export function jpegExif(bytes: Uint8Array, { applications }: JpegFile): Exif | null {
  const segment = applications.find((a) => a.number === 1 && a.name.startsWith('Exif'));
  return segment ? readExif(bytes.subarray(segment.start + EXIF_HEADER, segment.end)) : null;
}

function jpegXmp(bytes: Uint8Array, { applications }: JpegFile): Xmp {
  const segment = applications.find((a) => a.number === 1 && XMP_HEADER.startsWith(a.name) && a.name !== '');
  return segment ? readXmp(bytes.subarray(segment.start + XMP_HEADER.length, segment.end)) : {};
}

function ofPng(bytes: Uint8Array): PictureTags {
  const texts = pngTexts(bytes);
  const packet = texts.get(XMP_KEYWORD);
  const software = texts.get('Software');
  const raw = RAW_EXIF.map((keyword) => texts.get(keyword)).find(Boolean);
  return {
    exif: exifChunk(bytes) ?? (raw ? readExif(unhexed(raw)) : null) ?? {},
    xmp: packet ? readXmp(packet) : {},
    ...(software ? { software: new TextDecoder().decode(software).trim() } : {}),
  };
}

function exifChunk(bytes: Uint8Array): Exif | null {
  for (const { type, start, end } of pngChunks(bytes))
    if (type === EXIF_CHUNK) return readExif(bytes.subarray(start, end - 4));
  return null;
}

function unhexed(raw: Uint8Array): Uint8Array {
  const [, , , ...lines] = Buffer.from(raw).toString('latin1').split('\n');
  const bytes = Buffer.from(lines.join(''), 'hex');
  return bytes.subarray(0, 4).toString('latin1') === 'Exif' ? bytes.subarray(EXIF_HEADER) : bytes;
}
