import type { Channel } from '../../contract/forensics.ts';
import type { FileEvidence } from './detector.ts';
import { jpegExif } from './metadata/picture-tags.ts';
import { shareCovered } from '../pdf/matrix.ts';
import { sheetOf } from '../pdf/pages.ts';

/** Minimum share of a page covered by images for a scan. */
const SCANNED = 0.5;
/** Aspect ratios (long side to short) of screens: a desktop's minimum, a phone's range (set by hand, ADR 401). */
const SCREEN = { desktopFrom: 1.45, phoneFrom: 1.7, phoneTo: 2.4 } as const;
/** Aspect ratios of A4 (ISO 216), Letter and an identity card (ISO/IEC 7810 ID-1), with their tolerances for scans. */
const SHEETS = [
  { ratio: 1.414, off: 0.06 },
  { ratio: 1.294, off: 0.04 },
  { ratio: 1.585, off: 0.06 },
] as const;

/** Longest sides, pixels, that messengers scale pictures to. */
const MESSENGER_SIDES = new Set([800, 960, 1024, 1080, 1280, 1600, 2048]);
/** Minimum visible characters for a born-digital page, even if it also shows a large image. */
const TEXT_PAGE = 60;

/** How the file reached us (scan, camera, messenger …), by its bytes alone. Decides which evidence counts. */
export function detectChannel(evidence: FileEvidence): Channel {
  if (evidence.kind === 'pdf') return pdfChannel(evidence);
  if (hasCameraTags(evidence)) return 'camera';
  const width = evidence.jpeg?.width ?? pngSize(evidence.file.bytes)?.width ?? 0;
  const height = evidence.jpeg?.height ?? pngSize(evidence.file.bytes)?.height ?? 0;
  if (evidence.kind === 'jpeg' && isMessenger(evidence, width, height)) return 'messenger';
  if (evidence.kind === 'png' && isScreen(width, height)) return 'screenshot';
  return looksLikeSheet(width, height) ? 'scan' : 'unknown';
}

/**
 * The channel whose calibration applies to the picture inside: a scan stays a scan in a PDF, and pictures of unusual
 * proportions are mostly cropped scans and photographs.
 */
export function pictureChannel(channel: Channel): Channel {
  return channel === 'scanned-pdf' || channel === 'unknown' ? 'scan' : channel;
}

function pdfChannel(evidence: FileEvidence): Channel {
  const pdf = evidence.pdf;
  const page = pdf?.pages(pdf.file.latest)[0];
  const items = page && pdf ? pdf.painted(page) : null;
  if (!page || !items) return 'unknown';
  const visible = items.filter((i) => i.kind === 'glyph' && i.visible).length;
  const pictures = items.filter((i) => i.kind === 'image');
  const covered = shareCovered(
    sheetOf(page),
    pictures.map(({ box }) => box),
  );
  return covered > SCANNED && visible < TEXT_PAGE
    ? 'scanned-pdf'
    : visible > 0
      ? 'born-digital-pdf'
      : 'unknown';
}

/** Cameras write both make and model; scanners and editors may write Exif too, but not both. */
function hasCameraTags({ jpeg, file }: FileEvidence): boolean {
  const exif = jpeg ? jpegExif(file.bytes, jpeg) : null;
  return exif?.make !== undefined && exif.model !== undefined;
}

/** Messengers strip metadata and scale to a fixed longest side. */
function isMessenger(evidence: FileEvidence, width: number, height: number): boolean {
  const exif = evidence.jpeg?.applications.some((a) => a.number === 1) === true;
  return !exif && MESSENGER_SIDES.has(Math.max(width, height));
}

/** Phone and desktop screens: 16:9 and longer, or the common desktop sizes. */
function isScreen(width: number, height: number): boolean {
  const ratio = Math.max(width, height) / Math.max(1, Math.min(width, height));
  const portrait = height > width;
  const desktop =
    !portrait &&
    [1366, 1440, 1536, 1600, 1680, 1920, 2560, 3840].includes(width) &&
    height <= 2160 &&
    ratio > SCREEN.desktopFrom;
  return (
    desktop ||
    (portrait &&
      ratio > SCREEN.phoneFrom &&
      ratio < SCREEN.phoneTo &&
      [640, 720, 750, 828, 1080, 1125, 1170, 1179, 1242, 1284, 1290, 1440].includes(width))
  );
}

/** A4 or Letter in either orientation, or an identity card, at scanning resolution. */
function looksLikeSheet(width: number, height: number): boolean {
  const ratio = Math.max(width, height) / Math.max(1, Math.min(width, height));
  return Math.min(width, height) >= 600 && SHEETS.some((sheet) => Math.abs(ratio - sheet.ratio) < sheet.off);
}

function pngSize(bytes: Uint8Array): { width: number; height: number } | null {
  if (bytes.length < 24 || bytes[0] !== 0x89 || bytes[1] !== 0x50) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
