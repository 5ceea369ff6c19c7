import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createWorker, OEM } from 'tesseract.js';
import { DEFAULT_READERS, StationConfig } from '../../../src/contract/config.ts';
import { StationError } from '../../../src/contract/errors/station-error.ts';
import type { MachineReadableZone } from '../../../src/contract/pages.ts';
import { openPages } from '../../../src/engine/intake/open-pages.ts';
import { readPage } from '../../../src/engine/ocr/read-page.ts';
import { resourcePath } from '../../../src/engine/resources.ts';
import { openPool, verification } from '../verify/engine-work.ts';

export interface PageReading {
  readonly text: string;
  readonly mrz: MachineReadableZone | null;
  /** Quarter turns by which the page was turned upright; null where the reader does not say. */
  readonly orientations: number[] | null;
}

export type PageReader = (bytes: Uint8Array) => Promise<PageReading>;

/** Engine processes that the station renews from here on (`contract/config.ts`). */
const RENEW_ABOVE = StationConfig.parse({}).engine.renewAboveMegabytes * 1024 * 1024;

/** A page through a pool, as a station asks for it. */
async function throughPool(forensics: 'off' | 'full'): Promise<PageReader> {
  const pool = openPool({ renewAbove: RENEW_ABOVE });
  return async (bytes) => {
    const request = { ...verification('', bytes), files: [{ name: 'page', bytes }], forensics };
    // A page that is refused has cost its time, and nothing was read of it.
    const { pages } = await pool.call('verify', request).catch((thrown: unknown) => {
      if (thrown instanceof StationError) return { pages: [] };
      throw thrown;
    });
    return {
      text: pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n'),
      mrz: pages.flatMap(({ mrz }) => mrz ?? [])[0] ?? null,
      orientations: pages.map(({ report }) => report.orientation),
    };
  };
}

/** What `@gutenye/ocr-node` exports, as far as it is used. */
interface PpOcrPackage {
  readonly default: { create(): Promise<{ detect(file: string): Promise<readonly { text: string }[]> }> };
}

/** The readers that `reader-process.ts` can be. */
export const READERS = {
  engineReading: () => throughPool('off'),
  engineJudging: () => throughPool('full'),

  /** @param folder where the package is installed: it is no dependency of ours */
  ppOcr: async (folder: string): Promise<PageReader> => {
    const entry = createRequire(path.join(path.resolve(folder), 'package.json')).resolve('@gutenye/ocr-node');
    const { default: package_ } = (await import(pathToFileURL(entry).href)) as PpOcrPackage;
    const ocr = await package_.create();
    const pages = mkdtempSync(path.join(tmpdir(), 'netefatsa-bench-'));
    process.on('exit', () => rmSync(pages, { recursive: true, force: true }));
    return async (bytes) => {
      const file = path.join(pages, 'page');
      writeFileSync(file, bytes);
      const lines = await ocr.detect(file);
      return { text: lines.map(({ text }) => text).join('\n'), mrz: null, orientations: null };
    };
  },

  /** Intake and reading as the product runs them. */
  netefatsa: async (): Promise<PageReader> => async (bytes) => {
    const text: string[] = [];
    const orientations: number[] = [];
    let mrz: MachineReadableZone | null = null;
    for await (const page of openPages({ name: 'page', bytes }, { fileIndex: 0, firstPageIndex: 0 })) {
      const read = await readPage(page, DEFAULT_READERS);
      text.push(...read.lines.map((line) => line.text));
      orientations.push(read.report.orientation);
      mrz ??= read.mrz;
    }
    return { text: text.join('\n'), mrz, orientations };
  },

  /** tesseract.js on the whole picture, as its documentation has it, with the same English model. */
  tesseractJs: async (): Promise<PageReader> => {
    const worker = await createWorker('eng', OEM.LSTM_ONLY, {
      langPath: resourcePath('models'),
      gzip: false,
      cacheMethod: 'none',
    });
    return async (bytes) => ({
      text: (await worker.recognize(Buffer.from(bytes))).data.text,
      mrz: null,
      orientations: null,
    });
  },
} as const;

export type ReaderName = keyof typeof READERS;
