import { createRequire } from 'node:module';
import type koffi from 'koffi';
import { lazily } from './lazily.ts';

/** Bytes to leave free at the end of the heap. */
const NONE = 0;

/**
 * Gives back to the system what lies free between blocks that are in use (malloc_trim(3)). By itself glibc gives back the ends of its
 * heaps alone, and what the readers and V8's compilers need for a page in small blocks leaves holes: 106 MB after six pages, of which some 40
 * were free (ADR 456). Null where the C library is another one.
 */
const trim = lazily((): ((left: number) => number) | null => {
  if (process.platform !== 'linux') return null;
  try {
    const ffi = createRequire(import.meta.url)('koffi') as typeof koffi;
    return ffi.load('libc.so.6').func('int malloc_trim(size_t)') as (left: number) => number;
  } catch {
    return null;
  }
});

/** Takes some milliseconds; a page that is read next finds its memory anew. */
export const trimMemory = (): void => void trim()?.(NONE);
