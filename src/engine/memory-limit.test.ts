import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, type default as FileSystem } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchMemory } from './memory-limit.ts';

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof FileSystem>();
  return { ...fs, readFileSync: vi.fn(fs.readFileSync) };
});

const MEGABYTE = 1024 * 1024;
/** No system has a process of this number: pid_max is at most 2²² (proc(5)). */
const NOBODY = 2 ** 22 + 1;

const started: ChildProcess[] = [];
const watches: ((() => void) | null)[] = [];
afterEach(() => {
  for (const endWatch of watches.splice(0)) endWatch?.();
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** A process that takes so many megabytes and then never comes back to its event loop. */
async function taking(megabytes: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [
    '-e',
    `const kept = Buffer.alloc(${megabytes * MEGABYTE}, 1); require('node:fs').writeSync(1, String(kept.length)); for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);`,
  ]);
  started.push(child);
  await once(child.stdout, 'data');
  return child;
}

describe.runIf(process.platform === 'linux')('the memory of a process, watched from outside', () => {
  it('ends it once it takes more than it may, also inside of a call that never ends', async () => {
    const child = await taking(200);
    const ended = once(child, 'exit');
    expect(watchMemory(child.pid!, 150 * MEGABYTE, () => child.kill('SIGKILL'))).not.toBeNull();
    expect(await ended).toEqual([null, 'SIGKILL']);
  });

  it('leaves one alone that takes less', async () => {
    const child = await taking(50);
    let isKilled = false;
    watches.push(watchMemory(child.pid!, 500 * MEGABYTE, () => (isKilled = true)));
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(isKilled).toBe(false);
  });

  it('says that it cannot see a process that is not there', () => {
    expect(watchMemory(NOBODY, MEGABYTE, () => undefined)).toBeNull();
  });

  it('goes on after it could not look, as where no file can be opened', async () => {
    const child = await taking(200);
    const ended = once(child, 'exit');
    expect(watchMemory(child.pid!, 150 * MEGABYTE, () => child.kill('SIGKILL'))).not.toBeNull();
    vi.mocked(readFileSync).mockImplementationOnce(() => {
      throw Object.assign(new Error('too many open files'), { code: 'EMFILE' });
    });
    expect(await ended).toEqual([null, 'SIGKILL']);
  });

  it('looks no more once its watch is ended', async () => {
    const child = await taking(200);
    let isKilled = false;
    watchMemory(child.pid!, 150 * MEGABYTE, () => (isKilled = true))!();
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(isKilled).toBe(false);
  });
});
