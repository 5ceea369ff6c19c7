import type { Point } from '../../contract/geometry.ts';
import { mean } from '../math/mean.ts';
import { quantile } from '../math/quantile.ts';
import { ARCFACE_112 } from './align.ts';

const SIDE = 112;
/** Half the sides of the patch: eye opening with lids, and skin below the eyes. */
const EYE = { x: 10, y: 5 } as const;
const CHEEK = { x: 4, y: 4 } as const;
const CHEEKS: readonly Point[] = [
  { x: 36, y: 76 },
  { x: 76, y: 76 },
];
/** Shares of the pixels of an eye between which its contrast is measured. */
const DARK = 0.1;
const LIGHT = 0.9;
/**
 * An eye has less contrast than this, in that of the whole face, and is nearer than this to the darkest of the face, in the way from
 * there to the cheeks: set by bars and glasses drawn over LFW faces (ADR 492).
 */
const FLATTEST = 0.2;
const DARKEST = 0.4;

/**
 * Do both eyes lie under something flat and dark, such as dark glasses or a bar of redaction? Neither landmarks nor mesh tell: they put
 * eyes where eyes must be.
 *
 * @param gray luma of the aligned face, 112 × 112.
 * @param low luma of its darkest part. @param high of its lightest.
 */
export function areEyesHidden(gray: Float32Array, low: number, high: number): boolean {
  const cheeks = CHEEKS.flatMap((at) => lumaAround(gray, at, CHEEK));
  const toCheeks = mean(cheeks) - low;
  const [right, left] = ARCFACE_112;
  return [right, left].every((at) => {
    const luma = lumaAround(gray, at, EYE);
    const contrast = quantile(luma, LIGHT) - quantile(luma, DARK);
    return contrast <= FLATTEST * (high - low) && mean(luma) - low <= DARKEST * toCheeks;
  });
}

function lumaAround(
  gray: Float32Array,
  at: Point,
  half: { readonly x: number; readonly y: number },
): number[] {
  const width = 2 * half.x + 1;
  const left = Math.round(at.x) - half.x;
  const top = Math.round(at.y) - half.y;
  return Array.from(
    { length: width * (2 * half.y + 1) },
    (_, i) => gray[(top + Math.floor(i / width)) * SIDE + left + (i % width)]!,
  );
}
