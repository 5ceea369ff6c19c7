import { describe, expect, it } from 'vitest';
import type { FaceCheckState } from '../../contract/face-check.ts';
import type { FaceFacts } from '../../engine/faces/frame.ts';
import { ATTEMPTS } from './check-phase.ts';
import { FaceCheck, type FaceCheckOptions } from './face-check.ts';
import { LIGHT_STEP_MS } from './plan.ts';
import { madeFace, madeFrame, rigid } from './frames.fixture.ts';

const options: FaceCheckOptions = {
  withoutHeadMovement: false,
  withoutFlashes: false,
  virtualCamera: false,
  random: () => 0,
};
const LIGHT = { red: [1, 0, 0], green: [0, 1, 0], blue: [0, 0, 1], yellow: [1, 1, 0] } as const;

/** A person who does what the screen asks, two seconds after it asked, and whose skin takes on its light. */
function obedient(state: Omit<FaceCheckState, 'status'>, since: number, light: boolean): FaceFacts {
  const acting = since >= 500 && since < 1_200;
  const again = since >= 1_600 && since < 1_800;
  const skin = { red: 0.4, green: 0.25, blue: 0.18 };
  if (state.light && light) {
    const colour = state.light.colours[Math.floor((since - 100) / LIGHT_STEP_MS)];
    const [r, g, b] = colour ? LIGHT[colour] : [0, 0, 0];
    return madeFace({
      skin: {
        red: skin.red * (1 + 0.1 * r),
        green: skin.green * (1 + 0.1 * g),
        blue: skin.blue * (1 + 0.1 * b),
      },
      rigid: rigid(0),
    });
  }
  switch (state.challenge) {
    case 'turn-left':
      return madeFace(acting ? { yaw: 30, rigid: rigid(30) } : { rigid: rigid(0) });
    case 'turn-right':
      return madeFace(acting ? { yaw: -30, rigid: rigid(-30) } : { rigid: rigid(0) });
    case 'nod':
      return madeFace({ pitch: acting ? -15 : 0, rigid: rigid(0) });
    case 'blink-twice':
      return madeFace({ eyeAspectRatio: (acting && since < 700) || again ? 0.15 : 0.36, rigid: rigid(0) });
    case 'close-eyes':
      return madeFace({ eyeAspectRatio: since >= 500 && since < 1_700 ? 0.15 : 0.36, rigid: rigid(0) });
    case 'open-mouth':
      return madeFace({ mouthOpening: acting ? 0.5 : 0.02, rigid: rigid(0) });
    case null:
      return madeFace({ rigid: rigid(0) });
  }
}

/** Ten frames a second until the check is over. */
function run(
  check: FaceCheck,
  face: (state: Omit<FaceCheckState, 'status'>, since: number) => FaceFacts | null,
): FaceCheck {
  let shown = { key: '', at: 0 };
  for (let at = 0; at < 120_000 && !check.decision; at += 100) {
    const state = check.state(at);
    const key = `${state.phase} ${state.challenge} ${state.attempt} ${state.done}`;
    if (key !== shown.key) shown = { key, at };
    const since = at - shown.at;
    check.accept({
      facts: madeFrame(face(state, since)),
      capturedAt: at,
      arrivedAt: at,
      lightElapsed: state.light ? since : null,
    });
  }
  return check;
}

describe('a face check', () => {
  it('passes a person who does what is asked and is lit by the screen', () => {
    const check = run(new FaceCheck(options), (state, since) => obedient(state, since, true));
    expect(check.decision?.reasons).toEqual([]);
    expect(check.decision?.isLive).toBe(true);
    expect(check.decision?.cues.map((c) => [c.name, c.outcome])).toEqual([
      ['challenges', 'passed'],
      ['active-light', 'passed'],
      ['passive', 'passed'],
      ['depth', 'passed'],
      ['continuity', 'passed'],
    ]);
  });

  it('refuses a face that obeys but does not take on the light', () => {
    const check = run(new FaceCheck(options), (state, since) => obedient(state, since, false));
    expect(check.decision).toMatchObject({ isLive: false, reasons: ['LIGHT_NOT_SEEN'] });
  });

  it('gives three attempts to somebody who does nothing, then fails', () => {
    const check = run(new FaceCheck(options), () => madeFace());
    expect(check.decision).toMatchObject({ isLive: false, reasons: ['CHALLENGE_MISSED'], suspicious: false });
    expect(check.state(0).attempt).toBe(ATTEMPTS);
  });

  it('passes without head movement, judged from the face alone', () => {
    const settings = { ...options, withoutHeadMovement: true };
    const asked = new Set<string>();
    const check = run(new FaceCheck(settings), (state, since) => {
      if (state.challenge) asked.add(state.challenge);
      return obedient(state, since, true);
    });
    expect(check.decision?.isLive).toBe(true);
    expect([...asked].sort()).toEqual(['blink-twice', 'close-eyes', 'open-mouth']);
    expect(check.decision?.cues.find((c) => c.name === 'depth')?.outcome).toBe('not-applicable');
  });

  it('never shows light to somebody whom flashes endanger', () => {
    let lights = 0;
    const check = run(new FaceCheck({ ...options, withoutFlashes: true }), (state, since) => {
      if (state.light) lights++;
      return obedient(state, since, false);
    });
    expect(lights).toBe(0);
    expect(check.decision?.isLive).toBe(true);
  });

  it('asks for one more movement when the texture leaves a doubt', () => {
    const challenges: string[] = [];
    const check = run(new FaceCheck(options), (state, since) => {
      if (state.challenge && challenges.at(-1) !== state.challenge) challenges.push(state.challenge);
      return { ...obedient(state, since, true), attackScore: -3 };
    });
    expect(check.decision?.isLive).toBe(true);
    expect(challenges.length).toBe(4);
  });

  it('refuses a copy however well it moves', () => {
    const check = run(new FaceCheck(options), (state, since) => ({
      ...obedient(state, since, true),
      attackScore: -6,
    }));
    expect(check.decision).toMatchObject({ isLive: false, reasons: ['LOOKS_LIKE_A_COPY'], suspicious: true });
  });

  it('starts over when the face leaves, and says what is wrong', () => {
    const check = new FaceCheck(options);
    const send = (at: number, face: FaceFacts | null, luma = 0.4) =>
      check.accept({ facts: madeFrame(face, { luma }), capturedAt: at, arrivedAt: at, lightElapsed: null });
    for (let i = 0; i < 6; i++) send(i * 100, madeFace());
    expect(check.state(600).phase).toBe('challenge');
    for (let i = 6; i < 40; i++) send(i * 100, null, 0.01);
    expect(check.state(4_000)).toMatchObject({ phase: 'positioning', attempt: 2, hint: 'lens-covered' });
    send(4_100, madeFace({ eyeDistance: 20 }));
    expect(check.state(4_100).hint).toBe('come-closer');
  });

  it('starts over when no frames came for three seconds', () => {
    const check = new FaceCheck(options);
    for (let i = 0; i < 6; i++)
      check.accept({ facts: madeFrame(), capturedAt: i * 100, arrivedAt: i * 100, lightElapsed: null });
    check.accept({ facts: madeFrame(), capturedAt: 4_000, arrivedAt: 4_000, lightElapsed: null });
    expect(check.state(4_000)).toMatchObject({ phase: 'positioning', attempt: 2 });
  });

  it('starts over when somebody else comes as near, not for two frames, and takes nobody for an attacker', () => {
    const check = new FaceCheck(options);
    let at = 0;
    const send = (faces: number) => {
      at += 100;
      check.accept({
        facts: madeFrame(madeFace(), { faces }),
        capturedAt: at,
        arrivedAt: at,
        lightElapsed: null,
      });
    };
    for (let i = 0; i < 6; i++) send(1);
    for (const faces of [2, 2, 1, 2, 2]) send(faces);
    expect(check.state(at)).toMatchObject({ phase: 'challenge', attempt: 1 });
    send(2);
    expect(check.state(at)).toMatchObject({ phase: 'positioning', attempt: 2, hint: 'several-faces' });
    for (let attempt = 2; attempt <= ATTEMPTS; attempt++) {
      for (let i = 0; i < 30; i++) send(1);
      for (const faces of [2, 2, 2]) send(faces);
    }
    expect(check.decision).toMatchObject({ isLive: false, reasons: ['SEVERAL_FACES'], suspicious: false });
  });

  it('lets the person read why it starts over before the next attempt begins', () => {
    const check = new FaceCheck({ ...options, random: () => 0 });
    let at = 0;
    const send = (face: FaceFacts) => {
      at += 100;
      check.accept({ facts: madeFrame(face), capturedAt: at, arrivedAt: at, lightElapsed: null });
    };
    while (check.state(at).challenge === null) send(madeFace());
    while (check.state(at).attempt === 1) send(madeFace());
    const seen = [];
    for (let i = 0; i < 20; i++) {
      send(madeFace());
      seen.push(check.state(at).hint);
    }
    expect(new Set(seen)).toEqual(new Set(['too-slow']));
    send(madeFace({ eyeDistance: 20 }));
    expect(check.state(at).hint).toBe('come-closer');
    for (let i = 0; i < 10; i++) send(madeFace());
    expect(check.state(at)).toMatchObject({ phase: 'challenge', attempt: 2, hint: null });
  });
});
