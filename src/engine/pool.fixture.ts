import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, vi } from 'vitest';
import { StationError } from '../contract/errors/station-error.ts';
import type { PoolOptions } from './pool-options.ts';
import { EnginePool } from './pool.ts';
import type { EngineProcess, FromEngine, StartEngineProcess, ToEngine } from './protocol.ts';

/** What a call of `pages` reads, and how fast. */
export const PAGES = 30;
export const MS_PER_PAGE = 20;

/**
 * An engine process without a process: `ping` answers its echo, `hang` never does, `crash` ends it, `crash once` ends the first, `pages` takes its time for each, `long` ends when it
 * is cancelled.
 */
export function simulated(): {
  start: StartEngineProcess;
  started: number;
  killed: number;
  limits: number[];
} {
  const seen = { start: (): EngineProcess => begin(), started: 0, killed: 0, limits: [] as number[] };
  function begin(): EngineProcess {
    const pid = ++seen.started;
    let tell: (message: FromEngine) => void = () => undefined;
    let ended: (why: string) => void = () => undefined;
    let long = 0;
    setImmediate(() => tell({ kind: 'ready', pid }));
    const readPages = async (id: number): Promise<void> => {
      for (let page = 1; page <= PAGES; page++) {
        tell({ kind: 'progress', id, step: { stage: 'reading', page } });
        await sleep(MS_PER_PAGE);
      }
      tell({ kind: 'done', id, response: { echo: 'pages', pid } });
    };
    return {
      pid,
      onMessage: (listener) => void (tell = listener),
      onExit: (listener) => void (ended = listener),
      kill: () => {
        seen.killed++;
        setImmediate(() => ended('SIGKILL'));
      },
      send(message: ToEngine) {
        if (message.kind === 'memory-limit') seen.limits.push(message.bytes);
        if (message.kind === 'cancel' && long === message.id)
          setImmediate(() =>
            tell({ kind: 'failed', id: message.id, error: new StationError('PROCESSING_FAILED').toWire() }),
          );
        if (message.kind !== 'call') return;
        const { echo } = message.request as { echo: string };
        if (echo === 'crash' || (echo === 'crash once' && pid === 1)) setImmediate(() => ended('SIGSEGV'));
        else if (echo === 'pages') void readPages(message.id);
        else if (echo === 'long') long = message.id;
        else if (echo !== 'hang')
          setImmediate(() => tell({ kind: 'done', id: message.id, response: { echo, pid } }));
      },
    };
  }
  return seen;
}

const pools: EnginePool[] = [];
/** A pool that is closed after the test. */
export function open(start: StartEngineProcess, options: Partial<PoolOptions> = {}): EnginePool {
  const pool = new EnginePool(start, { processes: 1, callTimeout: 5_000, queueLimit: 8, ...options });
  pools.push(pool);
  return pool;
}
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(pools.splice(0).map((pool) => pool.close(0)));
});
