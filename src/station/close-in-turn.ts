import type { Logger } from 'pino';

/** Closes parts one after another. A damaged or full disk must not keep the program from ending: the next start reports it. */
export async function closeInTurn(steps: readonly (() => unknown)[], logger: Logger): Promise<void> {
  for (const step of steps) {
    try {
      await step();
    } catch (thrown) {
      logger.error({ error: nameOfError(thrown) }, 'a step of the shutdown failed');
    }
  }
}

/** The class alone: a message may quote a document. */
export const nameOfError = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.constructor.name : typeof thrown;
