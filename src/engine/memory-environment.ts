/**
 * Memory settings of an engine process's C library (glibc; others ignore them). A page's tensors and rasters are
 * megabytes each, and differ in size every time: by default glibc keeps freed memory in one arena per thread, and a
 * warm process grows by half within ten pages. Two arenas, for the two computing threads (ADR 136), trimmed above 2 MB,
 * are enough; blocks from 512 KB on are returned to the system at once (mallopt(3)). Keeping them all would save a
 * seventh of the processor time, as pages need not be zeroed again, but costs 200 MB (ADR 18). Huge pages are not
 * requested: they take 20 MB more, and save no time since sessions keep their tensors (ADR 131).
 */
export const MEMORY_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '524288',
  MALLOC_TRIM_THRESHOLD_: '2097152',
} as const;

/**
 * V8 flags of an engine process: by default the young generation grows to 64 MB, though little of a page's garbage
 * survives (ADR 18). Garbage is collected on the main thread only: on a small heap four parallel helpers use more
 * processor time than one thread (ADR 134).
 */
export const MEMORY_FLAGS: readonly string[] = ['--max-semi-space-size=4', '--single-threaded-gc'];
