import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StationError } from '../../contract/errors/station-error.ts';
import type { FaceCheckState } from '../../contract/face-check.ts';
import type { FaceFacts, FrameFacts } from '../../engine/faces/frame.ts';
import type { Station } from '../station.ts';
import { stationFor } from '../verification/verification.fixture.ts';
import { madeEmbedding, madeFace, madeFrame } from './frames.fixture.ts';

const settings = { auditImagesLimit: 2, withoutHeadMovement: false, withoutFlashes: true };
const caller = { clientId: 'core-banking', requestId: 'request 1' };
const camera = { label: 'Integrated Camera', width: 640, height: 480 };
const jpeg = (n: number) => Buffer.from([0xff, 0xd8, 0xff, n >> 8, n & 255]);

let station: Station;
let remove: () => Promise<void>;
let now: number;
let next: FrameFacts;
let engineFails = false;

beforeEach(async () => {
  now = Date.parse('2026-11-21T08:00:00Z');
  engineFails = false;
  const made = await stationFor(
    {
      analyzeFrame: () => {
        if (engineFails) throw new StationError('ENGINE_UNAVAILABLE');
        return next;
      },
      embedFace: () => ({ embedding: madeEmbedding() }),
    },
    { clock: { now: () => now }, livenessRandom: () => 0 },
  );
  ({ station, remove } = made);
});
afterEach(() => remove());

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no error',
    (thrown: unknown) => StationError.from(thrown).code,
  );

const open = async (changes: Partial<typeof settings> = {}, label = camera.label) => {
  const session = await station.liveness.createSession({ ...settings, ...changes }, caller);
  const token = session.clientUrl.split('#')[1]!;
  const { channel } = await station.liveness.begin(session.sessionId, {
    token,
    camera: { ...camera, label },
  });
  return { ...session, channel };
};

/** Points that show depth when the head turns. */
const rigid = (yaw: number) =>
  Array.from({ length: 25 }, (_, i) => {
    const [x, y] = [(i % 5) - 2, Math.floor(i / 5) - 2];
    const a = (yaw * Math.PI) / 180;
    return { x: 320 + 40 * (x * Math.cos(a) + (2 - Math.hypot(x, y)) * Math.sin(a)), y: 240 + 40 * y };
  });

/** Answers each challenge half a second after it was shown. */
function acting(challenge: FaceCheckState['challenge'], since: number): FaceFacts {
  const now = since >= 500 && since < 1_000;
  if (challenge === 'turn-left') return madeFace({ yaw: now ? 30 : 0, rigid: rigid(now ? 30 : 0) });
  if (challenge === 'turn-right') return madeFace({ yaw: now ? -30 : 0, rigid: rigid(now ? -30 : 0) });
  if (challenge === 'nod') return madeFace({ pitch: now ? -15 : 0, rigid: rigid(0) });
  const blinking =
    challenge === 'blink-twice' && ((since >= 500 && since < 700) || (since >= 1_000 && since < 1_200));
  return madeFace({ eyeAspectRatio: blinking ? 0.15 : 0.36, rigid: rigid(0) });
}

/** Sends frames until the check is over; so many were sent before. */
async function film(
  session: { sessionId: string; channel: string },
  face = acting,
  before = 0,
): Promise<FaceCheckState> {
  let state: FaceCheckState | null = null;
  let shown = { key: '', at: 0 };
  for (let n = before + 1; n < before + 600 && !state?.outcome; n++) {
    now += 100;
    const key = `${state?.challenge} ${state?.attempt}`;
    if (key !== shown.key) shown = { key, at: n * 100 };
    next = madeFrame(face(state?.challenge ?? null, n * 100 - shown.at));
    state = await station.liveness.frame(session.sessionId, session.channel, jpeg(n), {
      capturedAt: n * 100,
    });
  }
  return state!;
}

describe('a liveness session', () => {
  it('is created with ten minutes to live, and the same Idempotency-Key answers the same session', async () => {
    const first = await station.liveness.createSession(settings, caller, 'key');
    expect(first).toMatchObject({
      status: 'CREATED',
      createdAt: '2026-11-21T08:00:00.000Z',
      expiryDate: '2026-11-21T08:10:00.000Z',
    });
    expect(await station.liveness.createSession(settings, caller, 'key')).toEqual(first);
    const other = await station.liveness.createSession(settings, { ...caller, clientId: 'another' }, 'key');
    expect(other.sessionId).not.toBe(first.sessionId);
  });

  it('has a result before it has been used: created, not live', async () => {
    const { sessionId } = await station.liveness.createSession(settings, caller);
    expect(await station.liveness.results(sessionId, caller)).toMatchObject({
      sessionId,
      status: 'CREATED',
      confidence: 0,
      isLive: false,
      auditImages: [],
    });
  });

  it('1008 for a session that does not exist or is another client’s; the counter sees it', async () => {
    const { sessionId } = await station.liveness.createSession(settings, caller);
    expect(await codeOf(station.liveness.results('unknown', caller))).toBe('LIVENESS_SESSION_NOT_FOUND');
    expect(await codeOf(station.liveness.results(sessionId, { ...caller, clientId: 'another' }))).toBe(
      'LIVENESS_SESSION_NOT_FOUND',
    );
    expect((await station.liveness.results(sessionId, { ...caller, clientId: null })).sessionId).toBe(
      sessionId,
    );
  });

  it('1007 for every call past its expiry date', async () => {
    const session = await open();
    now += 10 * 60_000;
    expect(await codeOf(station.liveness.results(session.sessionId, caller))).toBe(
      'LIVENESS_SESSION_EXPIRED',
    );
    expect(await codeOf(station.liveness.verify(session.sessionId, {}, caller))).toBe(
      'LIVENESS_SESSION_EXPIRED',
    );
    expect(
      await codeOf(station.liveness.frame(session.sessionId, session.channel, jpeg(1), { capturedAt: 1 })),
    ).toBe('LIVENESS_SESSION_EXPIRED');
  });

  it('1009 when it was not completed', async () => {
    const { sessionId } = await open();
    expect(await codeOf(station.liveness.verify(sessionId, {}, caller))).toBe('LIVENESS_CONFIDENCE_TOO_LOW');
  });

  it('succeeds: reference image, at most the asked audit images, verified above the threshold', async () => {
    const session = await open();
    const events: unknown[] = [];
    station.events.on('liveness.completed', (event) => events.push(event.result));
    const plainTexture = (challenge: FaceCheckState['challenge'], since: number) => ({
      ...acting(challenge, since),
      attackScore: 0,
    });
    expect(await film(session, plainTexture)).toMatchObject({
      status: 'SUCCEEDED',
      phase: 'finished',
      outcome: 'passed',
    });
    const results = await station.liveness.results(session.sessionId, caller);
    expect(results).toMatchObject({ status: 'SUCCEEDED', isLive: true });
    expect(results.confidence).toBeGreaterThanOrEqual(90);
    expect(Buffer.from(results.referenceImage!, 'base64').subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    expect(results.auditImages).toHaveLength(2);
    expect(await station.liveness.verify(session.sessionId, {}, caller)).toEqual({
      sessionId: session.sessionId,
      confidence: results.confidence,
      isLive: true,
    });
    expect(await codeOf(station.liveness.verify(session.sessionId, { minimumConfidence: 100 }, caller))).toBe(
      'LIVENESS_CONFIDENCE_TOO_LOW',
    );
    expect(events).toMatchObject([{ sessionId: session.sessionId, isLive: true }]);
  });

  it('has the reference image of the person who passed, not of a portrait held up before', async () => {
    const session = await open();
    const portrait = madeFace({ eyeDistance: 120 });
    const show = async (n: number, changes: Partial<FrameFacts> = {}, face: FaceFacts | null = portrait) => {
      now += 100;
      next = madeFrame(face, { embedding: face ? madeEmbedding(1) : null, ...changes });
      return station.liveness.frame(session.sessionId, session.channel, jpeg(n), { capturedAt: n * 100 });
    };
    // Somebody else's portrait is placed well, even through an attempt's beginning, and taken away.
    let n = 1;
    while ((await show(n)).phase === 'positioning') n++;
    for (let i = 0; i < 40 && (await show(++n, {}, null)).attempt === 1; i++);
    await show(++n);
    await show(++n, {}, null);
    // From now on a living person answers.
    const passed = await film(session, acting, n);
    expect(passed).toMatchObject({ status: 'SUCCEEDED', outcome: 'passed' });
    const { referenceImage } = await station.liveness.results(session.sessionId, caller);
    const [, , , high, low] = Buffer.from(referenceImage!, 'base64');
    expect(high! * 256 + low!).toBeGreaterThan(n);
  });

  it('keeps no audit image unless they were asked for', async () => {
    const session = await open({ auditImagesLimit: 0 });
    await film(session);
    expect((await station.liveness.results(session.sessionId, caller)).auditImages).toEqual([]);
  });

  it('writes every cue with its value into the audit log', async () => {
    const session = await open();
    await film(session);
    const [record] = station.audit.list({ action: 'liveness.completed' });
    expect(record!.details).toMatchObject({
      status: 'SUCCEEDED',
      'cue.challenges': expect.stringMatching(/^passed/),
      'cue.active-light': 'not-applicable',
      'cue.continuity': 'passed 100.000',
    });
  });

  it('fails a copy, announces fraud, and has no reference image', async () => {
    const session = await open();
    const frauds: unknown[] = [];
    station.events.on('fraud.detected', (event) =>
      frauds.push('liveness' in event ? event.liveness.reasons : null),
    );
    const state = await film(session, (challenge, since) => ({
      ...acting(challenge, since),
      attackScore: -7,
    }));
    expect(state).toMatchObject({ status: 'FAILED', outcome: 'failed' });
    expect(await station.liveness.results(session.sessionId, caller)).toMatchObject({
      status: 'FAILED',
      isLive: false,
    });
    expect((await station.liveness.results(session.sessionId, caller)).referenceImage).toBeUndefined();
    expect(frauds).toEqual([['LOOKS_LIKE_A_COPY']]);
  });

  it('refuses a virtual camera by its name', async () => {
    const session = await open({}, 'OBS Virtual Camera');
    await film(session);
    const results = await station.liveness.results(session.sessionId, caller);
    expect(results.message).toContain('virtual camera');
  });

  it('refuses one that takes the place of the first camera in the middle, also when that one comes back', async () => {
    const session = await open();
    const change = (label: string) =>
      station.liveness.changeCamera(session.sessionId, session.channel, { ...camera, label });
    await change('OBS Virtual Camera');
    await change(camera.label);
    for (let i = 0; i < 18; i++) await change(camera.label);
    expect(await codeOf(change(camera.label))).toBe('RATE_LIMITED');
    expect(await film(session)).toMatchObject({ outcome: 'failed' });
    const results = await station.liveness.results(session.sessionId, caller);
    expect(results.message).toContain('virtual camera');
    const changes = station.audit.list({ action: 'liveness.camera-changed', order: 'oldest' });
    expect(changes.map(({ details }) => details['virtualCamera'])).toEqual([true, ...Array(19).fill(false)]);
    await expect(station.liveness.changeCamera(session.sessionId, 'guess', camera)).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
  });
});

describe('the camera page', () => {
  it('can use the token once only', async () => {
    const session = await station.liveness.createSession(settings, caller);
    const token = session.clientUrl.split('#')[1]!;
    expect(await codeOf(station.liveness.begin(session.sessionId, { token: 'guess', camera }))).toBe(
      'UNAUTHORIZED',
    );
    await station.liveness.begin(session.sessionId, { token, camera });
    expect(await codeOf(station.liveness.begin(session.sessionId, { token, camera }))).toBe('UNAUTHORIZED');
  });

  it('needs its channel for every frame', async () => {
    const { sessionId } = await open();
    expect(await codeOf(station.liveness.frame(sessionId, 'guess', jpeg(1), { capturedAt: 1 }))).toBe(
      'UNAUTHORIZED',
    );
  });

  it('is bounded: size, kind, order and rate of frames', async () => {
    const { sessionId, channel } = await open();
    next = madeFrame();
    const send = (bytes: Uint8Array, capturedAt: number) =>
      station.liveness.frame(sessionId, channel, bytes, { capturedAt });
    expect(await codeOf(send(Buffer.alloc(600_000, 0xff), 1))).toBe('BODY_TOO_LARGE');
    expect(await codeOf(send(Buffer.from('no picture'), 1))).toBe('INVALID_FILE_FORMAT');
    expect(await codeOf(send(jpeg(1), 100))).toBe('no error');
    expect(await codeOf(send(jpeg(1), 100))).toBe('INVALID_REQUEST');
    const codes = [];
    for (let i = 0; i < 25; i++) codes.push(await codeOf(send(jpeg(i), 200 + i)));
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });

  it('hears that the engine is away and may go on when it is back', async () => {
    const { sessionId, channel } = await open();
    next = madeFrame();
    engineFails = true;
    expect(await codeOf(station.liveness.frame(sessionId, channel, jpeg(1), { capturedAt: 1 }))).toBe(
      'ENGINE_UNAVAILABLE',
    );
    engineFails = false;
    expect(await codeOf(station.liveness.frame(sessionId, channel, jpeg(1), { capturedAt: 2 }))).toBe(
      'no error',
    );
  });

  it('can give up: the session fails without suspicion', async () => {
    const { sessionId, channel } = await open();
    expect(await station.liveness.abandon(sessionId, channel)).toMatchObject({
      status: 'FAILED',
      outcome: 'failed',
    });
    expect((await station.liveness.results(sessionId, caller)).message).toContain('abandoned');
    // A frame that was on its way does not make the page go on.
    expect(await station.liveness.frame(sessionId, channel, jpeg(9), { capturedAt: 900 })).toMatchObject({
      status: 'FAILED',
      phase: 'finished',
    });
  });
});

describe('lock-out', () => {
  it('stops a caller after five suspicious failures, for five minutes, and nobody else', async () => {
    for (let i = 0; i < 5; i++)
      await film(await open(), (challenge, since) => ({ ...acting(challenge, since), attackScore: -7 }));
    expect(await codeOf(station.liveness.createSession(settings, caller))).toBe('RATE_LIMITED');
    expect(await codeOf(station.liveness.createSession(settings, { ...caller, clientId: 'another' }))).toBe(
      'no error',
    );
    now += 5 * 60_000 + 1_000;
    expect(await codeOf(station.liveness.createSession(settings, caller))).toBe('no error');
  });
});

describe('faces of succeeded sessions', () => {
  it('are found again in another case', async () => {
    const first = await open();
    await film(first);
    const second = await open();
    await film(second);
    await station.faceMemory.idle();
    const [record] = station.audit.list({ action: 'liveness.completed' });
    const detail = station.cases.detail(record!.caseId!);
    expect(detail.duplicates.map((d) => d.reason)).toEqual([expect.stringMatching(/very similar face/)]);
  });
});
