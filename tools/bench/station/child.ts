/**
 * A whole station with real engines in a process of its own, so that a bench loads it from outside and it tells how it
 * feels: `fork(child.ts, [DATA_FOLDER, CLIENTS, real | replaying], { execArgv: ['--expose-gc'] })`. Settings come from NETEFATSA_* variables. It has a copy
 * of a register of fictional companies. It first sends {@link Started}; each message `sample` is answered with a {@link Sample}, each message
 * `collect` with one that was taken after all garbage was collected.
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pino } from 'pino';
import { createApi } from '../../../src/api/app.ts';
import { startServer } from '../../../src/api/server.ts';
import { systemActor } from '../../../src/station/actor.ts';
import { createStation } from '../../../src/station/station.ts';
import { startReplayingEngine } from '../load/replaying-engines.ts';
import { residentParts } from './processes.ts';
import { registerCopy } from './register-copy.ts';

export interface Started {
  readonly baseUrl: string;
  /** API keys of enterprise clients, which have no limits. */
  readonly keys: readonly string[];
}

export interface Sample {
  readonly residentBytes: number;
  readonly heapBytes: number;
  /** What the resident memory is made of, in bytes; empty where the system does not say (all but Linux). */
  readonly parts: Readonly<Record<string, number>>;
  /** Open files and sockets (Linux), else what keeps the event loop alive. */
  readonly handles: number;
  /** Milliseconds that the event loop came late since the last sample. */
  readonly loop: { readonly p50: number; readonly p99: number; readonly max: number };
  readonly engines: readonly number[];
  readonly replaced: number;
}

const LOOP_RESOLUTION_MS = 10;
const [, , dataFolder = '', clients = '1', engines = 'real'] = process.argv;
const station = await createStation({
  dataFolder,
  logger: pino({ level: 'silent' }),
  ...(engines === 'replaying' ? { startEngine: startReplayingEngine } : {}),
});
const register = path.join(dataFolder, 'register.csv');
writeFileSync(register, registerCopy());
const today = new Date().toISOString().slice(0, 10);
await station.registry.importCopy(register, { date: today, source: 'fictional' }, systemActor('bench'));
rmSync(register);
const server = await startServer(createApi(station), {
  dataFolder,
  port: 0,
  tls: false,
  hosts: [],
  requestTimeoutSeconds: station.config.server.requestTimeoutSeconds,
  now: Date.now(),
});
station.engine.warm();
station.housekeeping.start();
station.jobs.start();
station.webhooks.start();
const keys = Array.from(
  { length: Number(clients) },
  (_, i) => station.access.register(systemActor('bench'), { name: `bench ${i}`, plan: 'enterprise' }).apiKey,
);

const delay = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
delay.enable();
// The histogram counts whole timer intervals; what is over the resolution came late.
const late = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - LOOP_RESOLUTION_MS);

process.on('message', (asked) => {
  if (asked === 'collect') globalThis.gc?.();
  const memory = process.memoryUsage();
  process.send?.({
    residentBytes: memory.rss,
    heapBytes: memory.heapUsed,
    parts: {
      'V8’s heap as it is reserved': memory.heapTotal,
      'values beside that heap (buffers)': memory.external,
      ...residentParts(process.pid),
    },
    handles: openHandles(),
    loop: { p50: late(delay.percentile(50)), p99: late(delay.percentile(99)), max: late(delay.max) },
    engines: station.engine.pids(),
    replaced: station.engine.status().replaced,
  } satisfies Sample);
  delay.reset();
});
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => {
  void server
    .close(1_000)
    .then(() => station.close())
    .finally(() => process.exit(0));
});
process.send?.({ baseUrl: server.baseUrl, keys } satisfies Started);

function openHandles(): number {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return process.getActiveResourcesInfo().length;
  }
}
