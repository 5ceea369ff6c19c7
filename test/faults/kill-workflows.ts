import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { requestRotation } from '../../src/station/backup/rotation-request.ts';
import { createStation } from '../../src/station/station.ts';
import { Acknowledgement, holds } from './acknowledgement.ts';
import { completeLines, runUntilKilled, type KillOptions } from './kill-nine.ts';

const program = path.join(import.meta.dirname, 'workflows.ts');
/** After so many kills a new data folder is begun: folders of few records and of many are killed alike. */
const KILLS_PER_FOLDER = 20;

export interface WorkflowSurvival {
  readonly kills: number;
  /** Acknowledged steps by workflow. */
  readonly acknowledged: Readonly<Record<string, number>>;
  /** Acknowledged and not so afterwards. Must be empty, as the two below. */
  readonly lost: readonly string[];
  readonly broken: readonly string[];
  readonly refusedStarts: readonly string[];
}

/**
 * Kills a station with SIGKILL at random moments while every workflow goes on in it; after each kill the folder is opened as
 * the next start does, the audit log verified, and everything looked for that a caller had been told of: what is kept, and
 * what is gone.
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
        // Every fourth kill falls into the start itself, every other of them while the keys are changed.
        const inStart = i % 4 === 3;
        if (inStart && i % 8 === 7) requestRotation(dataFolder);
        const most = (options.maxDelayMs ?? 1_500) * (inStart ? 1.5 : 1);
        const delay = Math.floor(options.random() * most);
        const args = [String(Math.floor(options.random() * 1e9))];
        await runUntilKilled({ program, args, folder: dataFolder, confirmed, delay, afterOpening: !inStart });
        const told = completeLines(confirmed).map((line) => Acknowledgement.parse(JSON.parse(line)));
        const opened = createStation({ dataFolder, logger: pino({ level: 'silent' }) });
        const station = await opened.catch((error: Error) => void refusedStarts.push(error.message));
        if (!station) continue;
        const log = station.audit.verify();
        if (!log.holds) broken.push(log.firstBreak.explanation);
        for (const one of told) {
          acknowledged[one.workflow] = (acknowledged[one.workflow] ?? 0) + 1;
          if (!holds(station, one)) lost.push(JSON.stringify(one));
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
