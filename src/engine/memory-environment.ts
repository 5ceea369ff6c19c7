/**
 * How an engine process's C library (glibc; others ignore this) keeps memory. A page's tensors and rasters are megabytes
 * each and of another size every time: by default glibc keeps what was freed, in one heap per thread, and a warm process
 * grows by half within ten pages. Two heaps, for the two threads that compute (ADR 136), that give their ends back past
 * 2 MB are enough; blocks from 512 KB on go straight back to the system instead (mallopt(3)). Keeping all of them saves a
 * seventh of the processor time, because pages need not be zeroed again, but costs 200 MB (ADR 18). Huge pages are not
 * asked for: they take 20 MB more, and since sessions keep their tensors they save no time (ADR 131).
 */
export const MEMORY_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '524288',
  MALLOC_TRIM_THRESHOLD_: '2097152',
} as const;

/**
 * How an engine process's V8 keeps memory, as Node takes it on the command line: the young space grows to 64 MB by default,
 * and little of a page's garbage lives on (ADR 18). Garbage is collected on the thread that made it: four helpers
 * that each look for a share of a small heap compute longer than the one (ADR 134).
 */
export const MEMORY_FLAGS: readonly string[] = ['--max-semi-space-size=4', '--single-threaded-gc'];
