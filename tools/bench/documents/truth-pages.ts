import { parse } from 'mrz';
import type { MachineReadableZone, ReadPage } from '../../../src/contract/pages.ts';
import { unmeasuredPage } from '../../../src/engine/raster/unmeasured-page.ts';
import type { Truth } from '../../specimens/index.ts';

/** Pages as a faultless reader would hand them over, made from a specimen's ground truth. */
export function pagesOfTruth(truth: Truth, firstIndex = 0, file = 0): ReadPage[] {
  return truth.pages.map((page, i) => ({
    report: unmeasuredPage({
      index: firstIndex + i,
      file,
      pageInFile: i,
      width: page.width,
      height: page.height,
      dpi: page.dpi,
      textHeight: 20,
    }),
    lines: page.lines.map((line) => ({
      text: line.text,
      confidence: 0.99,
      box: line.box,
      reader: 'ppocr' as const,
    })),
    mrz: truth.mrz && truth.mrz.page === i ? zoneOf(truth.mrz) : null,
    barcodes: page.barcodes.map(({ format, text, box }) => ({ format, text, box })),
    marks: page.marks.map(({ kind, box }) => ({ kind, box, confidence: 0.9 })),
  }));
}

function zoneOf(mrz: NonNullable<Truth['mrz']>): MachineReadableZone {
  const parsed = parse(mrz.lines);
  return {
    format: mrz.format,
    lines: mrz.lines,
    box: mrz.box,
    fields: Object.fromEntries(Object.entries(parsed.fields).map(([k, v]) => [k, v ?? null])),
    checkDigits: parsed.details
      .filter((d) => d.field?.endsWith('CheckDigit'))
      .map((d) => ({ field: d.field!, valid: d.valid })),
    valid: parsed.valid,
    confidence: 0.99,
    repaired: 0,
  };
}
