/**
 * How an engine process's C library (glibc; others ignore this) keeps memory. A page's tensors and rasters are megabytes
 * each and of another size every time: by default glibc keeps what was freed, in one heap per thread, and a warm process
 * grows by half within ten pages. One heap that gives its end back past 8 MB is enough; blocks from 2 MB on go straight
 * back to the system instead (mallopt(3)). Keeping those, too, saves a seventh of the processor time, because pages need
 * not be zeroed again, but costs 200 MB (ADR 18).
 */
export const MEMORY_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '2097152',
  MALLOC_TRIM_THRESHOLD_: '8388608',
} as const;
