import { spawnSync } from 'node:child_process';
import { MEMORY_ENVIRONMENT } from '../../../src/engine/memory-environment.ts';
import { table, writeSection } from '../report.ts';
import { specimenCases } from './cases.ts';
import { netefatsa } from './engines.ts';

const MEGABYTE = 1e6;
const TYPES = ['omang', 'passport', 'drivers_licence', 'payslip', 'utility_bill'];
/** Every so manieth of their pages: few enough to be made in half a minute, so that 500 readings fit ten minutes. */
const EVERY = 3;
/** Documents after which the models, the second reader and every page size have been seen. */
const WARM_AFTER = 50;

/**
 * Reads specimens over and over in one process and watches its resident memory: is it bounded, and does it grow?
 * The same few pages come again, so that growth is the reader's and not the documents'.
 */
export async function soak(documents: number, command: string): Promise<void> {
  if (!process.env['MALLOC_ARENA_MAX']) {
    // As engine processes are started: the C library reads these before anything else runs.
    const env = { ...process.env, ...MEMORY_ENVIRONMENT };
    process.exitCode =
      spawnSync(process.execPath, process.argv.slice(1), { env, stdio: 'inherit' }).status ?? 1;
    return;
  }
  const pages: Uint8Array[] = [];
  for (const [from, profile] of ['clean', 'photo'].entries()) {
    let k = from;
    for await (const page of specimenCases({ profile, seeds: [9301], types: TYPES }))
      if (k++ % EVERY === 0) pages.push(page.bytes);
  }
  const rows: (string | number)[][] = [
    ['After', 'Resident memory, MB', 'JavaScript heap, MB', 'Outside the heap, MB'],
  ];
  const checkpoints = new Set([
    1,
    10,
    WARM_AFTER,
    ...[0.2, 0.4, 0.6, 0.8, 1].map((share) => Math.round(share * documents)),
  ]);
  let peak = 0;
  for (let n = 1; n <= documents; n++) {
    await netefatsa.read(pages[n % pages.length]!);
    const { rss, heapUsed, external } = process.memoryUsage();
    peak = Math.max(peak, rss);
    if (checkpoints.has(n))
      rows.push([`${n} pages`, ...[rss, heapUsed, external].map((bytes) => Math.round(bytes / MEGABYTE))]);
  }
  rows.push(['Peak', Math.round(peak / MEGABYTE), '', '']);
  await netefatsa.close();
  const about = `One process that intake, reader and second reader share; ${pages.length} pages (cards and A4, clean and photographed) over and over, which it holds in memory (${Math.round(pages.reduce((sum, b) => sum + b.length, 0) / MEGABYTE)} MB), together with the generator that made them.`;
  writeSection(
    'performance.md',
    'ocr-soak',
    'Memory of a reading process',
    `${about}\n\n${table(rows)}`,
    command,
  );
}
