/**
 * Longest side of a page's raster, pixels. A4 at 300 dpi fits; larger photographs are scaled down while they are
 * decoded, which bounds an engine process's memory.
 */
export const MAX_PAGE_SIDE = 3_600;

/**
 * "Refused within 10 s and within 1 GB": time for opening a PDF together with its first page, and for each page after
 * it; what is left of the ten seconds stops the thread and answers. Counted is the thread's own processor time
 * (`pdf/own-time.ts`).
 */
export const PDF_PAGE_MS = 8_500;
/** Last resort, in wall-clock time, for a thread that never answers: seven times the processor limit. */
export const PDF_WAIT_MS = 60_000;
export const PDF_MEMORY_BYTES = 560 * 1024 * 1024;
/** Files per PDF thread before it is replaced, which frees what libraries keep. */
export const FILES_PER_PDF_THREAD = 50;
