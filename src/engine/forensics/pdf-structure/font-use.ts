import type { PdfFont } from '../../pdf/font.ts';
import type { PdfPage } from '../../pdf/pages.ts';
import type { PdfEvidence } from '../../pdf/pdf-evidence.ts';
import type { PdfDict } from '../../pdf/values.ts';

/** How one font of the file is used by the content of its pages. */
export interface FontUse {
  readonly font: PdfFont;
  /** Characters that the file tells for its codes. */
  readonly told: ReadonlyMap<number, string>;
  /** Pages whose content shows it, each with its codes by first use on that page. */
  readonly pages: { readonly page: PdfPage; readonly codes: readonly number[] }[];
  /** Every code that is shown anywhere, in annotations, too. */
  readonly shown: Set<number>;
  readonly isOfAnnotations: boolean;
}

/** The embedded fonts whose characters the file tells; none where a page was not run to its end. */
export function fontUses(pdf: PdfEvidence): FontUse[] {
  const { latest } = pdf.file;
  const found = new Map<PdfDict, FontUse>();
  for (const page of pdf.pages(latest)) {
    const fonts = pdf.codes(latest, page);
    if (!fonts) return [];
    for (const [font, { origin, codes }] of fonts) {
      if (!font.told || !(font.embedded || font.drawn)) continue;
      const known = found.get(font.dict) ?? {
        font,
        told: font.told,
        pages: [],
        shown: new Set(),
        isOfAnnotations: false,
      };
      const isContent = origin === 'content';
      found.set(font.dict, isContent ? known : { ...known, isOfAnnotations: true });
      if (isContent) known.pages.push({ page, codes: [...codes] });
      for (const code of codes) known.shown.add(code);
    }
  }
  return [...found.values()];
}

/** What Apache FOP measures in place of page numbers that it does not know yet, so that its fonts have it without use. */
export const isPlaceholder = (text: string | undefined): boolean => text === 'M';

/** Letters and digits: word processors take blanks and hyphens into a font that they only measured. */
export const isSign = (text: string | undefined): boolean => /^[\p{L}\p{N}]+$/u.test(text ?? '');
