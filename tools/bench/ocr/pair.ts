import { loadavg } from 'node:os';
import { DEFAULT_READERS } from '../../../src/contract/config.ts';
import { childProcessStarter } from '../../../src/engine/child-process.ts';
import { EnginePool } from '../../../src/engine/pool.ts';
import type { VerifyRequest } from '../../../src/engine/calls.ts';
import { median } from '../quantile.ts';
import { table, writeSection } from '../report.ts';
import { twoAtOnce } from '../station/two-at-once.ts';
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
  const rows: string[][] = [['Two of', 'n', 'One after the other', 'At once', 'Throughput', 'Cores busy']];
  try {
    for (const type of ['omang', 'payslip']) {
      const [page] = await first(specimenCases({ profile: 'photo', seeds: [seed], types: [type] }));
      const request = requestOf(page!);
      const measured = await twoAtOnce(pool, request, repeats);
      rows.push([
        type,
        String(repeats),
        `${Math.round(median(measured.inTurn))} ms`,
        `${Math.round(median(measured.atOnce))} ms`,
        `${measured.throughput.toFixed(2)}×`,
        `${measured.coresAlone.toFixed(2)} and ${measured.coresAtOnce.toFixed(2)}`,
      ]);
    }
  } finally {
    await pool.close(0);
  }
  const load = `Load of the machine while measuring (1 minute): ${loadavg()[0]!.toFixed(1)}; both ways were measured in turns. A document alone keeps more than one core busy, so two at once cannot reach 2×.`;
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
