import type { Finding } from '../../../contract/forensics.ts';
import type { PageEvidence, Named } from '../detector.ts';
import type { PdfEvidence } from '../../pdf/pdf-evidence.ts';
import { sheetOf, type Sheet } from '../../values/page-numbering.ts';

/** Judges whether the pages of one file belong together. */
export interface PageSetDetector extends Named {
  /** @param pdf null where the file is no PDF */
  judge(pages: readonly PageEvidence[], pdf: PdfEvidence | null): Finding[];
}

/** A page and its place in its paper, as printed on it. */
export interface NumberedPage {
  readonly page: PageEvidence;
  readonly sheet: Sheet | null;
}

export function numbered(pages: readonly PageEvidence[]): NumberedPage[] {
  return pages.map((page) => {
    const sheets = page.reading.lines.flatMap(({ text }) => sheetOf(text) ?? []);
    const [first] = sheets;
    // Two papers in one picture, or a list of pages: no place of its own.
    const isOne = first !== undefined && sheets.every((s) => s.number === first.number && s.of === first.of);
    return { page, sheet: isOne ? first : null };
  });
}

/** Pages right behind each other that say they are sheets n and n + 1 of as many. */
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

/** Every line is the file's own text: nothing was misread. */
export const isOfText = ({ reading }: PageEvidence): boolean =>
  reading.lines.length > 0 &&
  reading.lines.every(({ reader, second }) => reader === 'text-layer' && second === undefined);
