import type { Hint } from './guidance.ts';

/** Everything must be right for so long before the picture is taken by itself. */
export const STEADY_MS = 600;

/**
 * Decides when the camera takes the picture: once, after `ready` for {@link STEADY_MS} without a break; again only
 * after something was not right in between, so that a document left lying is not photographed for ever.
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
