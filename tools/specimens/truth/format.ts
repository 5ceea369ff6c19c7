import type { Box, Quad } from '../../../src/contract/geometry.ts';
import type { FieldValue } from '../../../src/contract/verification.ts';

/** One printed line as an OCR engine should read it. `quad` is present once a transform turned it off its axes. */
export interface TruthLine {
  text: string;
  box: Box;
  quad?: Quad;
}

export const MARK_KINDS = ['stamp', 'signature', 'portrait', 'ghost-portrait', 'thumbprint', 'logo'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** Something on the page that is not text. The words inside a stamp are in `lines` as well. */
export interface TruthMark {
  kind: MarkKind;
  box: Box;
  quad?: Quad;
}

export interface TruthBarcode {
  format: 'QRCode' | 'PDF417' | 'DataMatrix' | 'Code128';
  text: string;
  box: Box;
  quad?: Quad;
}

/** Where the document itself lies in the image, once it was photographed or laid on a flatbed. */
export interface TruthPage {
  width: number;
  height: number;
  /** Pixels per inch of the document in this image; 72 for a born-digital PDF (boxes are then PDF points). */
  dpi: number;
  lines: TruthLine[];
  marks: TruthMark[];
  barcodes: TruthBarcode[];
  /** Corners of the document: top left, top right, bottom right, bottom left of the document as printed. */
  corners: Quad;
  /** Where several sides were put on one image: the corners of each. */
  parts?: Quad[];
}

/** A field's right answer. `value` null: the document does not print it (an answer would be a guess). */
export interface TruthField {
  value: FieldValue;
  raw: string | null;
  page: number | null;
  box: Box | null;
  quad?: Quad;
}

export interface TruthMrz {
  format: 'TD1' | 'TD2' | 'TD3' | 'MRVA' | 'MRVB';
  lines: string[];
  page: number;
  box: Box;
  quad?: Quad;
}

/** Everything that is known about one specimen. This is the JSON that `npm run specimens` writes. */
export interface Truth {
  version: 1;
  type: string;
  subtype: string | null;
  category: string;
  /** Type of the document types configuration 2.0 it belongs to. */
  configuredType: string;
  /** e.g. `payslip-2`; `-4` and above are held out. */
  layout: string;
  heldOut: boolean;
  seed: number;
  issuer: string;
  /** The degradation profile and the steps it took, in order. */
  degradation: { profile: string; steps: string[] };
  /** File names beside this JSON: one PDF, or one image per page. */
  files: string[];
  pages: TruthPage[];
  fields: Record<string, TruthField>;
  /** Rows in reading order; a cell that the layout has no column for is absent. */
  lists: Record<string, Record<string, TruthField>[]>;
  mrz: TruthMrz | null;
}

/** A specimen in memory: the truth and one encoded image per page (PNG, or JPEG after a degradation that ends in one). */
export interface Specimen {
  truth: Truth;
  images: Uint8Array<ArrayBufferLike>[];
}
