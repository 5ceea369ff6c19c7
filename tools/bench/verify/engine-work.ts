import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_READERS } from '../../../src/contract/config.ts';
import type { CallName, CallRequest } from '../../../src/engine/calls.ts';
import type { PoolOptions } from '../../../src/engine/pool-options.ts';
import { EnginePool } from '../../../src/engine/pool.ts';
import { engineAsShipped } from '../station/engine-as-shipped.ts';

const SAMPLES = path.resolve(import.meta.dirname, '..', '..', '..', 'samples');
const TODAY = '2026-11-21';
const OCR = DEFAULT_READERS;

export const sample = (name: string): Uint8Array => readFileSync(path.join(SAMPLES, name));

/** A verification as the station asks for it. */
export const verification = (name: string, bytes = sample(name)): CallRequest<'verify'> => ({
  files: [{ name, bytes }],
  category: null,
  mode: 'BATCH',
  ocr: OCR,
  today: TODAY,
  maxAddressAgeMonths: 3,
  forensics: 'full',
});

export const quickInspection = (name: string, bytes: Uint8Array): CallRequest<'inspect'> => ({
  file: { name, bytes },
  mode: 'quick',
  profile: 'unknown',
  ocr: OCR,
  today: TODAY,
  trustedCertificates: [],
});

export const openPool = (options: Partial<PoolOptions> = {}): EnginePool =>
  new EnginePool(engineAsShipped(), { processes: 1, callTimeout: 120_000, queueLimit: 64, ...options });

/** Wall milliseconds of `count` calls, one after another. */
export async function timed<N extends CallName>(
  pool: EnginePool,
  name: N,
  request: CallRequest<N>,
  count: number,
): Promise<number[]> {
  const [times] = await timedInTurns(pool, name, [request], count);
  return times!;
}

/** The same of several requests that are compared: one of each, `count` times over, so that all meet the same load. */
export async function timedInTurns<N extends CallName>(
  pool: EnginePool,
  name: N,
  requests: readonly CallRequest<N>[],
  count: number,
): Promise<number[][]> {
  const times = requests.map((): number[] => []);
  for (let i = 0; i < count; i++)
    for (const [k, request] of requests.entries()) {
      const before = performance.now();
      await pool.call(name, request);
      times[k]!.push(performance.now() - before);
    }
  return times;
}
