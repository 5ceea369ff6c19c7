import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../quantile.ts';
import { residentBytes } from '../station/processes.ts';
import type { Row } from '../verify.ts';
import { openPool, timed, verification } from './engine-work.ts';

const GOAL_MS = 1_500;
const IDLE_MS = 300;
const megabytes = (bytes: number | null): string => (bytes === null ? '?' : String(Math.round(bytes / 1e6)));

/**
 * What idling saves, and what coming back costs: the first document after the models were unloaded, less the same
 * document when they are loaded.
 */
export async function comeBack(count: number): Promise<Row[]> {
  const card = verification('omang-front.jpg');
  const costs: number[] = [];
  const announced: number[] = [];
  let warmBytes: number | null = null;
  let idleBytes: number | null = null;
  for (let i = 0; i < 2 * count; i++) {
    const pool = openPool({ idleMs: IDLE_MS });
    try {
      await timed(pool, 'verify', card, 1);
      const [warm] = await timed(pool, 'verify', card, 1);
      const before = pool.pids()[0]!;
      warmBytes = residentBytes(before);
      while (pool.pids()[0] === before || pool.status().ready === 0) await sleep(50);
      await sleep(500);
      idleBytes = residentBytes(pool.pids()[0]!);
      const isAnnounced = i % 2 === 1;
      if (isAnnounced) {
        pool.loadModels();
        while (pool.status().busy > 0) await sleep(20);
      }
      const [back] = await timed(pool, 'verify', card, 1);
      (isAnnounced ? announced : costs).push(back! - warm!);
    } finally {
      await pool.close(0);
    }
  }
  const cost = median(costs);
  return [
    {
      what: 'coming back from idling: first document less a warm one',
      n: count,
      measured: `${Math.round(cost)} ms`,
      goal: '≤ 1.5 s',
      met: cost <= GOAL_MS,
    },
    {
      what: 'the same, where files on the table announced it (ADR 92)',
      n: count,
      measured: `${Math.round(median(announced))} ms`,
      goal: '',
      met: null,
    },
    {
      what: 'resident memory of an engine process, warm and idle',
      n: 1,
      measured: `${megabytes(warmBytes)} MB, ${megabytes(idleBytes)} MB`,
      goal: '≤ 500 MB warm',
      met: warmBytes === null ? null : warmBytes <= 500e6,
    },
  ];
}
