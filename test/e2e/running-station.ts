import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = path.resolve(import.meta.dirname, '..', '..');

export interface RunningStation {
  readonly baseUrl: string;
  /** Where the first person sets the station up. */
  readonly setUpUrl: string;
  readonly dataFolder: string;
  stop(): Promise<void>;
}

/** `netefatsa serve` as people run it: a process of its own on a free port, in a folder that goes with it. */
export async function startStation(environment: Record<string, string> = {}): Promise<RunningStation> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'netefatsa-e2e-'));
  const child = spawn(
    process.execPath,
    [path.join(ROOT, 'src', 'cli', 'netefatsa.js'), 'serve', '--port', '0', '--data-dir', dataFolder],
    {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NETEFATSA_ENGINE_PROCESSES: '1',
        // Tests change people by touching their names.
        NETEFATSA_OPERATORS_LIST_NAMES: 'always',
        ...environment,
      },
    },
  );
  const { baseUrl, setUpUrl } = JSON.parse(await firstLine(child)) as { baseUrl: string; setUpUrl: string };
  return {
    baseUrl,
    setUpUrl,
    dataFolder,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The station ended with ${code} before it was ready.`)));
    createInterface({ input: child.stdout! }).once('line', resolve);
  });
}

export const sample = (name: string): string => path.join(ROOT, 'samples', name);
