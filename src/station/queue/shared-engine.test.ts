import { expect, it, vi } from 'vitest';
import type { Engine } from '../engine.ts';
import { createSharedEngine } from './shared-engine.ts';
import { startQueueWorker } from './worker.ts';

/** Nothing answers on this port. */
const NOBODY = 'redis://127.0.0.1:1';
const key = Buffer.alloc(32, 1);

function localEngine(): { engine: Engine; closed: () => boolean } {
  let closed = false;
  const engine: Engine = {
    call: () => Promise.reject(new Error('not asked')),
    warm: () => undefined,
    loadModels: () => undefined,
    status: () => ({ processes: 1, ready: 0, busy: 0, queued: 0, replaced: 0 }),
    pids: () => [],
    close: async () => void (closed = true),
  };
  return { engine, closed: () => closed };
}

it('a station ends although Redis was never there; the call that waited for it may be tried again', async () => {
  const local = localEngine();
  const onError = vi.fn();
  const engine = createSharedEngine(local.engine, { url: NOBODY, key, onError });
  await vi.waitFor(() => expect(onError.mock.calls.length).toBeGreaterThan(3), 20_000);
  const waiting = engine.call('ping', { echo: 'x' }, { priority: 'background' });
  const refused = expect(waiting).rejects.toMatchObject({
    code: 'PROCESSING_FAILED',
    details: { reason: 'QUEUE' },
  });
  await engine.close();
  await refused;
  expect(local.closed()).toBe(true);
});

it('a worker ends although Redis was never there', async () => {
  const local = localEngine();
  const onError = vi.fn();
  const worker = startQueueWorker({ url: NOBODY, key, engine: local.engine, concurrency: 1, onError });
  await vi.waitFor(() => expect(onError.mock.calls.length).toBeGreaterThan(3), 20_000);
  await worker.close();
  expect(local.closed()).toBe(true);
});
