import { StationError } from '../../contract/errors/station-error.ts';
import type {
  FaceCamera,
  FaceCheckBegin,
  FaceCheckChannel,
  FaceCheckState,
  FrameTiming,
} from '../../contract/face-check.ts';
import { message } from '../../contract/messages/message.ts';
import { engineVersions } from '../../engine/versions.ts';
import { hashOf } from '../access/secrets.ts';
import { isoTime } from '../clock.ts';
import { decide, type Decision } from './decision.ts';
import { actorOf, finishSession } from './finish.ts';
import { newSecret, type SessionsContext } from './liveness-context.ts';
import { requireEngine } from './models-ready.ts';
import type { RunningCheck } from './running-check.ts';
import type { SessionRow } from './sessions-repository.ts';
import { isVirtualCamera } from './virtual-camera.ts';

/** What the camera page of a session asks. */
export interface CameraChannel {
  /** Exchanges the session's single-use token for a channel. @throws UNAUTHORIZED when the token is wrong or used. */
  begin(sessionId: string, request: FaceCheckBegin): Promise<FaceCheckChannel>;
  /** One camera frame. @throws UNAUTHORIZED for a wrong channel, and as `RunningCheck.accept`. */
  frame(sessionId: string, channel: string, jpeg: Uint8Array, timing: FrameTiming): Promise<FaceCheckState>;
  /** Another camera took over after the first was lost: its name is checked like the first one's. */
  changeCamera(sessionId: string, channel: string, camera: FaceCamera): Promise<FaceCheckState>;
  /** The person gave up or the camera is lost: the session fails. */
  abandon(sessionId: string, channel: string): Promise<FaceCheckState>;
}

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

export function createCameraChannel(context: SessionsContext): CameraChannel {
  const { config, clock, store, audit, sessions, access, runningOf } = context;
  const versions = engineVersions();

  /** What the page shows. After the session's end its stored status decides, whatever the frames' state machine says. */
  const stateOf = (sessionId: string, check: RunningCheck): FaceCheckState => {
    const { status } = sessions.find(sessionId)!;
    const state = { status, ...check.check.state(check.lastCapturedAt) };
    if (status !== 'SUCCEEDED' && status !== 'FAILED') return state;
    const outcome = status === 'SUCCEEDED' ? 'passed' : 'failed';
    return { ...state, phase: 'finished', challenge: null, outcome };
  };
  const finish = (session: SessionRow, decision: Decision, check: RunningCheck): void => {
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

  return {
    begin: async (sessionId, { token, camera }) => {
      requireEngine();
      const session = access.find(sessionId);
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
        return access.find(sessionId);
      });
      return {
        channel,
        withoutFlashes: now.settings.withoutFlashes,
        state: stateOf(sessionId, runningOf(now)),
      };
    },

    frame: async (sessionId, channel, jpeg, timing) => {
      const session = access.findByChannel(sessionId, channel);
      const check = runningOf(session);
      if (session.status !== 'IN_PROGRESS') return stateOf(sessionId, check);
      const decision = await check.accept(jpeg, timing, clock.now());
      if (decision) finish(session, decision, check);
      return stateOf(sessionId, check);
    },

    changeCamera: async (sessionId, channel, camera) => {
      const session = access.findByChannel(sessionId, channel);
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
      const session = access.findByChannel(sessionId, channel);
      const check = runningOf(session);
      if (session.status === 'IN_PROGRESS') finish(session, ABANDONED, check);
      return stateOf(sessionId, check);
    },
  };
}
