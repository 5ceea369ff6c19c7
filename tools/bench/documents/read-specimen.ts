import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_READERS } from '../../../src/contract/config.ts';
import type { ReadPage } from '../../../src/contract/pages.ts';
import { openPages } from '../../../src/engine/intake/open-pages.ts';
import { readPage } from '../../../src/engine/ocr/read-page.ts';
import * as specimens from '../../specimens/index.ts';
import type { Truth } from '../../specimens/index.ts';

/** What a desk sees, one of them per specimen: `--profiles mixed`. */
const MIXED = ['scan', 'photo', 'photocopy', 'messenger', 'fold', 'shadow', 'clean', 'photo'];

export interface Wanted {
  readonly type: string;
  readonly layout: number;
  readonly seed: number;
  readonly profile: string;
  /** Name under which the reading is kept. */
  readonly key: string;
}

interface Seen {
  readonly truth: Truth;
  readonly pages: ReadPage[];
}

/**
 * Draws a specimen and reads its images as the station does out of the box, both readers and all. With a folder, what
 * was read is kept there: rules can be measured again in seconds on the same readings.
 */
export async function readSpecimen(wanted: Wanted, folder: string | undefined): Promise<Seen> {
  const { type, layout, seed, profile } = wanted;
  const file = folder && path.join(folder, `${wanted.key}.json`);
  if (file && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Seen;
  const specimen = await specimens.generate(type, layout, seed);
  const treatment = profile === 'mixed' ? MIXED[(seed + layout) % MIXED.length]! : profile;
  const shown = treatment === 'clean' ? specimen : await specimens.degrade(specimen, treatment, seed);
  const pages: ReadPage[] = [];
  for (const [fileIndex, image] of shown.images.entries()) {
    const opened = { bytes: image, name: `page-${fileIndex}` };
    for await (const page of openPages(opened, { fileIndex, firstPageIndex: pages.length }))
      pages.push(await readPage(page, DEFAULT_READERS));
  }
  const seen = { truth: specimen.truth, pages };
  if (file) {
    mkdirSync(folder!, { recursive: true });
    writeFileSync(file, JSON.stringify(seen));
  }
  return seen;
}
