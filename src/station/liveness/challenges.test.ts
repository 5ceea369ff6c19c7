import { describe, expect, it } from 'vitest';
import type { FaceFacts } from '../../engine/faces/frame.ts';
import { judgeChallenge, type Baseline, type Sighting } from './challenges.ts';
import { madeFace } from './frames.fixture.ts';

const base: Baseline = { yaw: 2, pitch: -5, eyeAspectRatio: 0.36, mouthOpening: 0.02 };
/** Frames a tenth of a second apart. */
const film = (changes: readonly Partial<FaceFacts>[]): Sighting[] =>
  changes.map((change, i) => ({ at: i * 100, face: madeFace({ yaw: 2, pitch: -5, ...change }) }));

describe('turning', () => {
  it('is done after two frames twenty degrees from rest, on the right side', () => {
    expect(judgeChallenge('turn-left', film([{ yaw: 10 }, { yaw: 23 }]), base)).toBe('waiting');
    expect(judgeChallenge('turn-left', film([{ yaw: 23 }, { yaw: 25 }]), base)).toBe('done');
    expect(judgeChallenge('turn-right', film([{ yaw: -19 }, { yaw: -25 }]), base)).toBe('done');
  });

  it('to the other side is told apart: a recording that turns both ways does not pass', () => {
    expect(judgeChallenge('turn-left', film([{ yaw: -25 }, { yaw: 30 }, { yaw: 30 }]), base)).toBe(
      'other-way',
    );
  });
});

describe('nodding', () => {
  it('goes down and up again', () => {
    expect(judgeChallenge('nod', film([{}, { pitch: -16 }]), base)).toBe('waiting');
    expect(judgeChallenge('nod', film([{}, { pitch: -16 }, { pitch: -6 }]), base)).toBe('done');
  });

  it('does not count while the head is turned', () => {
    expect(judgeChallenge('nod', film([{}, { pitch: -16, yaw: 30 }, { pitch: -6, yaw: 30 }]), base)).toBe(
      'waiting',
    );
  });
});

describe('eyes', () => {
  const open = { eyeAspectRatio: 0.36 };
  const shut = { eyeAspectRatio: 0.2 };

  it('blink twice, each opening again', () => {
    expect(judgeChallenge('blink-twice', film([open, shut, open]), base)).toBe('waiting');
    expect(judgeChallenge('blink-twice', film([open, shut, open, shut, open]), base)).toBe('done');
  });

  it('half shut counts only when the second network agrees', () => {
    const half = { eyeAspectRatio: 0.29 };
    const agreed = { ...half, eyesClosed: 0.8 };
    expect(judgeChallenge('blink-twice', film([open, half, open, half, open]), base)).toBe('waiting');
    expect(judgeChallenge('blink-twice', film([open, agreed, open, agreed, open]), base)).toBe('done');
  });

  it('shut for about a second is no blink, and a blink is not shut', () => {
    const long = Array.from({ length: 11 }, () => shut);
    expect(judgeChallenge('close-eyes', film([open, ...long]), base)).toBe('done');
    expect(judgeChallenge('close-eyes', film([open, shut, open]), base)).toBe('waiting');
    expect(judgeChallenge('blink-twice', film([open, ...long, shut, open, ...long, shut, open]), base)).toBe(
      'waiting',
    );
  });
});

describe('the mouth', () => {
  it('opens wide in two frames', () => {
    expect(judgeChallenge('open-mouth', film([{ mouthOpening: 0.3 }]), base)).toBe('waiting');
    expect(judgeChallenge('open-mouth', film([{ mouthOpening: 0.3 }, { mouthOpening: 0.4 }]), base)).toBe(
      'done',
    );
  });
});
