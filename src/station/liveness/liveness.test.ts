import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FaceCheckState } from '../../contract/face-check.ts';
import type { FaceFacts, FrameFacts } from '../../engine/faces/frame.ts';
import { madeEmbedding, madeFace, madeFrame } from './frames.fixture.ts';
import { acting, caller, camera, codeOf, jpeg, settings, Stage } from './stage.fixture.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.set();
});
afterEach(() => stage.remove());

describe('a liveness session', () => {
  it('is created with ten minutes to live, and the same Idempotency-Key answers the same session', async () => {
    const first = await stage.station.liveness.createSession(settings, caller, 'key');
    expect(first).toMatchObject({
      status: 'CREATED',
      createdAt: '2026-11-21T08:00:00.000Z',
      expiryDate: '2026-11-21T08:10:00.000Z',
    });
    expect(await stage.station.liveness.createSession(settings, caller, 'key')).toEqual(first);
    const other = await stage.station.liveness.createSession(
      settings,
      { ...caller, clientId: 'another' },
      'key',
    );
    expect(other.sessionId).not.toBe(first.sessionId);
  });

  it('has a result before it has been used: created, not live', async () => {
    const { sessionId } = await stage.station.liveness.createSession(settings, caller);
    expect(await stage.station.liveness.results(sessionId, caller)).toMatchObject({
      sessionId,
      status: 'CREATED',
      confidence: 0,
      isLive: false,
      auditImages: [],
    });
  });

  it('1008 for a session that does not exist or is another client’s; the counter sees it', async () => {
    const { sessionId } = await stage.station.liveness.createSession(settings, caller);
    expect(await codeOf(stage.station.liveness.results('unknown', caller))).toBe(
      'LIVENESS_SESSION_NOT_FOUND',
    );
    expect(await codeOf(stage.station.liveness.results(sessionId, { ...caller, clientId: 'another' }))).toBe(
      'LIVENESS_SESSION_NOT_FOUND',
    );
    expect((await stage.station.liveness.results(sessionId, { ...caller, clientId: null })).sessionId).toBe(
      sessionId,
    );
  });

  it('1007 for every call past its expiry date', async () => {
    const session = await stage.open();
    stage.now += 10 * 60_000;
    expect(await codeOf(stage.station.liveness.results(session.sessionId, caller))).toBe(
      'LIVENESS_SESSION_EXPIRED',
    );
    expect(await codeOf(stage.station.liveness.verify(session.sessionId, {}, caller))).toBe(
      'LIVENESS_SESSION_EXPIRED',
    );
    expect(
      await codeOf(
        stage.station.liveness.frame(session.sessionId, session.channel, jpeg(1), { capturedAt: 1 }),
      ),
    ).toBe('LIVENESS_SESSION_EXPIRED');
  });

  it('1009 when it was not completed', async () => {
    const { sessionId } = await stage.open();
    expect(await codeOf(stage.station.liveness.verify(sessionId, {}, caller))).toBe(
      'LIVENESS_CONFIDENCE_TOO_LOW',
    );
  });

  it('succeeds: reference image, at most the asked audit images, verified above the threshold', async () => {
    const session = await stage.open();
    const events: unknown[] = [];
    stage.station.events.on('liveness.completed', (event) => events.push(event.result));
    const plainTexture = (challenge: FaceCheckState['challenge'], since: number) => ({
      ...acting(challenge, since),
      attackScore: 0,
    });
    expect(await stage.film(session, plainTexture)).toMatchObject({
      status: 'SUCCEEDED',
      phase: 'finished',
      outcome: 'passed',
    });
    const results = await stage.station.liveness.results(session.sessionId, caller);
    expect(results).toMatchObject({ status: 'SUCCEEDED', isLive: true });
    expect(results.confidence).toBeGreaterThanOrEqual(90);
    expect(Buffer.from(results.referenceImage!, 'base64').subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    expect(results.auditImages).toHaveLength(2);
    expect(await stage.station.liveness.verify(session.sessionId, {}, caller)).toEqual({
      sessionId: session.sessionId,
      confidence: results.confidence,
      isLive: true,
    });
    expect(
      await codeOf(stage.station.liveness.verify(session.sessionId, { minimumConfidence: 100 }, caller)),
    ).toBe('LIVENESS_CONFIDENCE_TOO_LOW');
    expect(events).toMatchObject([{ sessionId: session.sessionId, isLive: true }]);
  });

  it('has the reference image of the person who passed, not of a portrait held up before', async () => {
    const session = await stage.open();
    const portrait = madeFace({ eyeDistance: 120 });
    const show = async (n: number, changes: Partial<FrameFacts> = {}, face: FaceFacts | null = portrait) => {
      stage.now += 100;
      stage.next = madeFrame(face, { embedding: face ? madeEmbedding(1) : null, ...changes });
      return stage.station.liveness.frame(session.sessionId, session.channel, jpeg(n), {
        capturedAt: n * 100,
      });
    };
    // Somebody else's portrait is placed well, even through an attempt's beginning, and taken away.
    let n = 1;
    while ((await show(n)).phase === 'positioning') n++;
    for (let i = 0; i < 40 && (await show(++n, {}, null)).attempt === 1; i++);
    await show(++n);
    await show(++n, {}, null);
    // From now on a living person answers.
    const passed = await stage.film(session, acting, n);
    expect(passed).toMatchObject({ status: 'SUCCEEDED', outcome: 'passed' });
    const { referenceImage } = await stage.station.liveness.results(session.sessionId, caller);
    const [, , , high, low] = Buffer.from(referenceImage!, 'base64');
    expect(high! * 256 + low!).toBeGreaterThan(n);
  });

  it('keeps no audit image unless they were asked for', async () => {
    const session = await stage.open({ auditImagesLimit: 0 });
    await stage.film(session);
    expect((await stage.station.liveness.results(session.sessionId, caller)).auditImages).toEqual([]);
  });

  it('writes every cue with its value into the audit log', async () => {
    const session = await stage.open();
    await stage.film(session);
    const [record] = stage.station.audit.list({ action: 'liveness.completed' });
    expect(record!.details).toMatchObject({
      status: 'SUCCEEDED',
      'cue.challenges': expect.stringMatching(/^passed/),
      'cue.active-light': 'not-applicable',
      'cue.continuity': 'passed 100.000',
    });
  });

  it('fails a copy, announces fraud, and has no reference image', async () => {
    const session = await stage.open();
    const frauds: unknown[] = [];
    stage.station.events.on('fraud.detected', (event) =>
      frauds.push('liveness' in event ? event.liveness.reasons : null),
    );
    const state = await stage.film(session, (challenge, since) => ({
      ...acting(challenge, since),
      attackScore: -7,
    }));
    expect(state).toMatchObject({ status: 'FAILED', outcome: 'failed' });
    expect(await stage.station.liveness.results(session.sessionId, caller)).toMatchObject({
      status: 'FAILED',
      isLive: false,
    });
    expect((await stage.station.liveness.results(session.sessionId, caller)).referenceImage).toBeNull();
    expect(frauds).toEqual([['LOOKS_LIKE_A_COPY']]);
  });

  it('refuses a virtual camera by its name', async () => {
    const session = await stage.open({}, 'OBS Virtual Camera');
    await stage.film(session);
    const results = await stage.station.liveness.results(session.sessionId, caller);
    expect(results.message).toContain('virtual camera');
  });

  it('refuses one that takes the place of the first camera in the middle, also when that one comes back', async () => {
    const session = await stage.open();
    const change = (label: string) =>
      stage.station.liveness.changeCamera(session.sessionId, session.channel, { ...camera, label });
    await change('OBS Virtual Camera');
    await change(camera.label);
    for (let i = 0; i < 18; i++) await change(camera.label);
    expect(await codeOf(change(camera.label))).toBe('RATE_LIMITED');
    expect(await stage.film(session)).toMatchObject({ outcome: 'failed' });
    const results = await stage.station.liveness.results(session.sessionId, caller);
    expect(results.message).toContain('virtual camera');
    const changes = stage.station.audit.list({ action: 'liveness.camera-changed', order: 'oldest' });
    expect(changes.map(({ details }) => details['virtualCamera'])).toEqual([true, ...Array(19).fill(false)]);
    await expect(
      stage.station.liveness.changeCamera(session.sessionId, 'guess', camera),
    ).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
  });
});
