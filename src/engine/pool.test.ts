import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { MS_PER_PAGE, open, PAGES, simulated } from './pool.fixture.ts';
import type { StartEngineProcess } from './protocol.ts';

describe('faults of an engine process', () => {
  it('a crash fails the call it had and no other', async () => {
    const engines = simulated();
    const why: string[] = [];
    const pool = open(engines.start, { onReplaced: (reason) => why.push(reason) });
    const crash = pool.call('ping', { echo: 'crash' });
    const next = pool.call('ping', { echo: 'next' });
    await expect(crash).rejects.toMatchObject({
      code: 'PROCESSING_FAILED',
      details: { reason: 'ENGINE_STOPPED', technical: 'SIGSEGV' },
    });
    await expect(next).resolves.toEqual({ echo: 'next', pid: 2 });
    expect(why).toEqual(['SIGSEGV']);
    expect(pool.status()).toMatchObject({ replaced: 1, busy: 0, queued: 0 });
  });

  const inspect = (pool: ReturnType<typeof open>, echo: string) =>
    pool.call('inspect', { echo } as never) as Promise<unknown>;

  it('a document whose process ended by chance is tried once more, and its caller never knows', async () => {
    const engines = simulated();
    const pool = open(engines.start);
    await expect(inspect(pool, 'crash once')).resolves.toMatchObject({ pid: 2 });
    expect(pool.status()).toMatchObject({ replaced: 1, busy: 0, queued: 0 });
  });

  it('a document that ends two processes is refused, not offered for another try; the next one is read', async () => {
    const engines = simulated();
    const pool = open(engines.start);
    const crash = inspect(pool, 'crash');
    const next = inspect(pool, 'next');
    await expect(crash).rejects.toMatchObject({
      code: 'DOCUMENT_TOO_COMPLEX',
      entry: { retryable: false },
      details: { reason: 'ENGINE_STOPPED' },
    });
    await expect(next).resolves.toMatchObject({ echo: 'next', pid: 3 });
  });

  it('a document that was given up is not tried again when its process ends', async () => {
    const engines = simulated();
    const pool = open(engines.start, { cancelGrace: 20 });
    const leaving = new AbortController();
    const hang = pool.call('inspect', { echo: 'hang' } as never, { signal: leaving.signal });
    await expect.poll(() => pool.status().busy).toBe(1);
    leaving.abort();
    await expect(hang).rejects.toMatchObject({ details: { reason: 'CANCELLED' } });
    await expect(inspect(pool, 'next')).resolves.toMatchObject({ pid: 2 });
    expect(pool.status()).toMatchObject({ busy: 0, queued: 0 });
  });

  it('a call past its deadline is answered PROCESSING_TIMEOUT and its process replaced', async () => {
    const engines = simulated();
    const pool = open(engines.start);
    const hang = pool.call('ping', { echo: 'hang' }, { timeout: 50 });
    const next = pool.call('ping', { echo: 'next' });
    await expect(hang).rejects.toMatchObject({ code: 'PROCESSING_TIMEOUT' });
    await expect(next).resolves.toMatchObject({ echo: 'next', pid: 2 });
    expect(engines.killed).toBe(1);
  });

  it('a document of many pages has more time, and one that takes too long for each has not', async () => {
    const pool = open(simulated().start);
    const enough = 2 * 10 * MS_PER_PAGE;
    expect(PAGES * MS_PER_PAGE).toBeGreaterThan(enough);
    const call = (timeout: number) => pool.call('ping', { echo: 'pages' }, { timeout });
    await expect(call(enough)).resolves.toMatchObject({ echo: 'pages' });
    await expect(call((10 * MS_PER_PAGE) / 2)).rejects.toMatchObject({ code: 'PROCESSING_TIMEOUT' });
  });

  it('a cancelled call ends at its next step, and its process takes the next call', async () => {
    const engines = simulated();
    const pool = open(engines.start, { cancelGrace: 20_000 });
    const leaving = new AbortController();
    const long = pool.call('ping', { echo: 'long' }, { signal: leaving.signal });
    await expect.poll(() => pool.status().busy).toBe(1);
    leaving.abort();
    await expect(long).rejects.toMatchObject({ details: { reason: 'CANCELLED' } });
    await expect(pool.call('ping', { echo: 'next' })).resolves.toEqual({ echo: 'next', pid: 1 });
    expect(engines).toMatchObject({ started: 1, killed: 0 });
  });

  it('a cancelled call that does not end frees its process all the same; a waiting one never starts', async () => {
    const engines = simulated();
    const pool = open(engines.start, { cancelGrace: 30 });
    const running = new AbortController();
    const waiting = new AbortController();
    const first = pool.call('ping', { echo: 'hang' }, { signal: running.signal });
    const second = pool.call('ping', { echo: 'hang' }, { signal: waiting.signal });
    await sleep(20);
    waiting.abort();
    await expect(second).rejects.toMatchObject({ details: { reason: 'CANCELLED' } });
    expect(engines.killed).toBe(0);
    running.abort();
    await expect(first).rejects.toMatchObject({ details: { reason: 'CANCELLED' } });
    await expect(pool.call('ping', { echo: 'free' })).resolves.toMatchObject({ echo: 'free' });
  });

  it('more calls than may wait are refused with the time to come back', async () => {
    const pool = open(simulated().start, { queueLimit: 2 });
    const calls = ['hang', 'a', 'b', 'c'].map((echo) => pool.call('ping', { echo }, { timeout: 100 }));
    const outcomes = await Promise.allSettled(calls);
    const refused = outcomes.filter((one) => one.status === 'rejected').map((one) => one.reason as unknown);
    expect(refused).toContainEqual(
      expect.objectContaining({
        code: 'ENGINE_UNAVAILABLE',
        details: expect.objectContaining({ retryAfterSeconds: 5 }) as object,
      }),
    );
    expect(outcomes.filter((one) => one.status === 'fulfilled').length).toBeGreaterThan(0);
  });
});

it('when no process can be started, waiting calls are answered instead of waiting for ever', async () => {
  const dead: StartEngineProcess = () => ({
    pid: undefined,
    onMessage: () => undefined,
    onExit: (listener) => void setImmediate(() => listener('exit code 1')),
    kill: () => undefined,
    send: () => undefined,
  });
  const pool = open(dead);
  await expect(pool.call('ping', { echo: 'never' })).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
});

describe('priorities', () => {
  it('a process that never becomes ready gives way to another', async () => {
    const engines = simulated();
    let first = true;
    const start: StartEngineProcess = () => {
      if (!first) return engines.start();
      first = false;
      let ended: (why: string) => void = () => undefined;
      return {
        pid: undefined,
        send: () => undefined,
        onMessage: () => undefined,
        onExit: (listener) => void (ended = listener),
        kill: () => ended('SIGKILL'),
      };
    };
    const pool = open(start, { startTimeout: 20 });
    await expect(pool.call('ping', { echo: 'late' })).resolves.toMatchObject({ echo: 'late' });
    expect(pool.status()).toMatchObject({ ready: 1, replaced: 1 });
  });

  it('one that is slow to start has more time with every try, so that it comes up on a busy machine', async () => {
    const engines = simulated();
    const slow: StartEngineProcess = () => {
      const process = engines.start();
      return {
        ...process,
        onMessage: (listener) =>
          process.onMessage((message) => {
            if (message.kind === 'ready') setTimeout(() => listener(message), 250);
            else listener(message);
          }),
      };
    };
    const pool = open(slow, { startTimeout: 50 });
    await expect(pool.call('ping', { echo: 'at last' })).resolves.toMatchObject({ echo: 'at last' });
    expect(pool.status()).toMatchObject({ ready: 1, failedInARow: 0 });
    expect(pool.status().replaced).toBeGreaterThanOrEqual(2);
  });

  it('a clerk’s call passes queued background work', async () => {
    const pool = open(simulated().start);
    const order: string[] = [];
    const call = (echo: string, priority: 'interactive' | 'background'): Promise<void> =>
      pool.call('ping', { echo }, { priority }).then((answer) => void order.push(answer.echo));
    await Promise.all([
      call('first background', 'background'),
      call('second background', 'background'),
      call('clerk', 'interactive'),
    ]);
    expect(order.indexOf('clerk')).toBeLessThan(order.indexOf('second background'));
  });
});

describe('idle engines', () => {
  it('a process that worked gives way to a fresh one after the time; one that never did stays', async () => {
    const engines = simulated();
    const pool = open(engines.start, { processes: 2, idleMs: 60 });
    await expect.poll(() => pool.status().ready).toBe(2);
    await pool.call('ping', { echo: 'work' });
    await expect.poll(() => engines.started).toBe(3);
    await expect.poll(() => pool.status()).toMatchObject({ ready: 2, replaced: 0 });
    expect(engines.killed).toBe(1);
    await sleep(150);
    expect(engines.started).toBe(3);
    await expect(pool.call('ping', { echo: 'back' })).resolves.toMatchObject({ echo: 'back' });
  });

  it('work that goes on keeps the models', async () => {
    const engines = simulated();
    const pool = open(engines.start, { idleMs: 200 });
    for (let i = 0; i < 10; i++) {
      await pool.call('ping', { echo: 'work' });
      await sleep(5);
    }
    const hang = pool.call('ping', { echo: 'hang' }, { timeout: 600 });
    await sleep(400);
    expect(engines.started).toBe(1);
    await expect(hang).rejects.toMatchObject({ code: 'PROCESSING_TIMEOUT' });
  });

  it('one loads its models when a document is about to come, and none does where one holds them', async () => {
    const engines = simulated();
    const pool = open(engines.start, { processes: 2 });
    await expect.poll(() => pool.status().ready).toBe(2);
    pool.loadModels();
    expect(pool.status().busy).toBe(1);
    await expect.poll(() => pool.status().busy).toBe(0);
    pool.loadModels();
    expect(pool.status()).toMatchObject({ busy: 0, queued: 0 });
  });

  it('0 never unloads', async () => {
    const engines = simulated();
    const pool = open(engines.start, { idleMs: 0 });
    await pool.call('ping', { echo: 'work' });
    await sleep(50);
    expect(engines.started).toBe(1);
  });
});

it('tells each process how much memory it may take', async () => {
  const engines = simulated();
  const pool = open(engines.start, { processes: 2, memoryLimit: 123_456_789 });
  await expect.poll(() => pool.status().ready).toBe(2);
  expect(engines.limits).toEqual([123_456_789, 123_456_789]);
});
