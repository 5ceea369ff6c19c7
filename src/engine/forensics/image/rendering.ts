import type { ImageEvidence } from './evidence.ts';

/** Share of blocks of exactly one value from which a picture is a rendering: paper seen by a lens is never even. */
const EVEN = 0.4;

/**
 * Was the picture drawn by a program and never printed? On such pages even places and characters that are alike are
 * the rule, saved as JPEG or not, and tell nothing about copies and paint.
 */
export function isRendering(image: ImageEvidence): boolean {
  const { deviation } = image.blocks();
  const even = deviation.reduce((n, d) => n + (d === 0 ? 1 : 0), 0);
  return even >= EVEN * Math.max(1, deviation.length);
}
