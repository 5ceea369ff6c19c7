import { giveBack } from '../../raster/give-back.ts';
import { givesBackWhenTrimmed } from '../../trim-memory.ts';

/** Bytes that are kept for the next piece of work. */
const MOST_KEPT = 16 << 20;

let kept: Uint8Array | null = null;
givesBackWhenTrimmed(() => {
  if (kept) giveBack(kept);
  kept = null;
});

/**
 * Bytes, all 0, that a piece of work needs for as long as it lasts, handed on from one to the next: new ones for every picture are megabytes
 * that the system hands out page by page and that the collector has to find again. Nothing may keep them, or a part of them, afterwards.
 * Work within such work gets its own.
 */
export function withZeros<T>(length: number, work: (zeros: Uint8Array) => T): T {
  const whole = kept !== null && kept.length >= length ? kept : new Uint8Array(length);
  kept = null;
  try {
    return work(whole.subarray(0, length).fill(0));
  } finally {
    if (whole.length <= MOST_KEPT) kept = whole;
  }
}
