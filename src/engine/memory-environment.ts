/**
 * How an engine process's C library (glibc; others ignore this) keeps memory. A page's tensors and rasters are megabytes
 * each and of another size every time: by default glibc keeps what was freed, in one heap per thread, and a warm process
 * grows by half within ten pages. One heap that gives its end back past 16 MB holds what one call needs; blocks from
 * 32 MB on are the system's own (mallopt(3)). Giving every block from 1 MB on back at once held 50 MB less, but cost a
 * sixth of the processor time: each tensor was paged in and zeroed again (100,000 page faults a document, now 9,000).
 */
export const MEMORY_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '33554432',
  MALLOC_TRIM_THRESHOLD_: '16777216',
} as const;
