import { Router } from 'express';
import type { StationHealth } from '../../contract/operator.ts';
import type { Station } from '../../station/station.ts';
import { healthReasons, statusOf } from '../../station/health/health-reasons.ts';
import { LOW_DISK_BYTES } from '../../station/store/disk.ts';
import { programVersion } from '../../engine/program-version.ts';

type Part = StationHealth['parts'][number];

const GIGABYTE = 1024 ** 3;

/** The station at one glance, in parts that a clerk knows. */
export function healthRoutes(station: Station): Router {
  const router = Router();
  router.get('/health', (_request, response) => {
    const parts = [
      engineHealth(station),
      facesHealth(station),
      listsHealth(station),
      registryHealth(station),
      auditHealth(station),
      storageHealth(station),
    ];
    const states = parts.map((part) => part.state);
    const reasons = healthReasons(station);
    const status = statusOf(reasons);
    const health: StationHealth = {
      overall:
        status === 'down' || states.includes('stop')
          ? 'stop'
          : status === 'degraded' || states.includes('attention')
            ? 'attention'
            : 'good',
      parts,
      reasons: reasons.filter(({ severity }) => severity === 'degraded' || severity === 'down'),
      version: programVersion,
    };
    response.json(health);
  });
  return router;
}

function engineHealth({ engine }: Station): Part {
  const { ready, processes, busy, replaced, confined } = engine.status();
  // No process is ready during start-up either; after one has ended it means that nothing is read.
  const down = processes > 0 && ready === 0 && replaced > 0;
  return {
    part: 'engine',
    state: down ? 'attention' : 'good',
    values: { ready, processes, busy, confined: confined === false ? 'no' : '' },
  };
}

function facesHealth({ liveness }: Station): Part {
  const { available, reason } = liveness.status();
  return { part: 'faces', state: available ? 'good' : 'attention', values: { reason: reason ?? '' } };
}

function listsHealth({ screening, config }: Station): Part {
  const lists = screening.lists();
  if (lists.length === 0) return { part: 'lists', state: 'off', values: {} };
  const days = Math.max(...lists.map((list) => list.ageDays));
  const stale = days > config.screening.warnListAgeDays;
  const values = { count: lists.length, days, alerts: screening.openAlerts() };
  return { part: 'lists', state: stale ? 'attention' : 'good', values };
}

function registryHealth({ registry }: Station): Part {
  const copy = registry.copy();
  return { part: 'registry', state: copy ? 'good' : 'off', values: { date: copy?.date ?? '' } };
}

function auditHealth({ audit }: Station): Part {
  return { part: 'audit', state: 'good', values: { records: audit.size() } };
}

function storageHealth({ disk }: Station): Part {
  const { free } = disk.space();
  if (free === null) return { part: 'storage', state: 'stop', values: {} };
  return {
    part: 'storage',
    state: free < LOW_DISK_BYTES ? 'attention' : 'good',
    values: { free: Math.floor(free / GIGABYTE) },
  };
}
