import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiClient } from '../../contract/access.ts';
import type { Plan } from '../../contract/limits.ts';
import { DAY_MS } from '../../contract/local-time.ts';
import { openCountersDatabase, sweepCounters } from './counters-database.ts';
import { createLimits, limitsOf, RateLimitError, type Limits } from './limits.ts';

let folder: string;
let limits: Limits;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-limits-'));
  limits = createLimits(folder);
});
afterEach(() => {
  limits.close();
  rmSync(folder, { recursive: true, force: true });
});

const none = { perMinute: null, perDay: null, concurrent: null };
const client = (plan: Plan, custom: Partial<ApiClient['custom']> = {}) => ({
  clientId: `nc_${Math.random()}`,
  plan,
  custom: { ...none, ...custom },
});

describe('"Rate limits by plan"', () => {
  it.each<[Plan, number, number, number]>([
    ['free', 10, 100, 1],
    ['starter', 60, 1_000, 5],
    ['pro', 200, 10_000, 10],
  ])('%s: %i per minute, %i per day, %i at once', (plan, perMinute, perDay, concurrent) => {
    // Numbers of their own belong to the enterprise plan alone.
    expect(limitsOf(client(plan, { perMinute: 5_000 }))).toEqual({ perMinute, perDay, concurrent });
  });

  it('enterprise: custom', () => {
    expect(limitsOf(client('enterprise', { perMinute: 7, concurrent: 2 }))).toEqual({
      perMinute: 7,
      perDay: 1_000_000,
      concurrent: 2,
    });
  });
});

it('admits exactly the permitted number in any order of arrival, also after a restart', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 0, max: 60 }),
      async (permitted, asked) => {
        const one = client('enterprise', { perMinute: permitted });
        const admit = () =>
          limits.admit(one).then(
            ({ release }) => (release(), true),
            (thrown: unknown) => (thrown instanceof RateLimitError ? false : Promise.reject(thrown as Error)),
          );
        const first = await Promise.all(Array.from({ length: Math.floor(asked / 2) }, admit));
        limits.close();
        limits = createLimits(folder);
        const second = await Promise.all(Array.from({ length: Math.ceil(asked / 2) }, admit));
        expect([...first, ...second].filter(Boolean)).toHaveLength(Math.min(permitted, asked));
      },
    ),
    { numRuns: 25 },
  );
});

it('never has more than the permitted number at work at once, and hands places on in order', async () => {
  const one = client('enterprise', { concurrent: 3 });
  let atWork = 0;
  let most = 0;
  const order: number[] = [];
  await Promise.all(
    Array.from({ length: 12 }, async (_, i) => {
      const { release } = await limits.admit(one);
      order.push(i);
      most = Math.max(most, ++atWork);
      await new Promise((resolve) => setTimeout(resolve, 10));
      atWork--;
      release();
      release();
    }),
  );
  expect(most).toBe(3);
  expect(order).toEqual(Array.from({ length: 12 }, (_, i) => i));
  expect(limits.inFlight(one.clientId)).toBe(0);
});

it('starts with a damaged counter file', async () => {
  limits.close();
  for (const suffix of ['-wal', '-shm'])
    rmSync(path.join(folder, `counters.sqlite${suffix}`), { force: true });
  writeFileSync(
    path.join(folder, 'counters.sqlite'),
    'this is no database, and it is long enough to be looked at as one'.repeat(100),
  );
  limits = createLimits(folder);
  expect((await limits.admit(client('free'))).state.remaining).toBe(9);
});

it('sweeps ended windows away, survives a sweep that fails, and stops', () => {
  vi.useFakeTimers();
  const database = openCountersDatabase(folder);
  try {
    const rows = () => database.prepare('SELECT key FROM rate_limits ORDER BY key').pluck().all();
    const insert = database.prepare('INSERT INTO rate_limits VALUES (?, 1, ?)');
    insert.run('current', Date.now() + 60_000);
    insert.run('ended', Date.now() - 2 * 60 * 60_000);
    insert.run('from before the clock was set back', Date.now() + 300 * DAY_MS);
    const setBack = vi.fn();
    const stop = sweepCounters(database, setBack);
    expect(rows()).toEqual(['current']);
    expect(setBack).toHaveBeenCalledTimes(1);
    insert.run('ended', Date.now() - 2 * 60 * 60_000);
    vi.advanceTimersByTime(5 * 60_000);
    expect(rows()).toEqual(['current']);
    expect(setBack).toHaveBeenCalledTimes(1);
    database.exec('ALTER TABLE rate_limits RENAME TO elsewhere');
    expect(() => vi.advanceTimersByTime(5 * 60_000)).not.toThrow();
    database.exec('ALTER TABLE elsewhere RENAME TO rate_limits');
    insert.run('ended again', Date.now() - 2 * 60 * 60_000);
    stop();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(10 * 60_000);
    expect(rows()).toEqual(['current', 'ended again']);
  } finally {
    database.close();
    vi.useRealTimers();
  }
});
