/**
 * What tells one drawn face from another, as factors of the common face's measures. To a comparison of faces all drawn people
 * are alike unless these differ widely.
 */
export interface FaceFeatures {
  readonly width: number;
  readonly height: number;
  readonly eyeDistance: number;
  readonly eyeWidth: number;
  readonly eyeHeight: number;
  /** Height of the eyes above their common place, in halves of the head's height. */
  readonly eyeLine: number;
  readonly browHeight: number;
  readonly browWidth: number;
  readonly noseLength: number;
  readonly noseWidth: number;
  readonly mouthWidth: number;
  /** Height of the mouth above its common place, in halves of the head's height. */
  readonly mouthLine: number;
  readonly lips: number;
  /** Where the light falls, in widths of the head from its left edge. */
  readonly light: number;
  /** How square the jaw is: 0 as drawn commonly. */
  readonly jaw: number;
  /** How dark the sockets of the eyes are, 0 to 1. */
  readonly sockets: number;
  /** Strength of the lines of age, 0 to 1. */
  readonly age: number;
}

export const COMMON_FACE: FaceFeatures = {
  width: 1,
  height: 1,
  eyeDistance: 1,
  eyeWidth: 1,
  eyeHeight: 1,
  eyeLine: 0,
  browHeight: 1,
  browWidth: 1,
  noseLength: 1,
  noseWidth: 1,
  mouthWidth: 1,
  mouthLine: 0,
  lips: 1,
  light: 0.55,
  jaw: 0,
  sockets: 0.45,
  age: 0,
};
