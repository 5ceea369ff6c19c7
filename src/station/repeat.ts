export interface RepeatOptions {
  /** Run once before the first interval. */
  readonly atOnce?: boolean;
  readonly onError?: (thrown: unknown) => void;
}

/**
 * Runs work at an interval in milliseconds, until the returned function is called. A turn that fails (disk full, file
 * locked) is left to the next one, and never ends the process: for work that can wait.
 */
export function repeat(milliseconds: number, work: () => void, options: RepeatOptions = {}): () => void {
  const turn = (): void => {
    try {
      work();
    } catch (thrown) {
      options.onError?.(thrown);
    }
  };
  if (options.atOnce) turn();
  const timer = setInterval(turn, milliseconds).unref();
  return () => clearInterval(timer);
}
