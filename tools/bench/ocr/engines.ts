import { fork, spawnSync, type ForkOptions } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { engineEnvironment } from '../../../src/engine/engine-environment.ts';
import { MEMORY_FLAGS } from '../../../src/engine/memory-environment.ts';
import type { ProcessReading } from './reader-process.ts';
import type { PageReading, ReaderName } from './readers.ts';

export interface BenchReading extends PageReading {
  readonly milliseconds: number;
  /** Processor time and the most memory so far, in bytes; null where the reader's process is not ours to ask. */
  readonly cpuMilliseconds: number | null;
  readonly mostMemory: number | null;
}

export interface BenchEngine {
  readonly name: string;
  /** The process that reads, alone or with processes of its own; null: one that begins and ends with each page. */
  readonly pid: number | null;
  read(bytes: Uint8Array): Promise<BenchReading>;
  close(): Promise<void>;
}

/** Our reader, in a process that is started as the station starts its engines. */
export const netefatsa = (): Promise<BenchEngine> =>
  readerProcess('Netefatsa', 'netefatsa', {
    execArgv: [...process.execArgv, ...MEMORY_FLAGS],
    env: engineEnvironment(),
  });

/** tesseract.js in a process as Node starts it. */
export const plainTesseractJs = (): Promise<BenchEngine> => readerProcess('tesseract.js', 'tesseractJs', {});

/** A pool of one engine as it ships, which renews it as the station does; it reads, or reads and judges. */
export const wholeEngine = (work: 'engineReading' | 'engineJudging'): Promise<BenchEngine> =>
  readerProcess(work === 'engineReading' ? 'Netefatsa, reading' : 'Netefatsa, reading and judging', work, {});

/** PP-OCR as `@gutenye/ocr-node` runs it, from the folder that it was installed in. */
export const ppOcr = (folder: string): Promise<BenchEngine> =>
  readerProcess('@gutenye/ocr-node', 'ppOcr', {}, [folder]);

async function readerProcess(
  name: string,
  reader: ReaderName,
  options: ForkOptions,
  more: readonly string[] = [],
): Promise<BenchEngine> {
  const entry = fileURLToPath(new URL('./reader-process.ts', import.meta.url));
  const child = fork(entry, [reader, ...more], { ...options, serialization: 'advanced' });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The reader ${name} has ended.`);
  });
  ended.catch(() => undefined);
  const answered = async (): Promise<unknown> => {
    const [first] = (await Promise.race([once(child, 'message'), ended])) as unknown[];
    return first;
  };
  await answered();
  return {
    name,
    pid: child.pid ?? null,
    read: async (bytes) => {
      const reading = answered();
      child.send(bytes);
      return (await reading) as ProcessReading;
    },
    // It ends itself, and with it what it started.
    close: async () => void (child.connected && child.disconnect()),
  };
}

/** `tesseract-ocr` from Debian, when it is installed. */
export function debianTesseract(): BenchEngine | null {
  if (spawnSync('tesseract', ['--version']).status !== 0) return null;
  return {
    name: 'tesseract (Debian)',
    pid: null,
    read: async (bytes) => {
      const start = performance.now();
      const run = spawnSync('tesseract', ['stdin', 'stdout'], {
        input: bytes,
        maxBuffer: 1 << 26,
        env: { ...process.env, OMP_THREAD_LIMIT: '1' },
      });
      return {
        text: run.stdout.toString('utf8'),
        mrz: null,
        orientations: null,
        milliseconds: performance.now() - start,
        cpuMilliseconds: null,
        mostMemory: null,
      };
    },
    close: async () => undefined,
  };
}
