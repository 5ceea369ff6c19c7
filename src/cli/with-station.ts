import type { Command } from 'commander';
import { pino } from 'pino';
import { StationError } from '../contract/errors/station-error.ts';
import { defaultDataFolder } from '../station/data-folder.ts';
import { createStation, type Station, type StationOptions } from '../station/station.ts';

/** Exit codes of every command. */
export const EXIT = { done: 0, negative: 1, usage: 2 } as const;

/** The data folder of a command: its own or its parents' `--data-dir`, else the system's place. */
export function dataFolderOf(command: Command): string {
  const { dataDir } = command.optsWithGlobals<{ dataDir?: string }>();
  return dataDir ?? defaultDataFolder();
}

/**
 * Runs a command's work; whatever goes wrong becomes one plain sentence on stderr and an exit code, never a stack
 * trace. `work` may return the exit code.
 */
export async function runCommand(work: () => Promise<number | void>): Promise<void> {
  try {
    process.exitCode = (await work()) ?? EXIT.done;
  } catch (thrown) {
    const error = StationError.from(fileError(thrown) ?? thrown);
    const unexpected =
      error.code === 'INTERNAL' && error.cause instanceof Error ? ` (${error.cause.constructor.name})` : '';
    process.stderr.write(`netefatsa: ${error.message}${unexpected}\n`);
    if (process.env['NETEFATSA_DEBUG'] && error.cause instanceof Error)
      process.stderr.write(`${error.cause.stack ?? ''}\n`);
    process.exitCode = EXIT.negative;
  }
}

const FILE_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EACCES: 'may not be read or written by this account',
  EPERM: 'may not be read or written by this account',
  EROFS: 'is on a disk that cannot be written',
  EISDIR: 'is a folder',
  ENOTDIR: 'is not a folder',
  EEXIST: 'exists already',
  ENOSPC: 'does not fit on the disk: it is full',
};

/** A file that was named on the command line and cannot be used, as a sentence. */
function fileError(thrown: unknown): StationError | null {
  const { code, path } = (thrown ?? {}) as { code?: unknown; path?: unknown };
  const what = typeof code === 'string' ? FILE_ERRORS[code] : undefined;
  if (what === undefined || typeof path !== 'string') return null;
  return new StationError('INVALID_REQUEST', `${path} ${what}.`, {}, { cause: thrown });
}

/** {@link runCommand} with the data folder's station open, beside a running one or not. */
export function withStation(
  command: Command,
  work: (station: Station) => Promise<number | void>,
  options: Partial<StationOptions> = {},
): Promise<void> {
  return runCommand(async () => {
    const logger = pino({ level: 'silent' });
    const station = await createStation({ dataFolder: dataFolderOf(command), logger, ...options });
    try {
      return await work(station);
    } finally {
      await station.close();
    }
  });
}
