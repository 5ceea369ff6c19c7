/** Work that may rest wherever it yields. */
export type InPieces<T> = Generator<void, T>;

/** Milliseconds of work between two rests: a request to the station waits no longer for its turn. */
const PIECE_MS = 10;

/** Does the whole work now. */
export function atOnce<T>(work: InPieces<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Does the work beside everything else that the process does. @param goesOn asked at every rest; what is not wanted any more ends as null */
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
