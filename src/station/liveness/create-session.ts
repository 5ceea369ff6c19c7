import { isDeepStrictEqual } from 'node:util';
import { StationError } from '../../contract/errors/station-error.ts';
import type { LivenessApi, LivenessCaller } from '../../contract/liveness.ts';
import { message } from '../../contract/messages/message.ts';
import { isoTime } from '../clock.ts';
import { actorOf } from './finish.ts';
import { newSecret, type SessionsContext } from './liveness-context.ts';
import { refuseWhenLocked } from './lock-out.ts';
import { requireEngine } from './models-ready.ts';
import { presentSession } from './present.ts';
import type { SessionRow } from './sessions-repository.ts';

/** Makes a session in a case of its own, or answers the one of the same idempotency key. */
export function sessionCreation(context: SessionsContext): LivenessApi['createSession'] {
  const { store, sessions, clock } = context;
  return async (settings, caller, idempotencyKey) => {
    requireEngine();
    const repeated =
      idempotencyKey === undefined ? null : sessions.findByKey(caller.clientId, idempotencyKey);
    if (repeated && !isDeepStrictEqual(repeated.settings, settings))
      throw new StationError('CONFLICT', message('requestRefusals.keyReused'), {
        reason: 'IDEMPOTENCY_KEY_REUSED',
      });
    if (repeated) return presentSession(repeated);
    refuseWhenLocked(sessions, caller.clientId, clock.now());
    try {
      return store.write(() =>
        presentSession(openSession(context, settings, caller, idempotencyKey ?? null)),
      );
    } catch (thrown) {
      throw new StationError('LIVENESS_SESSION_CREATION_FAILED', undefined, {}, { cause: thrown });
    }
  };
}

/** Called inside a transaction. */
function openSession(
  { cases, audit, sessions, clock, config, newId }: SessionsContext,
  settings: SessionRow['settings'],
  caller: LivenessCaller,
  idempotencyKey: string | null,
): SessionRow {
  const { clientId, operatorId = null, requestId } = caller;
  const actor = actorOf({ client_id: clientId, operator_id: operatorId });
  const id = newId();
  const caseId = cases.open({ kind: 'liveness', actor, author: caller.author ?? actor.id });
  sessions.insert({
    id,
    caseId,
    clientId,
    operatorId,
    requestId,
    idempotencyKey,
    settings,
    token: newSecret(),
    createdAt: isoTime(clock),
    expiresAt: new Date(clock.now() + config.liveness.sessionMinutes * 60_000).toISOString(),
  });
  audit.append({
    actor,
    action: 'liveness.session-created',
    caseId,
    details: { sessionId: id, requestId, ...settings },
  });
  return sessions.find(id)!;
}
