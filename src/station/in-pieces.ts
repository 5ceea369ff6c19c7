/** Work that may pause at every yield. */
export type InPieces<T> = Generator<void, T>;

/** Milliseconds of work between two pauses: the longest that a request has to wait for it. */
const PIECE_MS = 10;

/** Runs the work synchronously. */
export function atOnce<T>(work: InPieces<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Runs the work in slices between other events. @param goesOn asked at every pause; if false the work stops and resolves to null */
export async function besideOthers<T>(work: InPieces<T>, goesOn: () => boolean): Promise<T | null> {
  for (let until = performance.now() + PIECE_MS; ;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await new Promise(setImmediate);
    if (!goesOn()) return null;
    until = performance.now() + PIECE_MS;
  }
}
