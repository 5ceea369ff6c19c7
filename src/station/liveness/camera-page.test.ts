import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { madeFrame } from './frames.fixture.ts';
import { acting, caller, camera, codeOf, jpeg, settings, Stage } from './stage.fixture.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.set();
});
afterEach(() => stage.remove());

describe('the camera page', () => {
  it('can use the token once only', async () => {
    const session = await stage.station.liveness.createSession(settings, caller);
    const token = session.clientUrl.split('#')[1]!;
    expect(await codeOf(stage.station.liveness.begin(session.sessionId, { token: 'guess', camera }))).toBe(
      'UNAUTHORIZED',
    );
    await stage.station.liveness.begin(session.sessionId, { token, camera });
    expect(await codeOf(stage.station.liveness.begin(session.sessionId, { token, camera }))).toBe(
      'UNAUTHORIZED',
    );
  });

  it('needs its channel for every frame', async () => {
    const { sessionId } = await stage.open();
    expect(await codeOf(stage.station.liveness.frame(sessionId, 'guess', jpeg(1), { capturedAt: 1 }))).toBe(
      'UNAUTHORIZED',
    );
  });

  it('is bounded: size, kind, order and rate of frames', async () => {
    const { sessionId, channel } = await stage.open();
    stage.next = madeFrame();
    const send = (bytes: Uint8Array, capturedAt: number) =>
      stage.station.liveness.frame(sessionId, channel, bytes, { capturedAt });
    expect(await codeOf(send(Buffer.alloc(600_000, 0xff), 1))).toBe('BODY_TOO_LARGE');
    expect(await codeOf(send(Buffer.from('no picture'), 1))).toBe('INVALID_FILE_FORMAT');
    expect(await codeOf(send(jpeg(1), 100))).toBe('no error');
    expect(await codeOf(send(jpeg(1), 100))).toBe('INVALID_REQUEST');
    const codes = [];
    for (let i = 0; i < 25; i++) codes.push(await codeOf(send(jpeg(i), 200 + i)));
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });

  it('hears that the engine is away and may go on when it is back', async () => {
    const { sessionId, channel } = await stage.open();
    stage.next = madeFrame();
    stage.engineFails = true;
    expect(await codeOf(stage.station.liveness.frame(sessionId, channel, jpeg(1), { capturedAt: 1 }))).toBe(
      'ENGINE_UNAVAILABLE',
    );
    stage.engineFails = false;
    expect(await codeOf(stage.station.liveness.frame(sessionId, channel, jpeg(1), { capturedAt: 2 }))).toBe(
      'no error',
    );
  });

  it('can give up: the session fails without suspicion', async () => {
    const { sessionId, channel } = await stage.open();
    expect(await stage.station.liveness.abandon(sessionId, channel)).toMatchObject({
      status: 'FAILED',
      outcome: 'failed',
    });
    expect((await stage.station.liveness.results(sessionId, caller)).message).toContain('abandoned');
    // A frame that was on its way does not make the page go on.
    expect(
      await stage.station.liveness.frame(sessionId, channel, jpeg(9), { capturedAt: 900 }),
    ).toMatchObject({
      status: 'FAILED',
      phase: 'finished',
    });
  });
});

describe('lock-out', () => {
  it('stops a caller after five suspicious failures, for five minutes, and nobody else', async () => {
    for (let i = 0; i < 5; i++)
      await stage.film(await stage.open(), (challenge, since) => ({
        ...acting(challenge, since),
        attackScore: -7,
      }));
    expect(await codeOf(stage.station.liveness.createSession(settings, caller))).toBe('RATE_LIMITED');
    expect(
      await codeOf(stage.station.liveness.createSession(settings, { ...caller, clientId: 'another' })),
    ).toBe('no error');
    stage.now += 5 * 60_000 + 1_000;
    expect(await codeOf(stage.station.liveness.createSession(settings, caller))).toBe('no error');
  });
});

describe('faces of succeeded sessions', () => {
  it('are found again in another case', async () => {
    const first = await stage.open();
    await stage.film(first);
    const second = await stage.open();
    await stage.film(second);
    await stage.station.faceMemory.idle();
    const [record] = stage.station.audit.list({ action: 'liveness.completed' });
    const detail = stage.station.cases.detail(record!.caseId!);
    expect(detail.duplicates.map((d) => d.reason)).toEqual([expect.stringMatching(/very similar face/)]);
  });
});
