import { reasonCode, StationError } from '../../contract/errors/station-error.ts';
import type { LivenessApi } from '../../contract/liveness.ts';
import { messageOf } from '../../contract/messages/face-check-outcome.ts';
import { actorOf } from './finish.ts';
import type { SessionsContext } from './liveness-context.ts';

/** Was the person of a session live, with at least the requested confidence? Audits the answer. */
export const sessionVerification =
  ({ access, audit, config }: SessionsContext): LivenessApi['verify'] =>
  async (sessionId, { minimumConfidence = 0 }, caller) => {
    const session = access.findFor(sessionId, caller);
    const threshold = Math.max(config.liveness.threshold, minimumConfidence);
    const isLive = session.status === 'SUCCEEDED' && session.confidence >= threshold;
    audit.append({
      actor: actorOf({ client_id: caller.clientId, operator_id: caller.operatorId ?? null }),
      action: 'liveness.verified',
      caseId: session.case_id,
      outcome: isLive ? 'success' : 'refused',
      details: {
        sessionId,
        requestId: caller.requestId,
        confidence: session.confidence,
        threshold,
        status: session.status,
      },
    });
    if (!isLive)
      throw new StationError('LIVENESS_CONFIDENCE_TOO_LOW', messageOf(session), {
        confidence: session.confidence,
        threshold,
        reason:
          session.status === 'SUCCEEDED'
            ? 'BELOW_MINIMUM'
            : reasonCode(session.reasons[0] ?? `SESSION_${session.status}`),
      });
    return { sessionId, confidence: session.confidence, isLive };
  };
