import type { Finding } from '../../../contract/forensics.ts';
import { cornersOf, type Box } from '../../../contract/geometry.ts';
import { message } from '../../../contract/messages/message.ts';
import { cropLine } from '../../ocr/line-crop.ts';
import { lineReader } from '../../ocr/readers.ts';
import type { Raster } from '../../raster/page.ts';
import { finding, type FileEvidence } from '../detector.ts';
import { sheetOf, type PdfPage } from '../../pdf/pages.ts';
import { figuresOf } from '../figures.ts';
import { bare } from '../../pdf/text-runs.ts';
import { findDates } from '../../values/find-dates.ts';
import { ANY_DAY } from '../../values/kind.ts';
import { isSubsequence } from '../../values/text/fold.ts';
import { coversOf, short, type PlacedCover } from './covered-text.ts';

const by = { id: 'pasted-picture', version: '4', group: 'pdf-structure' } as const;
/** A reading below this is a logo, a stamp or a photograph. */
const READABLE = 0.85;
/** Taller pictures, in line heights, are illustrations. */
const MAX_LINE_HEIGHTS = 3;
/** Characters that issuers print in place of hidden ones. */
const MASK = /[*•●·#…_]+|X{2,}|\.{3,}/i;
/** An amount alone, with two decimals, perhaps with a currency or sign. */
const AMOUNT = /^\D*\d{1,3}(?:[, ']?\d{3})*\.\d{2}\D*$/;
/**
 * OCR may miss mask characters: a number with at least this many digits is masked if its reading is its end, and at
 * most this share of it.
 */
const MASKED = { figures: 8, left: 0.5 } as const;

/**
 * Small pictures pasted over text: what the picture shows is read from the rendered page and compared with the text
 * beneath it. A logo over a letterhead reads as nothing; a pasted amount reads as another amount.
 *
 * @param raster must be the whole rendered page, neither cut nor straightened
 */
export async function readPastedPictures(
  evidence: FileEvidence,
  pageInFile: number,
  raster: Raster,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { cover, page, shown } of picturesOverText(evidence)) {
    if (page !== pageInFile) continue;
    const line = cropLine(raster, cornersOf(shown));
    const reading = await lineReader('ppocr').read(line);
    const [under, over] = [bare(cover.under), bare(reading.text)];
    if (over === '' || under === over || reading.confidence < READABLE) continue;
    if (alike(under, over) || isMasked(cover.under, reading.text)) continue;
    if (isSameDay(cover.under, reading.text)) continue;
    // A reader may be sure of what it misreads: nothing is said where another one sees what is beneath.
    if (alike(under, bare((await lineReader('tesseract').read(line)).text))) continue;
    findings.push(
      finding(by, {
        strength: isTornAmount(cover.under, reading.text) ? 'weak' : 'proof',
        page: pageInFile,
        box: shown,
        value: reading.confidence,
        says: message('pdfFindings.pictureOverText', {
          shown: short(reading.text),
          before: short(cover.under),
        }),
        detail: `image #${cover.by.order} over ${under.length} characters, read with confidence ${reading.confidence.toFixed(2)}`,
        before: cover.under,
        after: reading.text,
      }),
    );
  }
  return findings;
}

/** Pages with small pictures over figures, which are worth rendering for `readPastedPictures`: logos and signatures lie over words. */
export const pagesToRead = (evidence: FileEvidence): number[] => [
  ...new Set(
    picturesOverText(evidence).flatMap(({ cover, page }) => (figuresOf(cover.under) === '' ? [] : [page])),
  ),
];

/** Pictures of a few lines' height with text beneath and none on top, and where their pages show them. */
function picturesOverText(evidence: FileEvidence): (PlacedCover & { shown: Box })[] {
  const { pdf } = evidence;
  if (!pdf) return [];
  const pages = pdf.pages(pdf.file.latest);
  return coversOf(evidence).flatMap((placed) => {
    const { cover, page: index } = placed;
    if (cover.by.kind !== 'image' || bare(cover.over) !== '' || bare(cover.under).length < 2) return [];
    const page = pages[index]!;
    const shown = pdf.toPixels(page, cover.by.box);
    const lineHeight = cover.sizes.under * pixelsPerPoint(page, pdf.toPixels(page, sheetOf(page)));
    return shown.height > MAX_LINE_HEIGHTS * lineHeight ? [] : [{ ...placed, shown }];
  });
}

/** Whichever way round the page is shown. */
function pixelsPerPoint({ box: [left, bottom, right, top] }: PdfPage, { width, height }: Box): number {
  return Math.max(width, height) / Math.max(right - left, top - bottom);
}

/** The same digits or, in texts without digits, readings that differ only by typical OCR errors. */
function alike(under: string, over: string): boolean {
  if (figuresOf(under) !== '' || figuresOf(over) !== '') return figuresOf(under) === figuresOf(over);
  const shared = [...over].filter((c) => under.includes(c)).length;
  return shared / Math.max(under.length, over.length) > 0.85;
}

/**
 * Some digits of an amount in their order, including the first, but no valid amount: `8,300..0` for `8,300.00` is an
 * OCR error.
 */
export function isTornAmount(under: string, over: string): boolean {
  const [whole, left] = [figuresOf(under), figuresOf(over)];
  if (!AMOUNT.test(under.trim()) || AMOUNT.test(over.trim()) || left === '' || whole[0] !== left[0])
    return false;
  return isSubsequence(left, whole);
}

/** The same date in two formats. */
function isSameDay(under: string, over: string): boolean {
  const [a, b] = [under, over].map((text) => findDates(text, ANY_DAY)[0]?.iso);
  return a !== undefined && a === b;
}

/**
 * Does the reading show the unmasked characters of a text, all at their positions (`4123 **** 9012`), or only the end
 * of a number?
 */
function isMasked(printed: string, shown: string): boolean {
  const under = bare(printed);
  const pieces = shown.split(MASK).map(bare);
  const [head, tail] = [pieces[0]!, pieces.at(-1)!];
  if (pieces.length === 1)
    return (
      /^[\d\s-]+$/.test(printed) &&
      under.length >= MASKED.figures &&
      tail.length <= MASKED.left * under.length &&
      under.endsWith(tail)
    );
  let at = head.length;
  for (const piece of pieces.slice(1, -1)) {
    const found = under.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return under.startsWith(head) && under.endsWith(tail) && at + tail.length < under.length;
}
