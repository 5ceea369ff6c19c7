/**
 * `npm run bench -- load [--minutes 10] [--clients 8] [--seed 1] [--replay] [--quick] [--write]`: clients that mix all operations on
 * one station with real engines: throughput, latencies, fairness, memory and handles over time, what its heap still holds when all garbage
 * is collected, and how late the station's event loop was, which is what its screens wait for. Fails when an answer was not one of the
 * expected ones. `--replay` gives answers of engines again instead of computing them anew: a day's requests in minutes, for the station's own memory.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { loadStation, type Answered } from './load/clients.ts';
import { OPERATIONS } from './load/operations.ts';
import { numberOption, quantile } from './quantile.ts';
import { table, writeSection } from './report.ts';
import type { Sample } from './station/child.ts';
import { residentBytes } from './station/processes.ts';
import { startBenchStation } from './station/start.ts';

const SAMPLE_MS = 5_000;
/** Minutes between two collections of all garbage; the first is half of that after the start. */
const COLLECTED_EVERY = 2;
const QUICK_MINUTES = 0.5;
const SMALLEST_FAIRNESS = 0.9;
const GROWTH_ALLOWED = 1.15;
/** Minutes of which a quarter is enough to load every model and see every size of page. */
const JUDGED_FROM = 4;

interface Reading extends Sample {
  readonly engineBytes: number;
}

/** Bytes of the heap after a collection. */
interface Held {
  readonly minute: number;
  readonly bytes: number;
}

interface Run {
  readonly clients: number;
  readonly minutes: number;
  /** Were answers of engines given again? */
  readonly replays: boolean;
}

export async function run(args: string[]): Promise<void> {
  const minutes = numberOption(args, '--minutes', args.includes('--quick') ? QUICK_MINUTES : 10);
  const clients = numberOption(args, '--clients', 8);
  const replays = args.includes('--replay');
  const station = await startBenchStation(
    clients,
    {
      // One process that keeps answers has them all computed once.
      NETEFATSA_ENGINE_PROCESSES: replays ? '1' : '0',
      // Waiting is what is measured here: it must not be cut off on a slow machine.
      NETEFATSA_SERVER_REQUEST_TIMEOUT_SECONDS: '600',
    },
    replays ? 'replaying' : 'real',
  );
  try {
    const readings: Reading[] = [];
    const held: Held[] = [];
    let working = true;
    const begun = performance.now();
    const watch = (async (): Promise<void> => {
      while (working) {
        const minute = (performance.now() - begun) / 60_000;
        if (minute >= (held.length + 0.5) * COLLECTED_EVERY)
          held.push({ minute, bytes: (await station.collected()).heapBytes });
        const sample = await station.sample();
        const engineBytes = sample.engines.reduce((sum, pid) => sum + (residentBytes(pid) ?? 0), 0);
        readings.push({ ...sample, engineBytes });
        await sleep(SAMPLE_MS);
      }
    })();
    const answers = await loadStation(
      station.baseUrl,
      station.keys,
      minutes * 60_000,
      numberOption(args, '--seed', 1),
    );
    working = false;
    await watch;
    report(answers, readings, held, { clients, minutes, replays });
  } finally {
    await station.stop();
  }
}

function report(
  answers: readonly Answered[],
  readings: readonly Reading[],
  held: readonly Held[],
  { clients, minutes, replays }: Run,
): void {
  const seconds = Math.max(...answers.map((one) => one.at)) / 1_000;
  const failures = answers.flatMap((one) => one.failure ?? []);
  const latencies = [
    ['Operation', 'n', 'p50 ms', 'p95 ms', 'p99 ms'],
    ...OPERATIONS.map(({ name }) => {
      const times = answers.filter((one) => one.operation === name).map((one) => one.milliseconds);
      return [name, times.length, ...[0.5, 0.95, 0.99].map((share) => Math.round(quantile(times, share)))];
    }),
  ];
  const body = [
    table(latencies),
    '',
    table([
      ['What', 'Measured', 'Goal'],
      ['throughput, all operations', `${(answers.length / seconds).toFixed(1)} requests/s`, ''],
      ['answers that were not expected', failures.length, '0'],
      [
        'fairness between clients (Jain’s index of waiting for the same work, 1 is equal)',
        fairness(answers, clients).toFixed(3),
        `≥ ${SMALLEST_FAIRNESS}`,
      ],
      [
        'event loop of the station late by, p99 and worst',
        `${quantile(
          readings.map((one) => one.loop.p99),
          0.5,
        ).toFixed(0)} ms, ${Math.max(...readings.map((one) => one.loop.max)).toFixed(0)} ms`,
        '',
      ],
      ...flatness(readings, minutes),
      heldOverTime(held, answers.length / (seconds / 60)),
      ['engine processes that had to be replaced', readings.at(-1)!.replaced, '0'],
    ]),
    '',
    `${clients} clients, each sending its next request when it has the last answer, for ${minutes} minutes, on the same machine as the station${replays ? '; answers of engines were kept and given again' : ''}.`,
  ].join('\n');
  const command = `npm run bench -- load --minutes ${minutes}${replays ? ' --replay' : ''}`;
  if (replays)
    writeSection('performance.md', 'load-replay', 'Load, answers of engines given again', body, command);
  else writeSection('performance.md', 'load', 'Load', body, command);
  for (const one of new Set(failures)) process.stdout.write(`unexpected: ${one}\n`);
  if (failures.length > 0 || readings.at(-1)!.replaced > 0) process.exitCode = 1;
}

/** Second quarter against the last one: the first quarter fills caches and loads models. */
function flatness(readings: readonly Reading[], minutes: number): (readonly string[])[] {
  const quarter = Math.max(1, Math.floor(readings.length / 4));
  const grown = (value: (one: Reading) => number): { early: number; late: number } => ({
    early: quantile(readings.slice(quarter, 2 * quarter).map(value), 0.5),
    late: quantile(readings.slice(-quarter).map(value), 0.5),
  });
  const line = (what: string, value: (one: Reading) => number, unit: string): readonly string[] => {
    const { early, late } = grown(value);
    return [
      what,
      `${Math.round(early)} → ${Math.round(late)} ${unit}`,
      minutes < JUDGED_FROM
        ? 'too short to tell'
        : `at most × ${GROWTH_ALLOWED}: ${late <= early * GROWTH_ALLOWED ? 'yes' : '**no**'}`,
    ];
  };
  return [
    line('memory of the station, second quarter → last', (one) => one.residentBytes / 1e6, 'MB'),
    ...Object.keys(readings[0]?.parts ?? {}).map((part) =>
      line(`– ${part}`, (one) => one.parts[part]! / 1e6, 'MB').with(2, ''),
    ),
    line('its heap, garbage included', (one) => one.heapBytes / 1e6, 'MB'),
    line('memory of the engines', (one) => one.engineBytes / 1e6, 'MB'),
    line('open files and sockets', (one) => one.handles, ''),
  ];
}

/** What the heap holds after each collection, and how much more with each request: by least squares, after the first collection. */
function heldOverTime(held: readonly Held[], requestsPerMinute: number): readonly string[] {
  const what = `what its heap holds when all garbage is collected, after ${held.map(({ minute }) => minute.toFixed(0)).join(', ')} minutes`;
  const megabytes = held.map(({ bytes }) => (bytes / 1e6).toFixed(1)).join(', ');
  const [, ...warm] = held;
  if (warm.length < 2) return [what, `${megabytes} MB`, 'too short to tell'];
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [minute, bytes] = [mean(warm.map((one) => one.minute)), mean(warm.map((one) => one.bytes))];
  const slope =
    mean(warm.map((one) => (one.minute - minute) * (one.bytes - bytes))) /
    mean(warm.map((one) => (one.minute - minute) ** 2));
  const kilobytes = slope / requestsPerMinute / 1e3;
  const flat = warm.at(-1)!.bytes <= warm[0]!.bytes * GROWTH_ALLOWED;
  return [
    what,
    `${megabytes} MB; ${kilobytes.toFixed(1)} kB more a request`,
    `at most × ${GROWTH_ALLOWED}: ${flat ? 'yes' : '**no**'}`,
  ];
}

/**
 * Jain's index over clients of how long each waited for a unit of the same work: every answer's time is taken in
 * multiples of its operation's median, so that a client that drew more documents does not look neglected.
 */
function fairness(answers: readonly Answered[], clients: number): number {
  const medians = new Map(
    OPERATIONS.map(({ name }) => [
      name,
      quantile(
        answers.filter((one) => one.operation === name).map((one) => one.milliseconds),
        0.5,
      ),
    ]),
  );
  const waits = Array.from({ length: clients }, (_, client) => {
    const mine = answers.filter((one) => one.client === client);
    return mine.reduce((sum, one) => sum + one.milliseconds / medians.get(one.operation)!, 0) / mine.length;
  });
  const sum = waits.reduce((total, one) => total + one, 0);
  return sum ** 2 / (clients * waits.reduce((total, one) => total + one ** 2, 0));
}
