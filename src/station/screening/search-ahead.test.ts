import type os from 'node:os';
import { afterEach, expect, it, vi } from 'vitest';
import { ScreeningRequest } from '../../contract/screening.ts';
import type { SharedIndex } from './candidates.ts';
import { createSearchAhead } from './search-ahead.ts';

const { system } = vi.hoisted(() => ({
  /** How many threads the system gives, and how many of them run. */
  system: { gives: Infinity, started: 0, running: 0 },
}));
vi.mock('node:os', async (original) => ({
  ...(await original<typeof os>()),
  availableParallelism: () => 4,
}));
vi.mock('node:worker_threads', () => ({
  Worker: class {
    constructor() {
      if (system.started >= system.gives) throw new Error('ERR_WORKER_INIT_FAILED');
      system.started++;
      system.running++;
    }
    on(): void {
      // Such a thread says nothing.
    }
    postMessage(): void {
      // Nor does it answer.
    }
    terminate(): Promise<number> {
      system.running--;
      return Promise.resolve(0);
    }
  },
}));
afterEach(() => Object.assign(system, { gives: Infinity, started: 0, running: 0 }));

const request = ScreeningRequest.parse({ name: 'Neo Dube' });
const least = { person: 0.8, company: 0.8 };
const index = {} as SharedIndex;

it.each([0, 1, 3])(
  'where the system gives %i of four threads, nothing is found ahead and none goes on',
  async (gives) => {
    system.gives = gives;
    const told = vi.fn();
    const ahead = createSearchAhead(() => Promise.resolve({ stamp: '1', shared: () => index }), told);
    expect(await Promise.all([ahead.of(request, least), ahead.of(request, least)])).toEqual([null, null]);
    expect(await ahead.of(request, least)).toBeNull();
    expect(system).toMatchObject({ started: gives, running: 0 });
    expect(told).toHaveBeenCalledOnce();
    await ahead.close();
  },
);

it('where there is no memory to share the index in, nothing is found ahead until the lists are others', async () => {
  const told = vi.fn();
  let stamp = '1';
  const shared = (): SharedIndex => {
    if (stamp === '1') throw new RangeError('Array buffer allocation failed');
    return index;
  };
  const ahead = createSearchAhead(() => Promise.resolve({ stamp, shared }), told);
  expect(await ahead.of(request, least)).toBeNull();
  expect(await ahead.of(request, least)).toBeNull();
  expect(told).toHaveBeenCalledOnce();
  expect(system.started).toBe(0);

  stamp = '2';
  void ahead.of(request, least);
  await expect.poll(() => system.running).toBe(4);
  await ahead.close();
  expect(system.running).toBe(0);
});
