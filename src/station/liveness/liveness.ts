import { randomBytes, randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { StationConfig } from '../../contract/config.ts';
import { reasonCode, StationError } from '../../contract/errors/station-error.ts';
import type {
  FaceCamera,
  FaceCheckBegin,
  FaceCheckChannel,
  FaceCheckState,
  FrameTiming,
} from '../../contract/face-check.ts';
import type { LivenessApi, LivenessCaller } from '../../contract/liveness.ts';
import { message } from '../../contract/messages/message.ts';
import { missingModels } from '../../engine/faces/model-files.ts';
import { engineVersions } from '../../engine/versions.ts';
import { hashOf } from '../access/secrets.ts';
import { isoTime, type Clock } from '../clock.ts';
import type { Engine } from '../engine.ts';
import { decide } from './decision.ts';
import { actorOf, finishSession, type FinishContext } from './finish.ts';
import { refuseWhenLocked } from './lock-out.ts';
import type { RandomInteger } from './plan.ts';
import { messageOf } from '../../contract/messages/face-check-outcome.ts';
import { presentResults, presentSession } from './present.ts';
import type { RunningCheck } from './running-check.ts';
import { runningChecks } from './running-checks.ts';
import { sessionAccess } from './session-access.ts';
import { sessionsRepository, type SessionRow } from './sessions-repository.ts';
import { isVirtualCamera } from './virtual-camera.ts';

export interface LivenessContext extends FinishContext {
  readonly engine: Engine;
  readonly config: StationConfig;
  readonly clock: Clock;
  /** Default: the system's secure generator. Tests pass their own to know the plan. */
  readonly random?: RandomInteger;
}

/** The liveness service: what the API uses, and the camera page's channel. */
export interface Liveness extends LivenessApi {
  /** Exchanges the session's single-use token for a channel. @throws UNAUTHORIZED when the token is wrong or used. */
  begin(sessionId: string, request: FaceCheckBegin): Promise<FaceCheckChannel>;
  /** One camera frame. @throws UNAUTHORIZED for a wrong channel, and as `RunningCheck.accept`. */
  frame(sessionId: string, channel: string, jpeg: Uint8Array, timing: FrameTiming): Promise<FaceCheckState>;
  /** The camera was lost and another picture is there, perhaps of another camera: its name is looked at as the first one's was. */
  changeCamera(sessionId: string, channel: string, camera: FaceCamera): Promise<FaceCheckState>;
  /** The person gave up or the camera is gone for good: the session fails. */
  abandon(sessionId: string, channel: string): Promise<FaceCheckState>;
}

const newSecret = (): string => randomBytes(24).toString('base64url');

/** Somebody closed the page or gave up. */
const ABANDONED = decide([
  {
    name: 'challenges',
    outcome: 'failed',
    value: 0,
    margin: 0,
    reason: 'ABANDONED',
    suspicious: false,
  },
]);

/** Can faces be checked at all? */
function available(): { available: boolean; reason: string | null } {
  const missing = missingModels();
  return missing.length === 0
    ? { available: true, reason: null }
    : { available: false, reason: `Models are missing: ${missing.join(', ')}.` };
}

function requireEngine(): void {
  const { available: ready, reason } = available();
  if (!ready)
    throw new StationError('LIVENESS_UNAVAILABLE', undefined, {
      reason: 'MODELS_MISSING',
      ...(reason === null ? {} : { technical: reason }),
    });
}

export function createLiveness(context: LivenessContext): Liveness {
  const { config, clock, store, cases, audit } = context;
  const sessions = sessionsRepository(store.database);
  const { find, findFor, findByChannel } = sessionAccess(sessions, clock);
  const runningOf = runningChecks({
    engine: context.engine,
    config: config.liveness,
    clock,
    random: context.random ?? ((below) => randomInt(below)),
  });
  const versions = engineVersions();

  /** What the page shows. Once the session is over its stored status decides, whatever the frames' state machine came to. */
  const stateOf = (sessionId: string, check: RunningCheck): FaceCheckState => {
    const { status } = sessions.find(sessionId)!;
    const state = { status, ...check.check.state(check.lastCapturedAt) };
    if (status !== 'SUCCEEDED' && status !== 'FAILED') return state;
    const outcome = status === 'SUCCEEDED' ? 'passed' : 'failed';
    return { ...state, phase: 'finished', challenge: null, outcome };
  };
  const finish = (session: SessionRow, decision: ReturnType<typeof decide>, check: RunningCheck): void => {
    if (sessions.find(session.id)?.status !== 'IN_PROGRESS') return;
    const outcome = {
      decision,
      images: check.images,
      threshold: config.liveness.threshold,
      versions,
      at: isoTime(clock),
    };
    finishSession(context, sessions, session, outcome);
  };

  /** A session in a case of its own. Called inside a transaction. */
  const openSession = (
    settings: SessionRow['settings'],
    caller: LivenessCaller,
    idempotencyKey: string | null,
  ): SessionRow => {
    const { clientId, operatorId = null, requestId } = caller;
    const actor = actorOf({ client_id: clientId, operator_id: operatorId });
    const id = context.newId();
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
  };

  return {
    status: available,

    createSession: async (settings, caller, idempotencyKey) => {
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
        return store.write(() => presentSession(openSession(settings, caller, idempotencyKey ?? null)));
      } catch (thrown) {
        throw new StationError('LIVENESS_SESSION_CREATION_FAILED', undefined, {}, { cause: thrown });
      }
    },

    results: async (sessionId, caller) => presentResults(cases, findFor(sessionId, caller), isoTime(clock)),

    caseOf: (sessionId, caller) => findFor(sessionId, caller).case_id,

    verify: async (sessionId, { minimumConfidence = 0 }, caller) => {
      const session = findFor(sessionId, caller);
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
    },

    begin: async (sessionId, { token, camera }) => {
      requireEngine();
      const session = find(sessionId);
      const channel = newSecret();
      const virtualCamera = isVirtualCamera(camera.label);
      const now = store.write(() => {
        const opened =
          hashOf(token) === hashOf(session.token) &&
          sessions.open(sessionId, hashOf(channel), virtualCamera, isoTime(clock));
        if (!opened)
          throw new StationError('UNAUTHORIZED', message('faceCheckRefusals.linkUsed'), {
            reason: 'TOKEN_USED',
          });
        audit.append({
          actor: actorOf(session),
          action: 'liveness.begun',
          caseId: session.case_id,
          details: { sessionId, width: camera.width, height: camera.height, virtualCamera },
        });
        return find(sessionId);
      });
      return {
        channel,
        withoutFlashes: now.settings.withoutFlashes,
        state: stateOf(sessionId, runningOf(now)),
      };
    },

    frame: async (sessionId, channel, jpeg, timing) => {
      const session = findByChannel(sessionId, channel);
      const check = runningOf(session);
      if (session.status !== 'IN_PROGRESS') return stateOf(sessionId, check);
      const decision = await check.accept(jpeg, timing, clock.now());
      if (decision) finish(session, decision, check);
      return stateOf(sessionId, check);
    },

    changeCamera: async (sessionId, channel, camera) => {
      const session = findByChannel(sessionId, channel);
      const check = runningOf(session);
      if (session.status !== 'IN_PROGRESS') return stateOf(sessionId, check);
      const virtualCamera = isVirtualCamera(camera.label);
      check.changeCamera(virtualCamera && config.liveness.refuseVirtualCameras);
      store.write(() => {
        if (virtualCamera) sessions.noteVirtualCamera(sessionId);
        audit.append({
          actor: actorOf(session),
          action: 'liveness.camera-changed',
          caseId: session.case_id,
          details: { sessionId, width: camera.width, height: camera.height, virtualCamera },
        });
      });
      return stateOf(sessionId, check);
    },

    abandon: async (sessionId, channel) => {
      const session = findByChannel(sessionId, channel);
      const check = runningOf(session);
      if (session.status === 'IN_PROGRESS') finish(session, ABANDONED, check);
      return stateOf(sessionId, check);
    },
  };
}
