import { createRequire } from 'node:module';
import type koffi from 'koffi';
import { lazily } from './lazily.ts';

/** Bytes to leave free at the end of the heap. */
const NONE = 0;

/** sys/mman.h of Linux: pages are no longer needed, and read as zeros afterwards. */
const MADV_DONTNEED = 4;

/** The C library, which every engine on Linux has loaded for confinement; null if it is another one. */
const library = lazily(() => {
  if (process.platform !== 'linux') return null;
  try {
    const ffi = createRequire(import.meta.url)('koffi') as typeof koffi;
    const libc = ffi.load('libc.so.6');
    return {
      trim: libc.func('int malloc_trim(size_t)') as (left: number) => number,
      advise: libc.func('int madvise(void *, size_t, int)') as (
        bytes: Uint8Array,
        length: number,
        advice: number,
      ) => number,
    };
  } catch {
    return null;
  }
});

const unneeded = new Set<() => void>();

/** Registers a callback for {@link trimMemory} that frees something kept for the next picture. */
export const givesBackWhenTrimmed = (giveBack: () => void): void => void unneeded.add(giveBack);

/**
 * Returns free memory between used blocks to the system (malloc_trim(3)). On its own glibc only trims the ends of its
 * heaps, and small allocations of the readers and V8's compilers leave holes: 106 MB after six pages, of which some 40
 * were free (ADR 456). Takes some milliseconds; the next page has to fault its memory in again.
 */
export function trimMemory(): void {
  for (const giveBack of unneeded) giveBack();
  library()?.trim(NONE);
}

/** Returns the pages of unneeded bytes to the system: they then read unchanged or as zeros. Must start at a page boundary. */
export const discard = (bytes: Uint8Array): void =>
  void library()?.advise(bytes, bytes.length, MADV_DONTNEED);
