import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lasting from '../../../src/cli/lasting-process.json' with { type: 'json' };
import type { Sample, Started } from './child.ts';

export interface BenchStation extends Started {
  readonly pid: number;
  /** Null while it runs; afterwards why it ended. */
  ended(): string | null;
  sample(): Promise<Sample>;
  /** What it still holds when all garbage is collected. */
  collected(): Promise<Sample>;
  stop(): Promise<void>;
}

/** Starts `child.ts` in a fresh data folder; `settings` are `NETEFATSA_*` variables. */
export async function startBenchStation(
  clients: number,
  settings: Readonly<Record<string, string>> = {},
  engines: 'real' | 'replaying' = 'real',
): Promise<BenchStation> {
  const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-bench-'));
  const child = fork(path.join(import.meta.dirname, 'child.ts'), [folder, String(clients), engines], {
    env: { ...lasting.environment, ...process.env, ...settings },
    execArgv: ['--expose-gc', ...lasting.flags],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let why: string | null = null;
  const gone = new Promise<void>((resolve) =>
    child.once('exit', (code, signal) => {
      why = signal ?? `exit code ${code}`;
      resolve();
    }),
  );
  const said = <T>(): Promise<T> =>
    new Promise((resolve, reject) => {
      child.once('message', (message) => resolve(message as T));
      void gone.then(() => reject(new Error(`The station ended: ${why}.`)));
    });
  const ask = (message: 'sample' | 'collect'): Promise<Sample> => {
    const answer = said<Sample>();
    child.send(message);
    return answer;
  };
  const started = await said<Started>();
  return {
    ...started,
    pid: child.pid!,
    ended: () => why,
    sample: () => ask('sample'),
    collected: () => ask('collect'),
    stop: async () => {
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), 15_000);
      await gone;
      clearTimeout(late);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
