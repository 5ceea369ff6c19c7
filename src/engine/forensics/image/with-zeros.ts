import { giveBack } from '../../raster/give-back.ts';
import { givesBackWhenTrimmed } from '../../trim-memory.ts';

/** Largest buffer kept for reuse, bytes. */
const MOST_KEPT = 16 << 20;

let kept: Uint8Array | null = null;
givesBackWhenTrimmed(() => {
  if (kept) giveBack(kept);
  kept = null;
});

/**
 * Calls `work` with a zeroed buffer that is reused by later calls: allocating one per picture costs megabytes of page
 * faults and garbage collection. Nothing may keep the buffer or part of it after `work`. Nested calls get their own.
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
