import { StationError } from '../../contract/errors/station-error.ts';
import type { FaceCheckState } from '../../contract/face-check.ts';
import type { FaceFacts, FrameFacts } from '../../engine/faces/frame.ts';
import type { Station } from '../station.ts';
import { stationFor } from '../verification/verification.fixture.ts';
import { madeEmbedding, madeFace, madeFrame, rigid } from './frames.fixture.ts';

export const settings = { auditImagesLimit: 2, withoutHeadMovement: false, withoutFlashes: true };
export const caller = { clientId: 'core-banking', requestId: 'request 1' };
export const camera = { label: 'Integrated Camera', width: 640, height: 480 };
export const jpeg = (n: number) => Buffer.from([0xff, 0xd8, 0xff, n >> 8, n & 255]);

/** A station whose engine sees what the test says, at a time that the test tells. */
export class Stage {
  now = Date.parse('2026-11-21T08:00:00Z');
  /** What the engine sees in the next frame. */
  next: FrameFacts = madeFrame();
  engineFails = false;
  station!: Station;
  remove!: () => Promise<void>;

  static async set(): Promise<Stage> {
    const stage = new Stage();
    const engine = {
      analyzeFrame: () => {
        if (stage.engineFails) throw new StationError('ENGINE_UNAVAILABLE');
        return stage.next;
      },
      embedFace: () => ({ embedding: madeEmbedding() }),
    };
    const made = await stationFor(engine, { clock: { now: () => stage.now }, livenessRandom: () => 0 });
    return Object.assign(stage, made);
  }

  /** A session whose camera page is open. */
  async open(changes: Partial<typeof settings> = {}, label = camera.label) {
    const session = await this.station.liveness.createSession({ ...settings, ...changes }, caller);
    const token = session.clientUrl.split('#')[1]!;
    const { channel } = await this.station.liveness.begin(session.sessionId, {
      token,
      camera: { ...camera, label },
    });
    return { ...session, channel };
  }

  /** Sends frames until the check is over; so many were sent before. */
  async film(
    session: { sessionId: string; channel: string },
    face = acting,
    before = 0,
  ): Promise<FaceCheckState> {
    let state: FaceCheckState | null = null;
    let shown = { key: '', at: 0 };
    for (let n = before + 1; n < before + 600 && !state?.outcome; n++) {
      this.now += 100;
      const key = `${state?.challenge} ${state?.attempt}`;
      if (key !== shown.key) shown = { key, at: n * 100 };
      this.next = madeFrame(face(state?.challenge ?? null, n * 100 - shown.at));
      state = await this.station.liveness.frame(session.sessionId, session.channel, jpeg(n), {
        capturedAt: n * 100,
      });
    }
    return state!;
  }
}

export const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no error',
    (thrown: unknown) => StationError.from(thrown).code,
  );

/** Answers each challenge half a second after it was shown. */
export function acting(challenge: FaceCheckState['challenge'], since: number): FaceFacts {
  const now = since >= 500 && since < 1_000;
  if (challenge === 'turn-left') return madeFace({ yaw: now ? 30 : 0, rigid: rigid(now ? 30 : 0) });
  if (challenge === 'turn-right') return madeFace({ yaw: now ? -30 : 0, rigid: rigid(now ? -30 : 0) });
  if (challenge === 'nod') return madeFace({ pitch: now ? -15 : 0, rigid: rigid(0) });
  const blinking =
    challenge === 'blink-twice' && ((since >= 500 && since < 700) || (since >= 1_000 && since < 1_200));
  return madeFace({ eyeAspectRatio: blinking ? 0.15 : 0.36, rigid: rigid(0) });
}
