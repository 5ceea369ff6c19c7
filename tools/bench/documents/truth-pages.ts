import { parse } from 'mrz';
import type { MachineReadableZone, ReadPage } from '../../../src/contract/pages.ts';
import type { Truth } from '../../specimens/index.ts';

/** Pages as a faultless reader would hand them over, made from a specimen's ground truth. */
export function pagesOfTruth(truth: Truth, firstIndex = 0, file = 0): ReadPage[] {
  return truth.pages.map((page, i) => ({
    report: {
      index: firstIndex + i,
      file,
      pageInFile: i,
      source: 'image',
      width: page.width,
      height: page.height,
      dpi: page.dpi,
      orientation: 0,
      skew: 0,
      rectified: null,
      split: null,
      quality: {
        width: page.width,
        height: page.height,
        sharpness: 1,
        glare: 0,
        brightness: 0.9,
        cutOff: [],
        textHeight: 20,
        readable: true,
        warnings: [],
      },
      textLayerAgreement: null,
    },
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
