import type { PdfFile } from '../../pdf/file.ts';
import { informationOf } from '../../pdf/information.ts';

/**
 * Programs that lay out text and cannot open a PDF: their names as producer, and the comment that their files have in
 * the second line (ISO 32000-1, 7.5.2, asks for four bytes above 127; each program has its own). From files of each
 * (ADR 518). Programs that share theirs with editors (iText, TCPDF, Acrobat: e2e3cfd3) are not among them.
 */
const MAKERS: readonly { readonly named: RegExp; readonly comment: string }[] = [
  { named: /reportlab/i, comment: '938c8b9e' },
  { named: /skia\/pdf/i, comment: 'd3ebe9e1' },
  { named: /^qt \d/i, comment: 'c3a2c3a3' },
  { named: /pdftex|luatex/i, comment: 'd0d4c5d8' },
  { named: /apache fop/i, comment: 'aaabacad' },
  { named: /weasyprint/i, comment: 'f09f96a4' },
  { named: /jspdf/i, comment: 'badface0' },
  { named: /pdfkit|pdfmake|prawn/i, comment: 'ffffffff' },
];

/** `%PDF-1.7`, a line break, and the first four bytes of the comment. */
const HEAD = /^%PDF-\d\.\d(?:\r\n|\r|\n)%([\u0080-\u00ff]{4})/;
const HEAD_BYTES = 24;

/**
 * Is a file as its maker wrote it: laid out and saved in one go by a program that edits nothing? Then what was painted
 * last was painted by the maker.
 */
export function isOfOneHand({ bytes, latest, revisions, repaired }: PdfFile): boolean {
  if (repaired || revisions.length !== 1) return false;
  const comment = HEAD.exec(Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1'))?.[1];
  if (comment === undefined) return false;
  const hex = Buffer.from(comment, 'latin1').toString('hex');
  const named = informationOf(latest, 'Producer') ?? '';
  return MAKERS.some((maker) => maker.comment === hex && maker.named.test(named));
}
