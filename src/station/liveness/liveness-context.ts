import { randomBytes } from 'node:crypto';
import type { StationConfig } from '../../contract/config.ts';
import type { Clock } from '../clock.ts';
import type { Engine } from '../engine.ts';
import type { FinishContext } from './finish.ts';
import type { RandomInteger } from './plan.ts';
import type { runningChecks } from './running-checks.ts';
import type { sessionAccess } from './session-access.ts';
import type { SessionsRepository } from './sessions-repository.ts';

export interface LivenessContext extends FinishContext {
  readonly engine: Engine;
  readonly config: StationConfig;
  readonly clock: Clock;
  /** Default: the system's secure generator. Tests pass their own for a known plan. */
  readonly random?: RandomInteger;
}

/** Dependencies of the service's actions. */
export interface SessionsContext extends LivenessContext {
  readonly sessions: SessionsRepository;
  readonly access: ReturnType<typeof sessionAccess>;
  readonly runningOf: ReturnType<typeof runningChecks>;
}

/** A token or a channel, 192 bits. */
export const newSecret = (): string => randomBytes(24).toString('base64url');
