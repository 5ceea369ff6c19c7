import { loadavg } from 'node:os';
import { DEFAULT_READERS } from '../../../src/contract/config.ts';
import { childProcessStarter } from '../../../src/engine/child-process.ts';
import { EnginePool } from '../../../src/engine/pool.ts';
import type { VerifyRequest } from '../../../src/engine/calls.ts';
import { median } from '../quantile.ts';
import { table, writeSection } from '../report.ts';
import { specimenCases } from './cases.ts';

/**
 * Two documents at once on two engine processes against one after the other, in turns, so that other work on the
 * machine hits both alike. Reading and understanding only, no forensics.
 */
export async function measurePair(
  { seed, repeats }: { seed: number; repeats: number },
  command: string,
): Promise<void> {
  const pool = new EnginePool(childProcessStarter(), { processes: 2, callTimeout: 120_000, queueLimit: 8 });
  const rows: string[][] = [['Two of', 'n', 'One after the other', 'At once', 'Throughput']];
  try {
    for (const type of ['omang', 'payslip']) {
      const [page] = await first(specimenCases({ profile: 'photo', seeds: [seed], types: [type] }));
      const request = requestOf(page!);
      const call = () => pool.call('verify', request);
      await Promise.all([call(), call()]);
      const inTurn: number[] = [];
      const atOnce: number[] = [];
      for (let i = 0; i < repeats; i++) {
        inTurn.push(await milliseconds(async () => void (await call(), await call())));
        atOnce.push(await milliseconds(() => Promise.all([call(), call()])));
      }
      const gains = inTurn.map((ms, i) => ms / atOnce[i]!);
      rows.push([
        type,
        String(repeats),
        `${Math.round(median(inTurn))} ms`,
        `${Math.round(median(atOnce))} ms`,
        `${median(gains).toFixed(2)}×`,
      ]);
    }
  } finally {
    await pool.close(0);
  }
  const load = `Load of the machine while measuring (1 minute): ${loadavg()[0]!.toFixed(1)}; both ways were measured in turns.`;
  writeSection('performance.md', 'ocr-pair', 'Two documents at once', `${load}\n\n${table(rows)}`, command);
}

/** Reading and understanding one file, as the station asks for it, without forensics. */
export const requestOf = ({ name, bytes }: { name: string; bytes: Uint8Array }): VerifyRequest => ({
  files: [{ name, bytes }],
  category: null,
  mode: 'BATCH',
  ocr: DEFAULT_READERS,
  today: '2026-11-21',
  maxAddressAgeMonths: 3,
  forensics: 'off',
});

async function first<T>(items: AsyncIterable<T>): Promise<T[]> {
  for await (const item of items) return [item];
  return [];
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
