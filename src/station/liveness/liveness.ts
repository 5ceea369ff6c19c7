import { randomInt } from 'node:crypto';
import type { LivenessApi } from '../../contract/liveness.ts';
import { isoTime } from '../clock.ts';
import { createCameraChannel, type CameraChannel } from './camera-channel.ts';
import { sessionCreation } from './create-session.ts';
import type { LivenessContext, SessionsContext } from './liveness-context.ts';
import { available } from './models-ready.ts';
import { presentResults } from './present.ts';
import { runningChecks } from './running-checks.ts';
import { sessionAccess } from './session-access.ts';
import { sessionsRepository } from './sessions-repository.ts';
import { sessionVerification } from './verify-session.ts';

/** The liveness service: what the API uses, and the camera page's channel. */
export interface Liveness extends LivenessApi, CameraChannel {}

export function createLiveness(context: LivenessContext): Liveness {
  const { engine, config, clock, store, cases } = context;
  const sessions = sessionsRepository(store.database);
  const access = sessionAccess(sessions, clock);
  const random = context.random ?? ((below) => randomInt(below));
  const runningOf = runningChecks({ engine, config: config.liveness, clock, random });
  const parts: SessionsContext = { ...context, sessions, access, runningOf };

  return {
    status: available,
    createSession: sessionCreation(parts),
    results: async (sessionId, caller) =>
      presentResults(cases, access.findFor(sessionId, caller), isoTime(clock)),
    caseOf: (sessionId, caller) => access.findFor(sessionId, caller).case_id,
    verify: sessionVerification(parts),
    ...createCameraChannel(parts),
  };
}
