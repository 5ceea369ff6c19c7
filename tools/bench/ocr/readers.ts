import { createWorker, OEM } from 'tesseract.js';
import { DEFAULT_READERS } from '../../../src/contract/config.ts';
import type { MachineReadableZone } from '../../../src/contract/pages.ts';
import { openPages } from '../../../src/engine/intake/open-pages.ts';
import { readPage } from '../../../src/engine/ocr/read-page.ts';
import { resourcePath } from '../../../src/engine/resources.ts';

export interface PageReading {
  readonly text: string;
  readonly mrz: MachineReadableZone | null;
  /** Quarter turns by which the page was turned upright; null where the reader does not say. */
  readonly orientations: number[] | null;
}

export type PageReader = (bytes: Uint8Array) => Promise<PageReading>;

/** The readers that `reader-process.ts` can be. */
export const READERS = {
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
