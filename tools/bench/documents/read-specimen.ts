import type { ReadPage } from '../../../src/contract/pages.ts';
import { openPages } from '../../../src/engine/intake/open-pages.ts';
import { readPage } from '../../../src/engine/ocr/read-page.ts';
import * as specimens from '../../specimens/index.ts';
import type { Specimen } from '../../specimens/index.ts';

/** Reads a specimen's images as the engine would, after the degradation named. */
export async function readSpecimen(specimen: Specimen, profile: string, seed: number): Promise<ReadPage[]> {
  const shown = profile === 'clean' ? specimen : await specimens.degrade(specimen, profile, seed);
  const pages: ReadPage[] = [];
  for (const [fileIndex, image] of shown.images.entries()) {
    const file = { bytes: image, name: `page-${fileIndex}` };
    for await (const page of openPages(file, { fileIndex, firstPageIndex: pages.length })) {
      pages.push(await readPage(page, { primary: 'ppocr', secondary: 'none' }));
    }
  }
  return pages;
}
