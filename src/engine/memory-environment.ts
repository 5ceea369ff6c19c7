/**
 * How an engine process's C library (glibc; others ignore this) keeps memory. A page's tensors and rasters are megabytes
 * each and of another size every time: by default glibc keeps what was freed, in one heap per thread, and a warm process
 * grows by half within ten pages. Blocks from 1 MB on go straight back to the system instead (mallopt(3)).
 */
export const MEMORY_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const;
