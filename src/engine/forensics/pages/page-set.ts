import type { Finding } from '../../../contract/forensics.ts';
import type { PageEvidence, Named } from '../detector.ts';
import type { PdfEvidence } from '../../pdf/pdf-evidence.ts';
import { sheetOf, type Sheet } from '../../values/page-numbering.ts';

/** Judges whether the pages of one file belong together. */
export interface PageSetDetector extends Named {
  /** @param pdf null if the file is not a PDF */
  judge(pages: readonly PageEvidence[], pdf: PdfEvidence | null): Finding[];
}

/** A page and its printed sheet number. */
export interface NumberedPage {
  readonly page: PageEvidence;
  readonly sheet: Sheet | null;
}

export function numbered(pages: readonly PageEvidence[]): NumberedPage[] {
  return pages.map((page) => {
    const sheets = page.reading.lines.flatMap(({ text }) => sheetOf(text) ?? []);
    const [first] = sheets;
    // Contradicting numbers (two documents in one picture, a list of pages) are ignored.
    const isOne = first !== undefined && sheets.every((s) => s.number === first.number && s.of === first.of);
    return { page, sheet: isOne ? first : null };
  });
}

/** Consecutive pages numbered n and n + 1 of the same total. */
export function consecutive(
  pages: readonly PageEvidence[],
): { readonly before: PageEvidence; readonly after: PageEvidence }[] {
  const all = numbered(pages);
  return all.flatMap(({ page: after, sheet }, k) => {
    const previous = all[k - 1];
    return sheet &&
      previous?.sheet &&
      sheet.of === previous.sheet.of &&
      sheet.number === previous.sheet.number + 1
      ? [{ before: previous.page, after }]
      : [];
  });
}

/** Were all lines read from the text layer, without OCR? */
export const isOfText = ({ reading }: PageEvidence): boolean =>
  reading.lines.length > 0 &&
  reading.lines.every(({ reader, second }) => reader === 'text-layer' && second === undefined);
