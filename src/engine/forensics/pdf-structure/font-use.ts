import type { PdfFont } from '../../pdf/font.ts';
import type { PdfPage } from '../../pdf/pages.ts';
import type { PdfEvidence } from '../../pdf/pdf-evidence.ts';
import type { PdfDict } from '../../pdf/values.ts';

/** How the pages' content uses one font of the file. */
export interface FontUse {
  readonly font: PdfFont;
  /** Characters by code, according to the file. */
  readonly told: ReadonlyMap<number, string>;
  /** Pages that use the font in their content, with its codes in order of first use on the page. */
  readonly pages: { readonly page: PdfPage; readonly codes: readonly number[] }[];
  /** All codes shown anywhere, including annotations. */
  readonly shown: Set<number>;
  readonly isOfAnnotations: boolean;
}

/** Embedded fonts with known characters; none if a page was not interpreted completely. */
export function fontUses(pdf: PdfEvidence): FontUse[] {
  const found = new Map<PdfDict, FontUse>();
  for (const page of pdf.pages()) {
    const fonts = pdf.codes(page);
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

/** Apache FOP measures this letter in place of unknown page numbers, so it is in the subset without being shown. */
export const isPlaceholder = (text: string | undefined): boolean => text === 'M';

/** Letters and digits only: word processors also embed blanks and hyphens that they only measured. */
export const isSign = (text: string | undefined): boolean => /^[\p{L}\p{N}]+$/u.test(text ?? '');
