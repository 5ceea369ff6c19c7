/**
 * `npm run bench -- workers [--calls 48] [--most N] [--quick] [--write]`: throughput of the shared queue with one worker
 * process, two, … as many as cores (or `--most`), each with one engine and kept to a core of its own where `taskset` is there:
 * what an added core brings. Needs Debian's redis-server; says so without.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Engine } from '../../src/station/engine.ts';
import { readQueueKey } from '../../src/station/queue/queue-key.ts';
import { createSharedEngine } from '../../src/station/queue/shared-engine.ts';
import { numberOption } from './quantile.ts';
import { table, writeSection } from './report.ts';
import { sample, verification } from './verify/engine-work.ts';

const REDIS = '/usr/bin/redis-server';
const TASKSET = '/usr/bin/taskset';
const CLI = path.resolve(import.meta.dirname, '..', '..', 'src', 'cli', 'main.ts');
const GOAL = 0.9;

export async function run(args: string[]): Promise<void> {
  if (!existsSync(REDIS)) {
    process.stdout.write(`The bench of workers is skipped: ${REDIS} is not installed.\n`);
    return;
  }
  const calls = numberOption(args, '--calls', args.includes('--quick') ? 4 : 48);
  const most = numberOption(args, '--most', args.includes('--quick') ? 1 : cpus().length);
  const load = loadavg()[0]!;
  const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-workers-'));
  const started: ChildProcess[] = [];
  try {
    const port = await freePort();
    const url = `redis://127.0.0.1:${port}`;
    started.push(
      spawn(REDIS, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder], {
        stdio: 'ignore',
      }),
    );
    const keyFile = path.join(folder, 'queue.key');
    const engine = createSharedEngine(noLocalEngine, {
      url,
      key: readQueueKey(keyFile, true),
      onError: () => undefined,
    });
    const rates: number[] = [];
    for (let workers = 1; workers <= most; workers++) {
      started.push(await startWorker(url, keyFile, workers - 1));
      // Every worker has its models loaded before the clock starts.
      await documents(engine, workers * 2);
      const before = performance.now();
      await documents(engine, calls);
      rates.push((calls / (performance.now() - before)) * 60_000);
    }
    await engine.close();
    report(rates, calls, load);
  } finally {
    for (const child of started) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(rates: readonly number[], calls: number, load: number): void {
  const rows = rates.map((rate, i) => {
    const share = rate / (rates[0]! * (i + 1));
    return [i + 1, rate.toFixed(1), `${share.toFixed(2)}×`, share >= GOAL ? 'yes' : '**no**'];
  });
  const others =
    load > 1 ? ` Other work wanted the cores as well (load ${load.toFixed(1)} at the start).` : '';
  writeSection(
    'performance.md',
    'workers',
    'Workers on one queue',
    `${table([['Workers', 'ID cards a minute', 'Of one worker, per worker', `≥ ${GOAL}×`], ...rows])}\n\n${calls} verifications with forensics each, every worker with one engine process${existsSync(TASKSET) ? ' and kept to a core of its own' : ''}, Redis and workers on the same ${cpus().length} cores.${others}`,
    'npm run bench -- workers',
  );
}

let different = 0;
/** The same call would find its answer in the queue: each document gets bytes of its own after its end. */
async function documents(engine: Engine, count: number): Promise<void> {
  const photo = sample('omang-front.jpg');
  await Promise.all(
    Array.from({ length: count }, () =>
      engine.call(
        'verify',
        verification('omang-front.jpg', Buffer.concat([photo, Buffer.from(`${different++}`)])),
        { priority: 'background' },
      ),
    ),
  );
}

async function startWorker(url: string, keyFile: string, core: number): Promise<ChildProcess> {
  const command = [
    process.execPath,
    CLI,
    'worker',
    '--queue',
    url,
    '--key-file',
    keyFile,
    '--processes',
    '1',
  ];
  const kept = existsSync(TASKSET) ? [TASKSET, '--cpu-list', String(core), ...command] : command;
  const worker = spawn(kept[0]!, kept.slice(1), { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(createInterface({ input: worker.stdout }), 'line');
  return worker;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Everything here is background work, which the shared engine never gives to its own processes. */
const noLocalEngine: Engine = {
  call: () => Promise.reject(new Error('No call of this bench is for the station itself.')),
  warm: () => undefined,
  loadModels: () => undefined,
  status: () => ({ processes: 0, ready: 0, busy: 0, queued: 0, replaced: 0 }),
  pids: () => [],
  close: async () => undefined,
};
