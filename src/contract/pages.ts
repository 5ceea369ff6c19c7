import { z } from 'zod';
import { Box, Quad } from './geometry.ts';
import { Message } from './messages/message.ts';

/** How a page reached us; the power of forensic evidence differs per channel (docs/accuracy/forensics.md). */
const PageSource = z.enum(['image', 'pdf']);

/** What was measured on a page before reading it. All shares are 0–1 of the page or text area. */
export const PageQuality = z.object({
  width: z.number().int(),
  height: z.number().int(),
  /** Variance of the Laplacian on text, normalised to 0 (blurred) – 1 (crisp). */
  sharpness: z.number(),
  /** Share of the page that is blown out over text. */
  glare: z.number(),
  /** Mean luminance 0–1. */
  brightness: z.number(),
  /** Edges of the document that lie outside the image. */
  cutOff: z.array(z.enum(['top', 'right', 'bottom', 'left'])),
  /** Median height of a text line in pixels; null when there is no text. */
  textHeight: z.number().nullable(),
  readable: z.boolean(),
  /** Sentences for a clerk: what is wrong and what to do. Empty when all is well. */
  warnings: z.array(z.string()),
  /** The same by their keys, one for one; absent where there are none, and in cases stored before messages had keys. */
  warningsSaid: z.array(Message).optional(),
});
export type PageQuality = z.infer<typeof PageQuality>;

/** Every decision intake took about a page. */
export const PageReport = z.object({
  index: z.number().int(),
  /** Index of the uploaded file, and the page (from 0) or frame inside it. */
  file: z.number().int(),
  pageInFile: z.number().int(),
  source: PageSource,
  width: z.number().int(),
  height: z.number().int(),
  /** Pixels per inch where known (PDF render or image metadata). */
  dpi: z.number().nullable(),
  /** Degrees clockwise by which the input was turned to be upright. */
  orientation: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
  /** Small remaining rotation that was corrected, degrees. */
  skew: z.number(),
  /** The document's corners in the input image, when it was cut out and straightened. */
  rectified: Quad.nullable(),
  /** When one image held several documents: which part this is, of how many. */
  split: z.object({ part: z.number().int(), of: z.number().int(), region: Box }).nullable(),
  quality: PageQuality,
  /** Did the PDF text layer say what the rendered page shows? Null when there is no text layer. */
  textLayerAgreement: z.number().nullable(),
});
export type PageReport = z.infer<typeof PageReport>;

export const Reader = z.enum(['quick', 'ppocr', 'tesseract', 'mrz', 'text-layer']);
export type Reader = z.infer<typeof Reader>;

/** One recognised line of text. Confidences are 0–1. */
export const TextLine = z.object({
  text: z.string(),
  confidence: z.number(),
  box: Box,
  quad: Quad.optional(),
  reader: Reader,
  /** What the other reader saw on the same box, where it was asked. */
  second: z.object({ text: z.string(), confidence: z.number(), reader: Reader }).optional(),
  /** Left edge of each character of `text`, page pixels, where the reader knows them. */
  characters: z.array(z.number()).optional(),
  /** The reader's certainty of each character of `text`, 0–1, where it says. */
  certainty: z.array(z.number()).optional(),
});
export type TextLine = z.infer<typeof TextLine>;

/** The formats of Doc 9303, and that of French identity cards before 2021, which are older than its TD1 cards. */
export const MrzFormat = z.enum(['TD1', 'TD2', 'TD3', 'MRVA', 'MRVB', 'IDFRA']);
export type MrzFormat = z.infer<typeof MrzFormat>;

/** A machine-readable zone (ICAO Doc 9303, but for `IDFRA`). */
export const MachineReadableZone = z.object({
  format: MrzFormat,
  lines: z.array(z.string()),
  box: Box,
  /** Parsed fields by the names of the `mrz` package (documentNumber, lastName, …); null when unread. */
  fields: z.record(z.string(), z.string().nullable()),
  /** Each check digit: which field it protects and whether it holds. */
  checkDigits: z.array(z.object({ field: z.string(), valid: z.boolean() })),
  valid: z.boolean(),
  confidence: z.number(),
  /** How many characters were changed by check-digit guided repair. */
  repaired: z.number().int(),
});
export type MachineReadableZone = z.infer<typeof MachineReadableZone>;

export const Barcode = z.object({
  format: z.enum(['PDF417', 'QRCode', 'DataMatrix', 'Code128', 'Other']),
  text: z.string(),
  box: Box,
});
export type Barcode = z.infer<typeof Barcode>;

/** Something on a page that is not text: where it is, and how sure we are (0–1). */
export const PageMark = z.object({
  kind: z.enum(['stamp', 'signature', 'portrait', 'ghost-portrait', 'thumbprint', 'logo']),
  box: Box,
  confidence: z.number(),
});
export type PageMark = z.infer<typeof PageMark>;

/** Everything read from one page. Plain data: no pixels. */
export const ReadPage = z.object({
  report: PageReport,
  lines: z.array(TextLine),
  mrz: MachineReadableZone.nullable(),
  barcodes: z.array(Barcode),
  marks: z.array(PageMark),
});
export type ReadPage = z.infer<typeof ReadPage>;
