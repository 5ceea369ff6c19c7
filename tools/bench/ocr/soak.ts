import { readFileSync } from 'node:fs';
import { StationConfig } from '../../../src/contract/config.ts';
import { EnginePool } from '../../../src/engine/pool.ts';
import { table, writeSection } from '../report.ts';
import { engineAsShipped } from '../station/engine-as-shipped.ts';
import { specimenCases } from './cases.ts';
import { requestOf } from './pair.ts';

const MEGABYTE = 1e6;
const TYPES = ['omang', 'passport', 'drivers_licence', 'payslip', 'utility_bill'];
/** Every so manieth of their pages: few enough to be made in half a minute, so that 500 readings fit ten minutes. */
const EVERY = 3;
/** As the station renews its engines. */
const RENEW_ABOVE = StationConfig.parse({}).engine.renewAboveMegabytes * 1024 * 1024;
/** Documents after which the models, the second reader and every page size have been seen. */
const WARM_AFTER = 50;

/**
 * Sends specimens over and over to one engine process, started as the installed station starts it, and watches its resident
 * memory (Linux: /proc): is it bounded, and does it grow? The same few pages come again, so that growth is the
 * reader's and not the documents'.
 */
export async function soak(documents: number, command: string): Promise<void> {
  const start = engineAsShipped();
  const pages: { name: string; bytes: Uint8Array }[] = [];
  for (const [from, profile] of ['clean', 'photo'].entries()) {
    let k = from;
    for await (const page of specimenCases({ profile, seeds: [9301], types: TYPES }))
      if (k++ % EVERY === 0) pages.push(page);
  }
  const checkpoints = new Set([
    1,
    10,
    WARM_AFTER,
    ...[0.2, 0.4, 0.6, 0.8, 1].map((s) => Math.round(s * documents)),
  ]);
  const pool = new EnginePool(start, {
    processes: 1,
    callTimeout: 120_000,
    queueLimit: 1,
    renewAbove: RENEW_ABOVE,
  });
  const rows: (string | number)[][] = [['After', 'Resident memory, MB', 'Most so far, MB']];
  try {
    for (let n = 1; n <= documents; n++) {
      await pool.call('verify', requestOf(pages[n % pages.length]!));
      if (!checkpoints.has(n)) continue;
      const { resident, peak } = memoryOf(pool.pids()[0]!);
      rows.push([`${n} documents`, Math.round(resident / MEGABYTE), Math.round(peak / MEGABYTE)]);
    }
  } finally {
    await pool.close(0);
  }
  const about = `One engine process, built and started as the installed station does it: ${pages.length} pages (cards and A4, clean and photographed) over and over, read and understood.`;
  writeSection(
    'performance.md',
    'ocr-soak',
    'Memory of an engine process',
    `${about}\n\n${table(rows)}`,
    command,
  );
}

/** Bytes that a process holds now, and held at most (proc(5), "status": kibibytes). */
function memoryOf(pid: number): { resident: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const of = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) * 1024;
  return { resident: of('VmRSS'), peak: of('VmHWM') };
}
