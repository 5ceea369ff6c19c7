import type { MachineReadableZone, PageMark, ReadPage } from '../../../contract/pages.ts';
import { unmeasuredPage } from '../../raster/unmeasured-page.ts';

const CHARACTER = 10;
const LINE = 20;

/**
 * A printed line of a test page: left and top edge in pixels, and text; characters are ten pixels wide, twenty high.
 */
export type PrintedLine = readonly [x: number, y: number, text: string];

/** Lines below each other at the left edge. */
export const lines = (...texts: readonly string[]): PrintedLine[] =>
  texts.map((text, i) => [60, 60 + 40 * i, text]);

/** A page of 1000 × 1400 pixels as OCR would deliver it, for tests of classification and extraction. */
export function pageOf(
  lines: readonly PrintedLine[],
  options: {
    index?: number;
    file?: number;
    zone?: MachineReadableZone;
    marks?: PageMark[];
    confidence?: number;
  } = {},
): ReadPage {
  return {
    report: unmeasuredPage({
      index: options.index ?? 0,
      file: options.file ?? 0,
      width: 1000,
      height: 1400,
      dpi: 150,
      textHeight: LINE,
    }),
    lines: lines.map(([x, y, text]) => ({
      text,
      confidence: options.confidence ?? 0.98,
      box: { x, y, width: text.length * CHARACTER, height: LINE },
      reader: 'ppocr' as const,
    })),
    mrz: options.zone ?? null,
    barcodes: [],
    marks: options.marks ?? [],
  };
}
