import { spawnSync } from 'node:child_process';
import { createWorker, OEM } from 'tesseract.js';
import { DEFAULT_READERS } from '../../../src/contract/config.ts';
import type { MachineReadableZone } from '../../../src/contract/pages.ts';
import { openPages } from '../../../src/engine/intake/open-pages.ts';
import { readPage } from '../../../src/engine/ocr/read-page.ts';
import { closeTesseract } from '../../../src/engine/ocr/tesseract/reader.ts';
import { resourcePath } from '../../../src/engine/resources.ts';

export interface BenchReading {
  readonly text: string;
  readonly mrz: MachineReadableZone | null;
  /** Quarter turns by which the page was turned upright; null where the engine does not say. */
  readonly orientations: number[] | null;
  readonly milliseconds: number;
  /** Processor time of this process, all its threads. */
  readonly cpuMilliseconds: number;
}

export interface BenchEngine {
  readonly name: string;
  /** Does the reader work in this process, so that its processor time is known? */
  readonly inProcess: boolean;
  read(bytes: Uint8Array): Promise<BenchReading>;
  close(): Promise<void>;
}

async function timed(
  work: () => Promise<Omit<BenchReading, 'milliseconds' | 'cpuMilliseconds'>>,
): Promise<BenchReading> {
  const start = performance.now();
  const before = process.cpuUsage();
  const reading = await work();
  const { user, system } = process.cpuUsage(before);
  return { ...reading, milliseconds: performance.now() - start, cpuMilliseconds: (user + system) / 1000 };
}

/** Intake and reading as the product runs them, in this process. */
export const netefatsa: BenchEngine = {
  name: 'Netefatsa',
  inProcess: true,
  read: (bytes) =>
    timed(async () => {
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
    }),
  close: closeTesseract,
};

/** tesseract.js on the whole picture, as its documentation has it, with the same English model. */
export async function plainTesseractJs(): Promise<BenchEngine> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: resourcePath('models'),
    gzip: false,
    cacheMethod: 'none',
  });
  return {
    name: 'tesseract.js',
    inProcess: true,
    read: (bytes) =>
      timed(async () => ({
        text: (await worker.recognize(Buffer.from(bytes))).data.text,
        mrz: null,
        orientations: null,
      })),
    close: async () => void (await worker.terminate()),
  };
}

/** `tesseract-ocr` from Debian, when it is installed. */
export function debianTesseract(): BenchEngine | null {
  if (spawnSync('tesseract', ['--version']).status !== 0) return null;
  return {
    name: 'tesseract (Debian)',
    inProcess: false,
    read: (bytes) =>
      timed(async () => {
        const run = spawnSync('tesseract', ['stdin', 'stdout'], {
          input: bytes,
          maxBuffer: 1 << 26,
          env: { ...process.env, OMP_THREAD_LIMIT: '1' },
        });
        return { text: run.stdout.toString('utf8'), mrz: null, orientations: null };
      }),
    close: async () => undefined,
  };
}
