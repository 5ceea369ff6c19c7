import type { RequestHandler } from 'express';
import type { Health } from '../contract/health.ts';
import { processorWarning } from '../engine/processor.ts';
import { programVersion } from '../engine/program-version.ts';
import type { Station } from '../station/station.ts';
import { freeDiskBytes, LOW_DISK_BYTES } from './disk.ts';

/** Health is asked for often and by anybody: it is made anew at most this often. */
const FRESH_MS = 500;
const DISK_FRESH_MS = 30_000;
/** One process that ended is replaced within a second and no reason to call anybody. */
const FAILED_STARTS = 2;

const processor = processorWarning();

/** Makes health reports; the text is kept for half a second. */
export function createHealth(station: Station): () => string {
  const startedAt = performance.now();
  let freeBytes: number | null = null;
  let diskAskedAt = Number.NEGATIVE_INFINITY;
  let text = '';
  let madeAt = Number.NEGATIVE_INFINITY;

  function askDisk(now: number): void {
    if (Math.abs(now - diskAskedAt) < DISK_FRESH_MS) return;
    diskAskedAt = now;
    void freeDiskBytes(station.store.folder).then((bytes) => (freeBytes = bytes));
  }
  askDisk(station.clock.now());

  return () => {
    const now = station.clock.now();
    askDisk(now);
    // Either way: after the clock was set back the report must not be that of a time to come.
    if (Math.abs(now - madeAt) >= FRESH_MS) {
      madeAt = now;
      text = JSON.stringify(report(station, now, performance.now() - startedAt, freeBytes));
    }
    return text;
  };
}

export function healthHandler(health: () => string): RequestHandler {
  return (_request, response) => {
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.end(health());
  };
}

function report(station: Station, now: number, upMs: number, freeBytes: number | null): Health {
  const { failedInARow = 0, ...engine } = station.engine.status();
  const { waiting, running } = station.jobs.counts();
  const lists = station.screening.lists().map(({ list, date, ageDays }) => ({
    list,
    date,
    ageDays,
  }));
  const { warnListAgeDays, maxListAgeDays, requiredLists } = station.config.screening;
  const missing = requiredLists.filter((id) => !lists.some(({ list }) => list === id));
  const tooOld = lists.filter((list) => list.ageDays > maxListAgeDays);
  const ageing = lists.filter((list) => list.ageDays > warnListAgeDays && list.ageDays <= maxListAgeDays);
  const failing = [
    ...(processor === null ? [] : [processor]),
    ...(engine.ready === 0 && failedInARow >= FAILED_STARTS
      ? ['No engine process can be started: documents cannot be read.']
      : []),
    ...(freeBytes !== null && freeBytes < LOW_DISK_BYTES ? ['Less than 1 GB of disk space is left.'] : []),
    ...missing.map((id) => `The screening list "${id}" is missing: import it. Nobody can be called clear.`),
    ...(lists.length === 0 && missing.length === 0
      ? ['There is no screening list: import one. Nobody can be called clear.']
      : []),
    ...tooOld.map(
      (list) => `The screening list "${list.list}" is ${list.ageDays} days old: import a newer one.`,
    ),
    ...(station.registry.copy() === null
      ? ['There is no copy of the companies register: import one. No company can be looked up.']
      : []),
  ];
  // The station works on with them: monitoring hears of it before nobody can be called clear.
  const asking = ageing.map(
    (list) => `The screening list "${list.list}" is ${list.ageDays} days old: import a newer one.`,
  );
  return {
    status: failing.length > 0 ? 'degraded' : 'ok',
    version: programVersion,
    timestamp: new Date(now).toISOString(),
    uptimeSeconds: Math.floor(upMs / 1000),
    engine,
    queue: { waiting, running, webhooksPending: station.webhooks.pending() },
    lists,
    disk: { freeBytes },
    warnings: [...failing, ...asking],
  };
}
