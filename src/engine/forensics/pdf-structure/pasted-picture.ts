import type { Finding } from '../../../contract/forensics.ts';
import { cornersOf, type Box } from '../../../contract/geometry.ts';
import { message } from '../../../contract/messages/message.ts';
import { cropLine } from '../../ocr/line-crop.ts';
import { lineReader } from '../../ocr/readers.ts';
import type { Raster } from '../../raster/page.ts';
import { finding } from '../detector.ts';
import { sheetOf, type PdfPage } from '../../pdf/pages.ts';
import type { PdfEvidence } from '../../pdf/pdf-evidence.ts';
import { figuresOf } from '../figures.ts';
import { areOtherPersons, isPersonsName } from '../person-names.ts';
import { bare } from '../../pdf/text-runs.ts';
import type { Cover } from '../../pdf/covers.ts';
import { editDistance } from '../../values/text/fold.ts';
import { isPageNumber } from '../../values/page-numbering.ts';
import { compareValues } from './compare-values.ts';
import { coversOf, short, type PlacedCover } from './covered-text.ts';
import { isPlaceholder } from './placeholder.ts';

const by = { id: 'pasted-picture', version: '7', group: 'pdf-structure' } as const;
/** A reading below this is a logo, a stamp or a photograph. */
const READABLE = 0.85;
/** Taller pictures, in line heights, are illustrations. */
const MAX_LINE_HEIGHTS = 3;
/** Characters that issuers print in place of hidden ones. */
const MASK = /[*•●·#…_]+|X{2,}|\.{3,}/i;
/**
 * OCR may miss mask characters: a number with at least this many digits is masked if its reading is its end, and at
 * most this share of it.
 */
const MASKED = { figures: 8, left: 0.5 } as const;

/** Minimum characters of a value of which the second reader may miss one. */
const CUT = { least: 5 } as const;

/**
 * Small pictures pasted over text: what the picture shows is read from the rendered page and compared with the text
 * beneath it. Another value of the same kind over a whole value is proof where two readers read it, another person's
 * name over a name strong, as is a value of which the edge of the picture cuts a character; all else, such as a stamp
 * that touches a value, is weak.
 *
 * @param raster must be the whole rendered page, neither cut nor straightened
 */
export async function readPastedPictures(
  pdf: PdfEvidence,
  pageInFile: number,
  raster: Raster,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const placed of picturesOverText(pdf)) {
    const { cover, page, shown } = placed;
    if (page !== pageInFile) continue;
    const line = cropLine(raster, cornersOf(shown));
    const reading = await lineReader('ppocr').read(line);
    if (bare(reading.text) === '' || reading.confidence < READABLE || isExplained(cover, reading.text))
      continue;
    // A reader may be sure of what it misreads: nothing is said where another one sees what is beneath.
    const again = (await lineReader('tesseract').read(line)).text;
    if (saysTheSame(cover.under, again)) continue;
    const isOtherPhrase = hasOtherValue(cover, reading.text);
    const isOtherValue =
      (isOtherPhrase || compareValues(wholeValueOf(cover), reading.text) === 'other') &&
      !isOtherPage(placed, reading.text);
    const isProof =
      isOtherValue &&
      (compareValues(again, reading.text) === 'same' ||
        (isOtherPhrase && bare(again) === bare(reading.text)));
    // A typed signature may stand over a printed name.
    const isStrong =
      (isOtherValue || areOtherPersons(cover.under, reading.text)) &&
      isReadAgain(cover.under, reading.text, again);
    findings.push(
      finding(by, {
        strength: isProof ? 'proof' : isStrong ? 'strong' : 'weak',
        page: pageInFile,
        box: shown,
        value: reading.confidence,
        says: message('pdfFindings.pictureOverText', {
          shown: short(reading.text),
          before: short(cover.under),
        }),
        detail: `image #${cover.by.order} over ${bare(cover.under).length} characters, read with confidence ${reading.confidence.toFixed(2)}`,
        before: cover.under,
        after: reading.text,
      }),
    );
  }
  return findings;
}

/** Pages with such pictures, which are worth rendering for `readPastedPictures`. */
export const pagesToRead = (pdf: PdfEvidence): number[] => [
  ...new Set(picturesOverText(pdf).map(({ page }) => page)),
];

/**
 * Does the second reader see what the first one sees but for a character that an edge cuts, and nothing like what is
 * beneath?
 */
function isReadAgain(under: string, shown: string, again: string): boolean {
  const [printed, first, second] = [under, shown, again].map(bare) as [string, string, string];
  return (
    first === second ||
    (first.length >= CUT.least && editDistance(first, second, 1) <= 1 && editDistance(printed, second, 1) > 1)
  );
}

/** Logos and signatures lie over other words. */
const isValue = (text: string): boolean => figuresOf(text) !== '' || isPersonsName(text);

/**
 * Pictures of a few lines' height with figures or a person's name beneath and none on top, and where their pages show
 * them.
 */
function picturesOverText(pdf: PdfEvidence): (PlacedCover & { shown: Box })[] {
  const pages = pdf.pages();
  return coversOf(pdf).flatMap((placed) => {
    const { cover, page: index } = placed;
    if (cover.by.kind !== 'image' || bare(cover.over) !== '' || !isValue(cover.under)) return [];
    if (bare(cover.under).length < 2) return [];
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

/** The same value or, where they are not both values, alike: two days of one year may have the same digits. */
function saysTheSame(printed: string, shown: string): boolean {
  const as = compareValues(printed, shown);
  return as === 'unlike' ? alike(bare(printed), bare(shown)) : as === 'same';
}

/** The same digits or, in texts without digits, readings that differ only by typical OCR errors. */
function alike(under: string, over: string): boolean {
  if (figuresOf(under) !== '' || figuresOf(over) !== '') return figuresOf(under) === figuresOf(over);
  const shared = [...over].filter((c) => under.includes(c)).length;
  return shared / Math.max(under.length, over.length) > 0.85;
}

/** The same value, perhaps masked, or on what an empty form prints there. */
const isExplained = ({ under, before }: Cover, shown: string): boolean =>
  [under, before].some(
    (printed) => saysTheSame(printed, shown) || isMasked(printed, shown) || isPlaceholder(printed),
  );

/** The covered words with figures, and those between; empty if a part of a word or more figures stand beside them. */
function wholeValueOf({ under, before }: Cover): string {
  const words = under.trim().split(/\s+/);
  const hasFigures = (word: string | undefined): boolean => /\d/.test(word ?? '');
  const printed = before.trim().split(/\s+/);
  while (words.length > 0 && !hasFigures(words[0]) && !printed.includes(words[0]!)) words.shift();
  while (words.length > 0 && !hasFigures(words.at(-1)) && !printed.includes(words.at(-1)!)) words.pop();
  const at = printed.findIndex((_, i) => words.every((word, k) => printed[i + k] === word));
  const isWhole = at >= 0 && !hasFigures(printed[at - 1]) && !hasFigures(printed[at + words.length]);
  return isWhole ? words.join(' ') : '';
}

/** Is all that a phrase shows in place of the covered one another value: "on 4 May 2021" over "on 14 June 2022"? */
function hasOtherValue({ under, before }: Cover, shown: string): boolean {
  if (bare(under) !== bare(before)) return false;
  const [printed, read] = [under, shown].map((text) => text.trim().split(/\s+/)) as [string[], string[]];
  const isShared = (a: string | undefined, b: string | undefined): boolean =>
    a !== undefined && b !== undefined && !/\d/.test(a) && bare(a) === bare(b);
  while (isShared(printed[0], read[0])) [printed, read].forEach((words) => words.shift());
  while (isShared(printed.at(-1), read.at(-1))) [printed, read].forEach((words) => words.pop());
  return compareValues(printed.join(' '), read.join(' ')) === 'other';
}

/** Page numbers, which are set anew wherever papers are bound together. */
function isOtherPage({ cover, margin }: PlacedCover, shown: string): boolean {
  const number = isPageNumber(cover.before);
  return isPageNumber(shown) !== null && (number === 'named' || (number === 'number' && margin !== null));
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
