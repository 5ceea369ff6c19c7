import { PDFDocument, type PDFPage } from 'pdf-lib';
import type { ReadPage } from '../../../contract/pages.ts';
import { openDocument } from '../../intake/pdf/open-document.ts';
import { textOfPage } from '../../intake/pdf/render-page.ts';
import { layerLines } from '../../ocr/text-layer/layer-lines.ts';
import { openPdfEvidence } from '../../pdf/pdf-evidence.ts';
import { unmeasuredPage } from '../../raster/unmeasured-page.ts';
import type { PageEvidence } from '../detector.ts';
import { pageSetDetectors } from '../detectors.ts';

/** One file of the pages `[document, pages]`, as programs merge files: fonts of one document stay shared. */
export async function merged(parts: readonly (readonly [PDFDocument, number[]])[]): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  const copies = new Map<PDFDocument, PDFPage[]>();
  for (const from of new Set(parts.map(([document]) => document)))
    copies.set(
      from,
      await file.copyPages(
        from,
        parts.flatMap(([document, pages]) => (document === from ? pages : [])),
      ),
    );
  for (const [from, pages] of parts)
    for (let k = 0; k < pages.length; k++) file.addPage(copies.get(from)!.shift()!);
  return file.save();
}

/** Strong findings about the pages of a file, by detector and page from 0. Their text is what they are judged by: none is drawn. */
export async function judged(bytes: Uint8Array): Promise<string[]> {
  const file = await openDocument(Uint8Array.from(bytes));
  const pages: PageEvidence[] = [];
  for (let pageInFile = 0; pageInFile < file.numPages; pageInFile++) {
    const { spans, turned, viewport } = await textOfPage(await file.getPage(pageInFile + 1), false);
    const { width, height } = viewport;
    const report = {
      ...unmeasuredPage({ index: pageInFile, width, height }),
      pageInFile,
      orientation: turned,
    };
    pages.push({
      pageInFile,
      reading: { lines: layerLines(spans).lines, report, mrz: null } as unknown as ReadPage,
    });
  }
  await file.loadingTask.destroy();
  const pdf = openPdfEvidence(bytes, 'full');
  return pageSetDetectors
    .flatMap((detector) => detector.judge(pages, pdf))
    .filter(({ strength }) => strength === 'strong')
    .map(({ detector, page }) => `${detector} ${page}`);
}
