import type { RequestHandler } from 'express';
import type { Health } from '../contract/health.ts';
import { programVersion } from '../engine/program-version.ts';
import { healthReasons, statusOf } from '../station/health/health-reasons.ts';
import type { Station } from '../station/station.ts';

/** Health is polled often and by anybody: recomputed at most this often. */
const FRESH_MS = 500;

/** Makes health reports; the text is kept for half a second. */
export function createHealth(station: Station): () => string {
  const startedAt = performance.now();
  let text = '';
  let madeAt = Number.NEGATIVE_INFINITY;

  return () => {
    const now = station.clock.now();
    // In both directions: after the clock was set back the report must not be from the future.
    if (Math.abs(now - madeAt) >= FRESH_MS) {
      madeAt = now;
      text = JSON.stringify(report(station, now, performance.now() - startedAt));
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

function report(station: Station, now: number, upMs: number): Health {
  const { failedInARow: _, confined = null, filesConfined = null, ...engine } = station.engine.status();
  const reasons = healthReasons(station);
  return {
    status: statusOf(reasons),
    version: programVersion,
    timestamp: new Date(now).toISOString(),
    uptimeSeconds: Math.floor(upMs / 1000),
    engine: { ...engine, confined, filesConfined },
    ...stored(station),
    disk: { freeBytes: station.disk.space().free },
    reasons,
    warnings: reasons.filter(({ severity }) => severity !== 'advice').map(({ message }) => message),
  };
}

/** An unreadable store is reported by health itself, and must not prevent the report. */
function stored({ jobs, webhooks, screening }: Station): Pick<Health, 'queue' | 'lists'> {
  try {
    return {
      queue: { ...jobs.counts(), webhooksPending: webhooks.pending() },
      lists: screening.lists().map(({ list, date, ageDays }) => ({ list, date, ageDays })),
    };
  } catch {
    return { queue: { waiting: 0, running: 0, webhooksPending: 0 }, lists: [] };
  }
}
