import type { PdfEvidence } from '../../pdf/pdf-evidence.ts';
import { informationOf } from '../../pdf/information.ts';

/** How a program that writes content anew writes it. */
export interface Hand {
  readonly id: string;
  /** Programs that write so, as they name themselves: a file that names one says what was done to it. */
  readonly names: RegExp;
  /** Is a whole stream in it or none, so that what was typed afterwards stands in another stream? */
  readonly isWhole: boolean;
  /** Is a content stream, in Latin-1, in this hand? */
  readonly isIn: (content: string) => boolean;
}

/** Marks of a hand from which on it is one, and rounded numbers that show single precision. */
const MARKS = 5;
const ROUNDED = 3;

/** Programs of which files were looked at, and none was in a hand of `HANDS` (ADR 509). Of another program nobody knows how it writes. */
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

/** Who made the file and with what, as its information says. */
export function namedPrograms({ file: { latest } }: PdfEvidence): string {
  return ['Producer', 'Creator'].map((key) => informationOf(latest, key) ?? '').join('; ');
}

/** `[ (To) -80 (tal) ] TJ`, `/P << /MCID 0 >> BDC`: an operator to a line, and a blank on either side of each bracket. */
const SPACED = /^(?:\[ .+ \] TJ|\/\w+ << .+ >> (?:BDC|DP))$/;
/** `<546f74616c> Tj`: small hexadecimal digits, even for what could be read. */
const HEX = /^<([0-9a-f]+)> Tj$/;
const SHOWN = /(?:\]|\)|>) ?(?:TJ|Tj|'|")/;
/** A blank after an operator that ends its line. */
const CROWDED = /\b(?:BT|ET|Tf|Td|TD|Tm|Tc|Tw|TL|Tr|cm|re|rg|RG) ?\S/;

/** libqpdf's object writer, as pikepdf uses it for content (`unparse_content_stream`); pypdf's, and MuPDF's filter with hexadecimal strings, write so as well. */
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
/** Single precision holds seven digits: what was a whole number of thousandths comes back with eight, so near to it, and not equal. */
const SINGLE = { digits: 8, off: 5e-7 } as const;

/** MuPDF's filter of content computes adjustments between letters anew in single precision: -375 becomes -375.00004. */
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
