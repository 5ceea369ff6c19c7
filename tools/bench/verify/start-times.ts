import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { median } from '../quantile.ts';
import { computingSeconds } from '../station/processes.ts';
import type { Row } from '../verify.ts';

const root = path.resolve(import.meta.dirname, '..', '..', '..');
const COMMAND = path.join(root, 'src', 'cli', 'netefatsa.js');
const GOAL_MS = 2_500;

interface Start {
  /** Milliseconds of wall time. */
  readonly answered: number;
  /** What the station's process itself had computed by then; NaN where the system does not tell. */
  readonly cpuSeconds: number;
  readonly firstDocument: number;
}

/** From the start of `netefatsa serve` to an answered GET /v1/health, and to the first verified document. */
export async function startTimes(count: number): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-start-'));
  try {
    const made = spawnSync(
      process.execPath,
      [
        COMMAND,
        'clients',
        'create',
        '--name',
        'bench',
        '--plan',
        'enterprise',
        '--json',
        '--data-dir',
        folder,
      ],
      { encoding: 'utf8' },
    );
    const { apiKey } = JSON.parse(made.stdout) as { apiKey: string };
    const answers: number[] = [];
    const computed: number[] = [];
    const verified: number[] = [];
    for (let i = 0; i < count; i++) {
      const { answered, cpuSeconds, firstDocument } = await once(folder, apiKey);
      answers.push(answered);
      computed.push(cpuSeconds);
      verified.push(firstDocument);
    }
    return [
      {
        what: 'process start to the first answered request',
        n: count,
        measured: `${Math.round(median(answers))} ms, ${median(computed).toFixed(1)} s of them computing`,
        goal: '≤ 2.5 s',
        met: median(answers) <= GOAL_MS,
      },
      {
        what: 'process start to the first verified ID card, models loaded on the way',
        n: count,
        measured: `${Math.round(median(verified))} ms`,
        goal: '',
        met: null,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function once(folder: string, key: string): Promise<Start> {
  const started = performance.now();
  const station = spawn(process.execPath, [COMMAND, 'serve', '--port', '0', '--http', '--data-dir', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => station.once('exit', resolve));
  try {
    const line = await new Promise<string>((resolve) =>
      createInterface({ input: station.stdout }).once('line', resolve),
    );
    const { baseUrl } = JSON.parse(line) as { baseUrl: string };
    await expectOk(fetch(`${baseUrl}/v1/health`));
    const answered = performance.now() - started;
    const cpuSeconds = computingSeconds(station.pid!);
    const form = new FormData();
    form.append(
      'documents',
      new Blob([readFileSync(path.join(root, 'samples', 'omang-front.jpg'))]),
      'a.jpg',
    );
    const headers = { Authorization: `Bearer ${key}` };
    await expectOk(fetch(`${baseUrl}/v1/verify/identity`, { method: 'POST', headers, body: form }));
    return { answered, cpuSeconds, firstDocument: performance.now() - started };
  } finally {
    station.kill('SIGTERM');
    await ended;
  }
}

async function expectOk(request: Promise<Response>): Promise<void> {
  const response = await request;
  if (!response.ok) throw new Error(`The station answered ${response.status}.`);
  await response.arrayBuffer();
}
