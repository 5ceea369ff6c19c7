import { closeSync, fsyncSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { pino } from 'pino';
import { createApi } from '../../src/api/app.ts';
import { startServer, type RunningServer } from '../../src/api/server.ts';
import { StationConfig } from '../../src/contract/config.ts';
import { childProcessStarter } from '../../src/engine/child-process.ts';
import type { StartEngineProcess } from '../../src/engine/protocol.ts';
import { systemActor } from '../../src/station/actor.ts';
import { createStation, type Station } from '../../src/station/station.ts';
import { median, quantile } from './quantile.ts';
import { table, writeSection } from './report.ts';

const SYNCED_WRITES = 40;
const COMMAND = 'npm run bench -- api';

interface Running {
  readonly station: Station;
  readonly server: RunningServer;
  readonly ca: Buffer;
  readonly key: string;
  /** Milliseconds the engine worked, one per finished call. */
  readonly engineTimes: number[];
  close(): Promise<void>;
}

/** Overhead of the station over the engine, and how fast health answers while every engine works. */
export async function run(args: string[]): Promise<void> {
  const quick = args.includes('--quick');
  const running = await start();
  try {
    const image = readFileSync(path.resolve('samples/omang-front.jpg'));
    const overhead = await measureOverhead(running, image, quick ? 8 : 40);
    const health = await measureHealth(running, image, quick ? 3 : 10);
    const rows = [
      ['what', 'n', 'measured', 'aim'],
      [
        'station over engine per request, median',
        overhead.length,
        `${quantile(overhead, 0.5).toFixed(1)} ms`,
        '≤ 15 ms',
      ],
      [
        'station over engine per request, 90th percentile',
        overhead.length,
        `${quantile(overhead, 0.9).toFixed(1)} ms`,
        '',
      ],
      [
        'for comparison: one synced write of 64 KiB to the same disk, median',
        SYNCED_WRITES,
        `${syncedWrite().toFixed(1)} ms`,
        '',
      ],
      ['health per second, both engines busy, TLS', health.requests, health.perSecond.toFixed(0), '≥ 2,000'],
      ['health latency, 99th percentile', health.requests, `${health.p99.toFixed(1)} ms`, ''],
    ];
    const note = `Overhead: POST /v1/verify/identity over TLS with a ${Math.round(image.length / 1024)} KiB photo, from the first byte sent to the last received, less the time between the call to the engine process and its answer. Health: autocannon on the same machine, 10 connections with 10 requests in flight each, while every engine process reads a document.`;
    writeSection('performance.md', 'api', 'The API', `${table(rows)}\n\n${note}`, COMMAND);
  } finally {
    await running.close();
  }
}

async function start(): Promise<Running> {
  const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-bench-'));
  const engineTimes: number[] = [];
  const config = StationConfig.parse({ engine: { processes: Math.max(2, cpus().length) } });
  const station = await createStation({
    dataFolder: folder,
    config,
    logger: pino({ level: 'silent' }),
    startEngine: timed(childProcessStarter(), engineTimes),
  });
  const options = {
    dataFolder: folder,
    port: 0,
    tls: true,
    hosts: [],
    requestTimeoutSeconds: 120,
    now: Date.now(),
  };
  const server = await startServer(createApi(station), options);
  station.engine.warm();
  const { apiKey: key } = station.access.register(systemActor('bench'), {
    name: 'bench',
    plan: 'enterprise',
  });
  return {
    station,
    server,
    ca: readFileSync(server.caFile!),
    key,
    engineTimes,
    async close() {
      await server.close(1_000);
      await station.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Measures each verification from the message to the engine process to its answer. */
function timed(startProcess: StartEngineProcess, times: number[]): StartEngineProcess {
  return () => {
    const inner = startProcess();
    const begun = new Map<number, number>();
    return {
      pid: inner.pid,
      onExit: inner.onExit,
      kill: inner.kill,
      send(message) {
        if (message.kind === 'call' && message.name === 'verify') begun.set(message.id, performance.now());
        inner.send(message);
      },
      onMessage: (listener) =>
        inner.onMessage((message) => {
          const since = message.kind === 'done' ? begun.get(message.id) : undefined;
          if (since !== undefined) times.push(performance.now() - since);
          listener(message);
        }),
    };
  };
}

async function measureOverhead(running: Running, image: Buffer, count: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, ca: running.ca });
  const once = async (): Promise<number> => {
    const before = performance.now();
    await verify(running, image, agent);
    return performance.now() - before - running.engineTimes.at(-1)!;
  };
  // The first calls load models and open the connection.
  for (let i = 0; i < running.station.engine.status().processes; i++) await once();
  const overhead: number[] = [];
  for (let i = 0; i < count; i++) overhead.push(await once());
  agent.destroy();
  return overhead;
}

function verify({ server, key }: Running, image: Buffer, agent: Agent): Promise<void> {
  const boundary = 'bench-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="documents"; filename="front.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), image, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const headers = {
    Authorization: `Bearer ${key}`,
    'Content-Type': `multipart/form-data; boundary=${boundary}`,
    'Content-Length': body.length,
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${server.baseUrl}/v1/verify/identity`,
      { method: 'POST', agent, headers },
      (answer) => {
        answer.resume();
        answer.once('end', () =>
          answer.statusCode === 200 ? resolve() : reject(new Error(`status ${answer.statusCode}`)),
        );
      },
    );
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

async function measureHealth(running: Running, image: Buffer, seconds: number) {
  const { processes } = running.station.engine.status();
  const agent = new Agent({ keepAlive: true, ca: running.ca });
  let stop = false;
  const load = Array.from({ length: processes }, async () => {
    while (!stop) await verify(running, image, agent);
  });
  await new Promise((resolve) => setTimeout(resolve, 500));
  const result = await autocannon({
    url: `${running.server.baseUrl}/v1/health`,
    connections: 10,
    pipelining: 10,
    duration: seconds,
    workers: 1,
    tlsOptions: { ca: running.ca },
  });
  stop = true;
  await Promise.all(load);
  agent.destroy();
  if (result.non2xx || result.errors)
    throw new Error(`${result.non2xx} answers were not 2xx, ${result.errors} errors`);
  return { perSecond: result.requests.average, requests: result.requests.total, p99: result.latency.p99 };
}

/** What the disk asks for one durable write; a request makes several (files, case, audit record, result). */
function syncedWrite(): number {
  const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-sync-'));
  const handle = openSync(path.join(folder, 'file'), 'w');
  const times = Array.from({ length: SYNCED_WRITES }, () => {
    const before = performance.now();
    writeSync(handle, Buffer.alloc(64 * 1024));
    fsyncSync(handle);
    return performance.now() - before;
  });
  closeSync(handle);
  rmSync(folder, { recursive: true, force: true });
  return median(times);
}
