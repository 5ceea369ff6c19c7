export interface RepeatOptions {
  /** Also before the first interval is over. */
  readonly atOnce?: boolean;
  readonly onError?: (thrown: unknown) => void;
}

/**
 * Does something every so many milliseconds, until the returned function is called. A turn that fails (disk full, file
 * locked) is left to the next one, and never ends the process: this is for work that can wait.
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
