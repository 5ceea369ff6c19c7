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
/** The last resort for a thread that waits for what never comes: seven times what the processor may take, by the clock. */
export const PDF_WAIT_MS = 60_000;
export const PDF_MEMORY_BYTES = 560 * 1024 * 1024;
/** Files one PDF thread opens before a fresh one takes over, so that what libraries keep is given back. */
export const FILES_PER_PDF_THREAD = 50;
