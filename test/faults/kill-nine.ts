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

/**
 * Starts a writer on the same data folder again and again and kills it with SIGKILL at a random moment: while it
 * starts (also on the very first start), migrates, writes blobs, commits, checkpoints. After each kill the folder is
 * opened and everything confirmed so far is looked for.
 *
 * @param random 0 ≤ x < 1, decides the moments.
 */
export async function killRepeatedly(options: {
  count: number;
  random: () => number;
  maxDelayMs?: number;
  onProgress?: (done: number) => void;
}): Promise<Survival> {
  const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-kill-'));
  const records = new Map<number, string>();
  const cases = new Map<string, string>();
  const lost: string[] = [];
  const broken: string[] = [];
  const refusedStarts: string[] = [];
  let checkedUpTo = 0;
  let seenCases = 0;
  try {
    for (let kill = 0; kill < options.count; kill++) {
      const confirmed = path.join(folder, 'confirmed.txt');
      // Every other kill counts from the moment the station is open, so that slow starts do not hide the writing.
      const delay = Math.floor(options.random() * (options.maxDelayMs ?? 600));
      await runUntilKilled({
        folder: path.join(folder, 'data'),
        confirmed,
        delay,
        afterOpening: kill % 2 === 1,
      });
      for (const line of completeLines(confirmed)) {
        const [kind, name, value] = line.split(' ');
        if (kind === 'record') records.set(Number(name), value!);
        if (kind === 'case') cases.set(name!, value!);
      }
      const station = await createStation({
        dataFolder: path.join(folder, 'data'),
        logger: pino({ level: 'silent' }),
      }).catch((error: Error) => void refusedStarts.push(error.message));
      if (!station) continue;
      const log = station.audit.verify();
      if (!log.holds) broken.push(log.firstBreak.explanation);
      const leaf = station.store.database
        .prepare<[number], Buffer>('SELECT leaf FROM audit_log WHERE sequence = ?')
        .pluck();
      // Confirmed records of earlier rounds are covered by the verified chain; the new ones are looked up one by one.
      for (const [sequence, hash] of records)
        if (sequence > checkedUpTo && leaf.get(sequence)?.toString('hex') !== hash)
          lost.push(`record ${sequence}`);
      checkedUpTo = Math.max(checkedUpTo, ...records.keys());
      for (const [id, blob] of cases) {
        if (!station.cases.exists(id) || station.cases.row(id).progress !== 'failed') lost.push(`case ${id}`);
        else if (station.store.blobs.get(blob).length !== 20_000) lost.push(`file of case ${id}`);
        cases.delete(id);
        seenCases++;
      }
      await station.close();
      options.onProgress?.(kill + 1);
    }
    return { kills: options.count, records: records.size, cases: seenCases, lost, broken, refusedStarts };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What the writer had confirmed. A line that the kill cut in the middle was not. */
function completeLines(file: string): string[] {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  rmSync(file);
  return text.split('\n').slice(0, -1);
}

interface Run {
  readonly folder: string;
  readonly confirmed: string;
  /** Milliseconds after the process was started, or after it had opened the station. */
  readonly delay: number;
  readonly afterOpening: boolean;
}

function runUntilKilled({ folder, confirmed, delay, afterOpening }: Run): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [writer, folder, confirmed], {
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
