import type { StationConfig } from '../../contract/config.ts';
import type { Clock } from '../clock.ts';
import type { Engine } from '../engine.ts';
import type { RandomInteger } from './plan.ts';
import { startCheck, type RunningCheck } from './running-check.ts';
import type { SessionRow } from './sessions-repository.ts';

export interface RunningChecksContext {
  readonly engine: Engine;
  readonly config: Pick<StationConfig['liveness'], 'refuseVirtualCameras'>;
  readonly clock: Clock;
  readonly random: RandomInteger;
}

/** The checks in this process's memory, each until its session is over. */
export function runningChecks({ engine, config, clock, random }: RunningChecksContext) {
  const running = new Map<string, { check: RunningCheck; expiresAt: number }>();

  /** The check of a session; a new one if this process has none, e.g. after a restart. */
  return (session: SessionRow): RunningCheck => {
    for (const [id, { expiresAt }] of running) if (clock.now() >= expiresAt) running.delete(id);
    const known = running.get(session.id);
    if (known) return known.check;
    const { settings } = session;
    const virtualCamera = session.virtual_camera && config.refuseVirtualCameras;
    const check = startCheck(engine, { ...settings, random, virtualCamera }, settings.auditImagesLimit);
    running.set(session.id, { check, expiresAt: Date.parse(session.expires_at) });
    return check;
  };
}
