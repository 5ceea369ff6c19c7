import type { PdfEvidence } from '../../pdf/pdf-evidence.ts';
import { informationOf } from '../../pdf/information.ts';

/** The formatting style in which a program rewrites content streams. */
export interface Hand {
  readonly id: string;
  /** Producer names of such programs: a file with one of them declares what was done to it. */
  readonly names: RegExp;
  /** Does the program rewrite whole streams, so that text added later is in another stream? */
  readonly isWhole: boolean;
  /** Does a content stream (as Latin-1) have this style? */
  readonly isIn: (content: string) => boolean;
}

/** Minimum number of style marks in a stream, and of rounded numbers that show single precision. */
const MARKS = 5;
const ROUNDED = 3;

/**
 * Programs whose files were examined, none with a style of `HANDS` (ADR 509). The style of other programs is unknown.
 */
const MAKERS = [
  ...[
    'skia/pdf',
    'libreoffice',
    'openoffice',
    'reportlab',
    'pdftex',
    'luatex',
    '; tex',
    'pdfkit',
    'pdf-lib',
    'pdfmake',
  ],
  ...['qt 4', 'qt 5', 'cairo', 'ghostscript', 'adobe pdf library', 'acrobat distiller', 'microsoft® word'],
  ...['microsoft: print to pdf', 'quartz', 'itext', 'apache fop', 'mpdf', 'pyfpdf', 'canva'],
];

export const writesOtherwise = (named: string): boolean =>
  MAKERS.some((maker) => named.toLowerCase().includes(maker));

/** Creator and producer from the document information. */
export function namedPrograms({ file: { latest } }: PdfEvidence): string {
  return ['Producer', 'Creator'].map((key) => informationOf(latest, key) ?? '').join('; ');
}

/** `[ (To) -80 (tal) ] TJ`, `/P << /MCID 0 >> BDC`: one operator per line, with blanks on both sides of brackets. */
const SPACED = /^(?:\[ .+ \] TJ|\/\w+ << .+ >> (?:BDC|DP))$/;
/** `<546f74616c> Tj`: lower-case hexadecimal strings, even for printable characters. */
const HEX = /^<([0-9a-f]+)> Tj$/;
const SHOWN = /(?:\]|\)|>) ?(?:TJ|Tj|'|")/;
/** A blank after the last operator of a line. */
const CROWDED = /\b(?:BT|ET|Tf|Td|TD|Tm|Tc|Tw|TL|Tr|cm|re|rg|RG) ?\S/;

/**
 * Object writer of libqpdf, which pikepdf uses for content (`unparse_content_stream`); pypdf's writer and MuPDF's
 * filter with hexadecimal strings have the same style.
 */
function isSpaced(content: string): boolean {
  let marks = 0;
  for (const line of content.split('\n')) {
    const hex = HEX.exec(line);
    if (SPACED.test(line) || (hex && /[a-f]/.test(hex[1]!))) marks++;
    else if (!hex && (SHOWN.test(line) || CROWDED.test(withoutStrings(line)))) return false;
  }
  return marks >= MARKS;
}

const withoutStrings = (line: string): string => line.replace(/\((?:\\.|[^\\)])*\)|\/\S+/g, '');

/** A number between two strings of one TJ operator. */
const ADJUSTMENT = /[)>](-?\d*\.\d+)(?=[(<])/g;
/**
 * Single precision holds seven digits: a whole number of thousandths comes back with eight, off by at most this
 * relative error.
 */
const SINGLE = { digits: 8, off: 5e-7 } as const;

/** MuPDF's content filter recomputes glyph adjustments in single precision: -375 becomes -375.00004. */
function isRounded(content: string): boolean {
  let rounded = 0;
  for (const [, number] of content.matchAll(ADJUSTMENT)) {
    const thousandths = 1000 * Number(number);
    const off = Math.abs(thousandths - Math.round(thousandths));
    const digits = number!.replace(/\D/g, '').replace(/^0+/, '').length;
    if (digits >= SINGLE.digits && off > 0 && off <= SINGLE.off * Math.abs(thousandths)) rounded++;
    if (rounded >= ROUNDED) return true;
  }
  return false;
}

/** Does a content stream show text? */
export const showsText = (content: string): boolean => content.split('\n').some((line) => SHOWN.test(line));

export const HANDS: readonly Hand[] = [
  {
    id: 'pikepdf, pypdf or MuPDF',
    names: /pikepdf|qpdf|ocrmypdf|py-?pdf\d?\b|pdf::api2|jspdf/i,
    isWhole: true,
    isIn: isSpaced,
  },
  { id: 'MuPDF', names: /mupdf|fitz/i, isWhole: false, isIn: isRounded },
];
