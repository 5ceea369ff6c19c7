import path from 'node:path';
import { expect, it } from 'vitest';
import { childProcessStarter } from '../../src/engine/child-process.ts';
import { EnginePool } from '../../src/engine/pool.ts';

it('a call that takes memory without end costs its engine process, not the machine, and the next call is answered', async () => {
  const pool = new EnginePool(childProcessStarter(path.join(import.meta.dirname, 'greedy-engine.ts')), {
    processes: 1,
    callTimeout: 60_000,
    queueLimit: 4,
    memoryLimit: 400 * 1024 * 1024,
  });
  try {
    const greedy = pool.call('ping', { echo: 'greedy' });
    const next = pool.call('ping', { echo: 'next' });
    await expect(greedy).rejects.toMatchObject({
      code: 'PROCESSING_FAILED',
      details: { reason: 'ENGINE_STOPPED', technical: 'SIGKILL' },
    });
    await expect(next).resolves.toMatchObject({ echo: 'fine' });
    expect(pool.status().replaced).toBe(1);
  } finally {
    await pool.close(0);
  }
});
