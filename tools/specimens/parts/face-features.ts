import type { Random } from '../world/random.ts';

/**
 * What tells one drawn face from another: most are factors of the common face's measures. They vary so widely that a
 * comparison of faces does not take two people for one (`portrait.test.ts`).
 */
export interface FaceFeatures {
  readonly width: number;
  readonly height: number;
  /** How square the jaw is: 0.2 pointed, 1 square. */
  readonly jaw: number;
  readonly eyeDistance: number;
  readonly eyeWidth: number;
  readonly eyeHeight: number;
  /** Height of the eyes above the middle of the head, in halves of its height. */
  readonly eyeLine: number;
  /** Height of an eye's outer corner above the inner one, in heights of the picture; so for the brows. */
  readonly eyeTilt: number;
  readonly browTilt: number;
  readonly browHeight: number;
  readonly browWidth: number;
  readonly noseLength: number;
  readonly noseWidth: number;
  readonly mouthWidth: number;
  /** Height of the mouth below the middle of the head, in halves of its height. */
  readonly mouthLine: number;
  readonly lips: number;
  readonly beard: 'none' | 'goatee' | 'full';
  readonly hair: 'cap' | 'bald' | 'high' | 'bun' | 'scarf';
  /** Where the light falls, in widths of the face from its left edge; how dark the sockets of the eyes are, 0 to 1. */
  readonly light: number;
  readonly sockets: number;
  /** Strength of the lines of age, 0 to 1. */
  readonly age: number;
}

const HAIR = { M: ['cap', 'cap', 'bald', 'high'], F: ['cap', 'bun', 'scarf', 'high'] } as const;

export function faceFeatures(random: Random, sex: 'M' | 'F'): FaceFeatures {
  const man = sex === 'M';
  return {
    width: random.between(0.88, 1.18),
    height: random.between(0.9, 1.12),
    jaw: man ? random.between(0.55, 1) : random.between(0.2, 0.6),
    eyeDistance: random.between(0.82, 1.2),
    eyeWidth: random.between(0.74, 1.3),
    eyeHeight: random.between(0.75, 1.25),
    eyeLine: random.between(0, 0.18),
    eyeTilt: random.between(-0.012, 0.016),
    browTilt: random.between(-0.02, 0.02),
    browHeight: random.between(0.8, 1.45),
    browWidth: man ? random.between(0.9, 2) : random.between(0.5, 1.2),
    noseLength: random.between(0.74, 1.28),
    noseWidth: random.between(0.65, 1.75),
    mouthWidth: random.between(0.7, 1.32),
    mouthLine: random.between(0.58, 0.72),
    lips: man ? random.between(0.5, 1.2) : random.between(0.9, 1.8),
    beard: man ? random.pick(['none', 'none', 'goatee', 'full']) : 'none',
    hair: random.pick(HAIR[sex]),
    light: random.between(0.3, 0.75),
    sockets: random.between(0.1, 0.8),
    age: random.chance(0.45) ? random.between(0.3, 1) : 0,
  };
}
