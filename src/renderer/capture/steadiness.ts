import type { Hint } from './guidance.ts';

/** How long everything must be right before the automatic picture. */
export const STEADY_MS = 600;

/**
 * Triggers the automatic picture: once, after `ready` for {@link STEADY_MS} without a break; again only after an
 * interruption, so that a document left lying is not photographed repeatedly.
 */
export function steadiness(): (hint: Hint, now: number) => boolean {
  let readySince: number | null = null;
  let taken = false;
  return (hint, now) => {
    if (hint !== 'ready') {
      readySince = null;
      taken = false;
      return false;
    }
    readySince ??= now;
    if (taken || now - readySince < STEADY_MS) return false;
    taken = true;
    return true;
  };
}
