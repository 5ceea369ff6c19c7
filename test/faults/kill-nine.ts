import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { createStation } from '../../src/station/station.ts';

const writer = path.join(import.meta.dirname, 'writer.ts');

export interface Survival {
  readonly kills: number;
  readonly records: number;
  readonly cases: number;
  /** What was confirmed before a kill and was not there, or not the same, afterwards. Must be empty. */
  readonly lost: readonly string[];
  /** Times the log did not verify, with the explanation. Must be empty. */
  readonly broken: readonly string[];
  /** Times the station did not start again by itself. Must be empty. */
  readonly refusedStarts: readonly string[];
}

export interface KillOptions {
  readonly count: number;
  /** 0 ≤ x < 1, decides the moments. */
  readonly random: () => number;
  readonly maxDelayMs?: number;
  readonly onProgress?: (done: number) => void;
}

/** After so many kills a new data folder is begun: the first start of all is a moment like others. */
const KILLS_PER_FOLDER = 25;

/**
 * Starts a writer on the same data folder again and again and kills it with SIGKILL at a random moment: while it
 * starts (also on the very first start), migrates, writes blobs, commits, checkpoints. After each kill the folder is
 * opened and everything confirmed so far is looked for.
 */
export async function killRepeatedly(options: KillOptions): Promise<Survival> {
  const total = {
    kills: 0,
    records: 0,
    cases: 0,
    lost: [] as string[],
    broken: [] as string[],
    refusedStarts: [] as string[],
  };
  while (total.kills < options.count) {
    const count = Math.min(KILLS_PER_FOLDER, options.count - total.kills);
    const part = await killInOneFolder({
      ...options,
      count,
      onProgress: (done) => options.onProgress?.(total.kills + done),
    });
    for (const number of ['kills', 'records', 'cases'] as const) total[number] += part[number];
    for (const list of ['lost', 'broken', 'refusedStarts'] as const) total[list].push(...part[list]);
  }
  return total;
}

async function killInOneFolder(options: KillOptions): Promise<Survival> {
  const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-kill-'));
  const dataFolder = path.join(folder, 'data');
  const confirmed = path.join(folder, 'confirmed.txt');
  const records = new Map<number, string>();
  const lost: string[] = [];
  const broken: string[] = [];
  const refusedStarts: string[] = [];
  let cases = 0;
  try {
    for (let kill = 0; kill < options.count; kill++) {
      // Every other kill counts from the moment the station is open, so that slow starts do not hide the writing.
      const delay = Math.floor(options.random() * (options.maxDelayMs ?? 600));
      await runUntilKilled({ folder: dataFolder, confirmed, delay, afterOpening: kill % 2 === 1 });
      const news = completeLines(confirmed).map((line) => line.split(' '));
      for (const [kind, sequence, hash] of news) if (kind === 'record') records.set(Number(sequence), hash!);

      const opened = createStation({ dataFolder, logger: pino({ level: 'silent' }) });
      const station = await opened.catch((error: Error) => void refusedStarts.push(error.message));
      if (!station) continue;
      const log = station.audit.verify();
      if (!log.holds) broken.push(log.firstBreak.explanation);
      const leaf = station.store.database
        .prepare<[number], Buffer>('SELECT leaf FROM audit_log WHERE sequence = ?')
        .pluck();
      for (const [sequence, hash] of records)
        if (leaf.get(sequence)?.toString('hex') !== hash) lost.push(`record ${sequence}`);
      for (const [, id, blob] of news.filter(([kind]) => kind === 'case')) {
        cases++;
        if (!station.cases.exists(id!) || station.cases.row(id!).progress !== 'failed')
          lost.push(`case ${id}`);
        else if (station.store.blobs.get(blob!).length !== 20_000) lost.push(`file of case ${id}`);
      }
      await station.close();
      options.onProgress?.(kill + 1);
    }
    return { kills: options.count, records: records.size, cases, lost, broken, refusedStarts };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What the writer had confirmed. A line that the kill cut in the middle was not. */
export function completeLines(file: string): string[] {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  rmSync(file);
  return text.split('\n').slice(0, -1);
}

export interface Run {
  /** TypeScript file of the process; default: the writer. */
  readonly program?: string;
  /** Further arguments of it. */
  readonly args?: readonly string[];
  readonly folder: string;
  readonly confirmed: string;
  /** Milliseconds after the process was started, or after it had opened the station. */
  readonly delay: number;
  readonly afterOpening: boolean;
}

export function runUntilKilled({
  program = writer,
  args = [],
  folder,
  confirmed,
  delay,
  afterOpening,
}: Run): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, folder, confirmed, ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let stderr = '';
    child.stderr.on('data', (data: Buffer) => (stderr += data.toString()));
    let timer: NodeJS.Timeout;
    const kill = (): void => {
      timer = setTimeout(() => child.kill('SIGKILL'), delay);
    };
    const whenOpen = (): void => {
      if (existsSync(confirmed) && statSync(confirmed).size > 0) kill();
      else timer = setTimeout(whenOpen, 5);
    };
    if (afterOpening) whenOpen();
    else kill();
    child.once('error', reject);
    child.once('close', (_code, signal) => {
      clearTimeout(timer);
      if (signal === 'SIGKILL') resolve();
      else reject(new Error(`The writer ended by itself: ${stderr.slice(0, 400)}`));
    });
  });
}
