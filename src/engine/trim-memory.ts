import { createRequire } from 'node:module';
import type koffi from 'koffi';
import { lazily } from './lazily.ts';

/** Bytes to leave free at the end of the heap. */
const NONE = 0;

/** sys/mman.h of Linux: what was written is no longer needed, and reads as zeros from then on. */
const MADV_DONTNEED = 4;

/** What asks the C library, which every engine on Linux has opened to confine itself; null where it is another one. */
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

/** Has something that is kept for the next picture given back whenever {@link trimMemory} is asked to. */
export const givesBackWhenTrimmed = (giveBack: () => void): void => void unneeded.add(giveBack);

/**
 * Gives back to the system what lies free between blocks that are in use (malloc_trim(3)). By itself glibc gives back the ends of its
 * heaps alone, and what the readers and V8's compilers need for a page in small blocks leaves holes: 106 MB after six pages, of which some 40
 * were free (ADR 456). Takes some milliseconds; a page that is read next finds its memory anew.
 */
export function trimMemory(): void {
  for (const giveBack of unneeded) giveBack();
  library()?.trim(NONE);
}

/** Gives the pages behind bytes that nobody needs back to the system: they read as they were, or as zeros. They begin at the start of a page. */
export const discard = (bytes: Uint8Array): void =>
  void library()?.advise(bytes, bytes.length, MADV_DONTNEED);
