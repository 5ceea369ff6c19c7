import type { Logger } from 'pino';

/** sysexits.h EX_SOFTWARE: an internal error, as service supervisors know it. */
export const DEFECT_EXIT_CODE = 70;
const FRAMES_KEPT = 8;

export interface DefectReport {
  /** Error class and system code only: messages may quote a document. */
  readonly error: string;
  readonly code: string | undefined;
  /** Stack frames, innermost first. */
  readonly at: readonly string[];
}

/**
 * An uncaught error ends the process, after one log line without its message. Everything acknowledged is on the disk by
 * then; `end` exits, and may request a restart before.
 */
export function exitOnInternalError(
  logger: Pick<Logger, 'fatal'>,
  end: (report: DefectReport) => void,
): void {
  let ending = false;
  const onDefect = (thrown: unknown): void => {
    if (ending) return;
    ending = true;
    const report = reportOf(thrown);
    try {
      logger.fatal(report, 'a defect ended the station');
    } catch {
      // A full disk must not keep the process alive in an unknown state.
    }
    end(report);
  };
  process.on('uncaughtException', onDefect);
  // Electron's main process only warns of these; Node would raise them as uncaught exceptions.
  process.on('unhandledRejection', onDefect);
}

function reportOf(thrown: unknown): DefectReport {
  if (!(thrown instanceof Error)) return { error: typeof thrown, code: undefined, at: [] };
  const { code } = thrown as { code?: unknown };
  return {
    error: thrown.constructor.name,
    code: typeof code === 'string' ? code : undefined,
    at: (thrown.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at .+:\d+:\d+\)?$/.test(line))
      .slice(0, FRAMES_KEPT)
      .map((line) => line.trim().slice(3)),
  };
}
