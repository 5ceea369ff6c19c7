import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { open, simulated } from './pool.fixture.ts';
import type { EnginePool } from './pool.ts';
import type { FromEngine, StartEngineProcess } from './protocol.ts';

describe('engines that have grown', () => {
  const LIMIT = 1_000;
  /** Like {@link simulated}; each holds `resident` bytes after a call, and is warm once `warm` says so. */
  function growing(resident: (pid: number) => number, warm: () => boolean = () => true) {
    const engines = simulated();
    const start: StartEngineProcess = () => {
      const process = engines.start();
      let listener: (message: FromEngine) => void = () => undefined;
      return {
        ...process,
        onMessage: (tell) => {
          listener = tell;
          process.onMessage((message) => {
            tell(message);
            if (message.kind === 'done') tell({ kind: 'resident', bytes: resident(process.pid!) });
          });
        },
        send: (message) => {
          if (message.kind !== 'call' || message.name !== 'warmUp') return process.send(message);
          if (warm()) setImmediate(() => listener({ kind: 'done', id: message.id, response: {} }));
          else process.kill();
        },
      };
    };
    return { engines, start };
  }
  const work = async (pool: EnginePool, calls: number): Promise<void> => {
    for (let i = 0; i < calls; i++) await pool.call('ping', { echo: 'work' });
  };

  it('give way to one that is warm, and no call fails or waits for it', async () => {
    const { engines, start } = growing((pid) => (pid === 1 ? LIMIT + 1 : LIMIT));
    const pool = open(start, { renewAbove: LIMIT, memoryLimit: 5_000 });
    await work(pool, 39);
    expect(engines.started).toBe(1);
    await work(pool, 1);
    await expect.poll(() => engines.killed).toBe(1);
    await expect(pool.call('ping', { echo: 'next' })).resolves.toEqual({ echo: 'next', pid: 2 });
    await work(pool, 60);
    expect(engines).toMatchObject({ started: 2, killed: 1, limits: [5_000, 5_000] });
    expect(pool.status()).toMatchObject({ ready: 1, replaced: 0 });
  });

  it('where ordinary pages need more than the limit, each lives twice as long as the one before', async () => {
    const { engines, start } = growing(() => LIMIT + 1);
    const pool = open(start, { renewAbove: LIMIT });
    const livesFor = async (): Promise<number> => {
      const before = engines.killed;
      for (let calls = 1; ; calls++) {
        await work(pool, 1);
        await sleep(2);
        if (engines.killed > before) return calls;
      }
    };
    expect([await livesFor(), await livesFor(), await livesFor()]).toEqual([40, 80, 160]);
  });

  it('a call that runs when the successor is warm ends in the old process', async () => {
    const { engines, start } = growing(() => LIMIT + 1);
    const pool = open(start, { renewAbove: LIMIT });
    await work(pool, 40);
    const leaving = new AbortController();
    const long = pool.call('ping', { echo: 'long' }, { signal: leaving.signal });
    await expect.poll(() => engines.started).toBe(2);
    await sleep(20);
    expect(engines.killed).toBe(0);
    leaving.abort();
    await expect(long).rejects.toMatchObject({ details: { reason: 'CANCELLED' } });
    await expect.poll(() => engines.killed).toBe(1);
    await expect(pool.call('ping', { echo: 'next' })).resolves.toMatchObject({ pid: 2 });
  });

  it('one whose successor cannot load its models stays, and no second is tried', async () => {
    const { engines, start } = growing(
      () => LIMIT + 1,
      () => false,
    );
    const pool = open(start, { renewAbove: LIMIT });
    await work(pool, 60);
    await sleep(20);
    expect(engines).toMatchObject({ started: 2, killed: 1 });
    await expect(pool.call('ping', { echo: 'next' })).resolves.toEqual({ echo: 'next', pid: 1 });
  });

  it('the successor of a process that crashed is ended', async () => {
    const { engines, start } = growing(() => LIMIT + 1);
    const pool = open(start, { renewAbove: LIMIT });
    await work(pool, 40);
    await expect(pool.call('ping', { echo: 'crash' })).rejects.toMatchObject({ code: 'PROCESSING_FAILED' });
    await expect(pool.call('ping', { echo: 'next' })).resolves.toMatchObject({ echo: 'next' });
    expect(pool.pids()).toHaveLength(1);
    expect(engines).toMatchObject({ started: 3, killed: 1 });
    expect(pool.status()).toMatchObject({ replaced: 1, ready: 1 });
  });
});
