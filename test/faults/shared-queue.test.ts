import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StationConfig } from '../../src/contract/config.ts';
import { childProcessStarter } from '../../src/engine/child-process.ts';
import { createEngine } from '../../src/station/engine.ts';
import { readQueueKey } from '../../src/station/queue/queue-key.ts';
import { createSharedEngine } from '../../src/station/queue/shared-engine.ts';

const root = path.resolve(import.meta.dirname, '..', '..');
const REDIS = '/usr/bin/redis-server';
const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-queue-'));
const keyFile = path.join(folder, 'queue.key');
const key = readQueueKey(keyFile, true);
const started: ChildProcess[] = [];
let url = '';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function startWorker(): Promise<ChildProcess> {
  const worker = spawn(
    process.execPath,
    ['src/cli/netefatsa.js', 'worker', '--queue', url, '--key-file', keyFile, '--processes', '1'],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  started.push(worker);
  await once(createInterface({ input: worker.stdout! }), 'line');
  return worker;
}

describe.skipIf(!existsSync(REDIS))(`the shared queue (needs ${REDIS})`, () => {
  beforeAll(async () => {
    const port = await freePort();
    url = `redis://127.0.0.1:${port}`;
    started.push(
      spawn(REDIS, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder], {
        stdio: 'ignore',
      }),
    );
  });
  afterAll(() => {
    for (const child of started) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('gives background calls to workers, survives the death of one, and shows Redis no content', async () => {
    const local = createEngine(
      childProcessStarter(),
      { ...StationConfig.parse({}).engine, processes: 1 },
      () => undefined,
    );
    const engine = createSharedEngine(local, { url, key, onError: () => undefined });
    const workers = await Promise.all([startWorker(), startWorker(), startWorker()]);
    const bytes = new Uint8Array(readFileSync(path.join(root, 'samples', 'payslip.png')));
    const verify = (today: string) =>
      engine.call(
        'verify',
        {
          files: [{ name: 'p.png', bytes }],
          category: 'INCOME',
          mode: 'SINGLE_PASS',
          ocr: { primary: 'ppocr', secondary: 'none' },
          today,
          maxAddressAgeMonths: 3,
          forensics: 'off',
        },
        { priority: 'background' },
      );
    const calls = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'].map(verify);
    setTimeout(() => workers[0]!.kill('SIGKILL'), 800);
    const answers = await Promise.all(calls);
    expect(answers.map((a) => a.documents[0]?.documentType)).toEqual(Array(4).fill('PAYSLIP'));
    // Nothing was done on the station's own processes.
    expect(engine.status().busy).toBe(0);
    await engine.close();
  });

  it('what Redis refuses is no failure of the document: it may be tried again, and then goes through', async () => {
    const local = createEngine(
      childProcessStarter(),
      { ...StationConfig.parse({}).engine, processes: 1 },
      () => undefined,
    );
    const engine = createSharedEngine(local, { url, key, onError: () => undefined });
    const admin = new Redis(url);
    const ping = () => engine.call('ping', { echo: 'again' }, { priority: 'background' });
    await admin.config('SET', 'maxmemory', '1');
    await expect(ping()).rejects.toMatchObject({ code: 'PROCESSING_FAILED', details: { reason: 'QUEUE' } });
    await admin.config('SET', 'maxmemory', '0');
    await expect(ping()).resolves.toMatchObject({ echo: 'again' });
    admin.disconnect();
    await engine.close();
  });

  it('a call keeps waiting while all workers are away; one that a Redis without a disk forgot may be tried again', async () => {
    const local = createEngine(
      childProcessStarter(),
      { ...StationConfig.parse({}).engine, processes: 1 },
      () => undefined,
    );
    // No worker looks here.
    const place = `${url}/1`;
    const engine = createSharedEngine(local, { url: place, key, lookEveryMs: 100, onError: () => undefined });
    const admin = new Redis(place);
    const outcome = engine
      .call('ping', { echo: 'lost' }, { priority: 'background' })
      .catch((e: unknown) => e);
    const requests = () => admin.keys('netefatsa:page:*');
    await expect.poll(requests).toHaveLength(1);
    const [request] = await requests();
    await admin.expire(request!, 60);
    await expect.poll(() => admin.ttl(request!)).toBeGreaterThan(60);
    await admin.flushdb();
    expect(await outcome).toMatchObject({ code: 'PROCESSING_FAILED', details: { reason: 'QUEUE' } });
    admin.disconnect();
    await engine.close();
  });

  it('workers of another version of the program, or with another key, get no call of this station', async () => {
    const { queueName } = await import('../../src/station/queue/envelope.ts');
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      version: string;
    };
    expect(queueName(key)).toContain(`-${version}-`);
    expect(queueName(key)).toBe(queueName(Buffer.from(key)));
    expect(queueName(Buffer.alloc(32, 7))).not.toBe(queueName(key));
  });

  it('refuses messages made with another key', async () => {
    const { pack, unpack } = await import('../../src/station/queue/envelope.ts');
    const other = Buffer.alloc(32, 7);
    expect(unpack(key, pack(key, { secret: 'Specimen' }, 'a'), 'a')).toEqual({ secret: 'Specimen' });
    expect(() => unpack(other, pack(key, { secret: 'Specimen' }, 'a'), 'a')).toThrow(/another key/);
    expect(pack(key, { secret: 'Specimen' }, 'a').includes('Specimen')).toBe(false);
  });
});
