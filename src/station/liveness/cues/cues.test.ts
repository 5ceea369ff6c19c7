import { describe, expect, it } from 'vitest';
import type { LightColour } from '../../../contract/face-check.ts';
import type { Point } from '../../../contract/geometry.ts';
import { madeEmbedding, madeFace, madeFrame } from '../frames.fixture.ts';
import { judgeActiveLight, type LitFrame } from './active-light.ts';
import { judgeContinuity, type TimedFrame } from './continuity.ts';
import { judgeDepth } from './depth.ts';
import { planeResidual } from './homography.ts';
import { judgePassive } from './passive.ts';

const COLOURS: LightColour[] = [
  'red',
  'green',
  'yellow',
  'blue',
  'red',
  'blue',
  'green',
  'yellow',
  'red',
  'yellow',
  'blue',
  'green',
  'blue',
  'red',
];
const OTHER: LightColour[] = [
  'blue',
  'red',
  'green',
  'yellow',
  'blue',
  'green',
  'red',
  'blue',
  'yellow',
  'green',
  'red',
  'yellow',
  'green',
  'blue',
];
const LIGHT = { red: [1, 0, 0], green: [0, 1, 0], blue: [0, 0, 1], yellow: [1, 1, 0] } as const;

/** A face under a sequence: ten frames a second, light 120 ms late, `strength` of the room's light. */
function lit(colours: readonly LightColour[], strength: number): LitFrame[] {
  return Array.from({ length: 62 }, (_, i) => {
    const elapsed = i * 100;
    const colour = colours[Math.floor((elapsed - 120) / 400)];
    const [r, g, b] = colour && elapsed >= 120 ? LIGHT[colour] : [0, 0, 0];
    const drift = 1 + 0.0005 * i;
    const noise = 1 + 0.002 * Math.sin(i * 12.9898);
    return {
      elapsed,
      skin: {
        red: 0.4 * (1 + strength * r) * drift * noise,
        green: 0.25 * (1 + strength * g) * drift,
        blue: 0.18 * (1 + strength * b) * drift,
      },
    };
  });
}

describe('active light', () => {
  it('passes a face that follows the colours', () => {
    expect(judgeActiveLight(lit(COLOURS, 0.08), COLOURS, 400)).toMatchObject({ outcome: 'passed' });
  });

  it('fails a recording made under another sequence, and calls it suspicious', () => {
    expect(judgeActiveLight(lit(OTHER, 0.08), COLOURS, 400)).toMatchObject({
      outcome: 'failed',
      reason: 'LIGHT_NOT_FOLLOWED',
      suspicious: true,
    });
  });

  it('fails without suspicion when the screen is too weak for the room', () => {
    expect(judgeActiveLight(lit(COLOURS, 0), COLOURS, 400)).toMatchObject({
      outcome: 'failed',
      reason: 'LIGHT_NOT_SEEN',
      suspicious: false,
    });
  });

  it('fails when most of the sequence was not filmed, and does not apply without one', () => {
    expect(judgeActiveLight(lit(COLOURS, 0.08).slice(0, 20), COLOURS, 400)).toMatchObject({
      outcome: 'failed',
      reason: 'TOO_FEW_FRAMES',
    });
    expect(judgeActiveLight([], [], 400).outcome).toBe('not-applicable');
  });
});

describe('passive detection', () => {
  const faces = (score: number, n = 12) => Array.from({ length: n }, () => madeFace({ attackScore: score }));

  it.each([
    [5, 'passed'],
    [-2, 'passed'],
    [-3, 'inconclusive'],
    [-4.6, 'failed'],
  ])('a mean of %d is %s', (score, outcome) => {
    expect(judgePassive(faces(score), false).outcome).toBe(outcome);
  });

  it('lets movement settle a doubt, but never approves a copy', () => {
    expect(judgePassive(faces(-3), true).outcome).toBe('passed');
    expect(judgePassive(faces(-5), true).outcome).toBe('failed');
  });

  it('needs ten frames towards the camera', () => {
    expect(judgePassive(faces(5, 9), false)).toMatchObject({ outcome: 'failed', reason: 'TOO_FEW_FRAMES' });
    expect(judgePassive([...faces(5, 9), madeFace({ yaw: 40, attackScore: 5 })], false).outcome).toBe(
      'failed',
    );
  });
});

/** A face of points on a bent sheet: depth grows towards the nose. */
const SOLID = Array.from({ length: 25 }, (_, i) => ({
  x: (i % 5) - 2,
  y: Math.floor(i / 5) - 2,
  z: 2 - Math.hypot((i % 5) - 2, Math.floor(i / 5) - 2),
}));
function seen(degrees: number, depth: number): Point[] {
  const a = (degrees * Math.PI) / 180;
  return SOLID.map(({ x, y, z }) => {
    const distance = 12 + x * Math.sin(a) - z * depth * Math.cos(a);
    return {
      x: (400 * (x * Math.cos(a) + z * depth * Math.sin(a))) / distance + 320,
      y: (400 * y) / distance + 240,
    };
  });
}

describe('depth', () => {
  it('a plane seen from two sides is explained by one homography, a solid is not', () => {
    expect(planeResidual(seen(25, 0), seen(0, 0))).toBeLessThan(1e-6);
    expect(planeResidual(seen(25, 1), seen(0, 1))).toBeGreaterThan(2);
  });

  it('passes a head and refuses a picture of one', () => {
    const rest = [madeFace({ rigid: seen(0, 1) })];
    const turned = [madeFace({ yaw: 25, rigid: seen(25, 1) })];
    expect(judgeDepth(rest, turned, true).outcome).toBe('passed');
    const flat = judgeDepth(
      [madeFace({ rigid: seen(0, 0) })],
      [madeFace({ yaw: 25, rigid: seen(25, 0) })],
      true,
    );
    expect(flat).toMatchObject({ outcome: 'failed', reason: 'FACE_IS_FLAT', suspicious: true });
  });

  it('says so when no turn was seen, and does not apply when none was asked', () => {
    const rest = [madeFace({ rigid: seen(0, 1) })];
    expect(judgeDepth(rest, rest, true)).toMatchObject({ outcome: 'failed', reason: 'NO_TURN_SEEN' });
    expect(judgeDepth(rest, rest, false).outcome).toBe('not-applicable');
  });
});

describe('continuity', () => {
  const film = (change: (i: number) => Partial<TimedFrame> = () => ({})): TimedFrame[] =>
    Array.from({ length: 30 }, (_, i) => ({
      facts: madeFrame(),
      capturedAt: i * 100,
      arrivedAt: i * 100 + 40,
      ...change(i),
    }));
  const judge = (frames: TimedFrame[], virtual = false) => judgeContinuity(frames, madeEmbedding(), virtual);

  it('passes one person in one take', () => {
    expect(judge(film())).toMatchObject({ outcome: 'passed', value: 100 });
  });

  it.each([
    [
      'a person who changes',
      film((i) => (i > 20 ? { facts: madeFrame(madeFace(), { embedding: madeEmbedding(7) }) } : {})),
      'PERSON_CHANGED',
    ],
    [
      'frames that repeat',
      film((i) => (i % 3 === 0 ? { facts: madeFrame(madeFace(), { pixelHash: 'same' }) } : {})),
      'IDENTICAL_FRAMES',
    ],
    ['a clock that runs differently', film((i) => ({ capturedAt: i * 250 })), 'IMPLAUSIBLE_TIMING'],
    [
      'cuts',
      film((i) =>
        i % 10 === 5
          ? { facts: madeFrame(madeFace({ box: { x: 20, y: 120, width: 160, height: 220 } })) }
          : {},
      ),
      'CUT',
    ],
  ])('refuses %s', (_name, frames, reason) => {
    expect(judge(frames)).toMatchObject({ outcome: 'failed', reason, suspicious: true });
  });

  it('refuses a virtual camera', () => {
    expect(judge(film(), true).reason).toBe('VIRTUAL_CAMERA');
  });
});
