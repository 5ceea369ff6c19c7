import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createStation, type Station } from '../../src/station/station.ts';
import { pino } from 'pino';
import { completeLines, runUntilKilled, type KillOptions } from './kill-nine.ts';

const program = path.join(import.meta.dirname, 'workflows.ts');
/** After so many kills a new data folder is begun: folders of few records and of many are killed alike. */
const KILLS_PER_FOLDER = 20;

export interface WorkflowSurvival {
  readonly kills: number;
  /** Acknowledged steps by workflow. */
  readonly acknowledged: Readonly<Record<string, number>>;
  /** Acknowledged and not there afterwards. Must be empty, as the two below. */
  readonly lost: readonly string[];
  readonly broken: readonly string[];
  readonly refusedStarts: readonly string[];
}

/**
 * Kills a station with SIGKILL at random moments while every workflow goes on in it; after each kill the folder is opened as
 * the next start does, the audit log verified, and every row looked for that a caller had been told of.
 */
export async function killWorkflows(options: KillOptions): Promise<WorkflowSurvival> {
  const acknowledged: Record<string, number> = {};
  const lost: string[] = [];
  const broken: string[] = [];
  const refusedStarts: string[] = [];
  for (let kills = 0; kills < options.count;) {
    const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-workflows-'));
    const confirmed = path.join(folder, 'confirmed.txt');
    const dataFolder = path.join(folder, 'data');
    try {
      for (let i = 0; i < KILLS_PER_FOLDER && kills < options.count; i++, kills++) {
        const delay = Math.floor(options.random() * (options.maxDelayMs ?? 1_500));
        // Every fourth kill falls into the start itself.
        await runUntilKilled({ program, folder: dataFolder, confirmed, delay, afterOpening: i % 4 !== 3 });
        const told = completeLines(confirmed).map((line) => line.split(' '));
        const opened = createStation({ dataFolder, logger: pino({ level: 'silent' }) });
        const station = await opened.catch((error: Error) => void refusedStarts.push(error.message));
        if (!station) continue;
        const log = station.audit.verify();
        if (!log.holds) broken.push(log.firstBreak.explanation);
        for (const [workflow, table, column, id] of told) {
          if (table === undefined) continue;
          acknowledged[workflow!] = (acknowledged[workflow!] ?? 0) + 1;
          if (!isThere(station, table, column!, id!)) lost.push(`${workflow} ${id}`);
        }
        await station.close();
        options.onProgress?.(kills + 1);
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return { kills: options.count, acknowledged, lost, broken, refusedStarts };
}

function isThere(station: Station, table: string, column: string, told: string): boolean {
  const [id, operator] = told.endsWith('+') ? [told.slice(0, -1), '>='] : [told, '='];
  return (
    station.store.database
      .prepare<[string | number], number>(`SELECT 1 FROM "${table}" WHERE "${column}" ${operator} ? LIMIT 1`)
      .pluck()
      .get(/^\d+$/.test(id) ? Number(id) : id) === 1
  );
}
