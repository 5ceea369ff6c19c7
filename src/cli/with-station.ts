import type { Command } from 'commander';
import { pino } from 'pino';
import { StationError } from '../contract/errors/station-error.ts';
import { unkeyed } from '../contract/messages/message.ts';
import { unknownVariables } from '../station/config.ts';
import { defaultDataFolder } from '../station/data-folder.ts';
import { createStation, type Station, type StationOptions } from '../station/station.ts';
import { asStorageFailure } from '../station/store/failures.ts';
import { holdsStation } from '../station/store/keyring.ts';
import { variable } from '../contract/environment.ts';

/** Exit codes of every command. */
export const EXIT = { done: 0, negative: 1, usage: 2 } as const;

class UsageError extends Error {}

/** A command that was written wrongly, where only its work notices. */
export const usageError = (command: Command, message: string): Error =>
  new UsageError(`${message} See netefatsa ${namesOf(command)} --help.`);

const namesOf = (command: Command): string =>
  command.parent?.parent ? `${namesOf(command.parent)} ${command.name()}` : command.name();

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
    if (thrown instanceof UsageError) {
      process.stderr.write(`netefatsa: ${thrown.message}\n`);
      process.exitCode = EXIT.usage;
      return;
    }
    const error = StationError.from(fileError(thrown) ?? asStorageFailure(thrown));
    const unexpected =
      error.code === 'INTERNAL' && error.cause instanceof Error ? ` (${error.cause.constructor.name})` : '';
    process.stderr.write(`netefatsa: ${error.message}${unexpected}\n`);
    if (error.details.technical !== undefined)
      process.stderr.write(`netefatsa: for support: ${error.details.technical}\n`);
    if (variable('NETEFATSA_DEBUG') && error.cause instanceof Error)
      process.stderr.write(`${error.cause.stack ?? ''}\n`);
    process.exitCode = EXIT.negative;
  }
}

/** A mistyped setting in the environment would be ignored silently. */
export function sayUnknownVariables(): void {
  for (const name of unknownVariables())
    process.stderr.write(`netefatsa: ${name} is no setting of this version and has no effect.\n`);
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
  return new StationError('INVALID_REQUEST', unkeyed(`${path} ${what}.`), {}, { cause: thrown });
}

/**
 * {@link withStation} for what only reads or changes a station that is there: a folder mistyped is said, not made, and no log
 * of nothing is called whole.
 */
export function withExistingStation(
  command: Command,
  work: (station: Station) => Promise<number | void>,
  options: Partial<StationOptions> = {},
): Promise<void> {
  try {
    requireStation(dataFolderOf(command));
  } catch (thrown) {
    return runCommand(() => Promise.reject(thrown as Error));
  }
  return withStation(command, work, options);
}

/** @throws StationError INVALID_REQUEST where a folder holds no station */
export function requireStation(folder: string): void {
  if (!holdsStation(folder))
    throw new StationError(
      'INVALID_REQUEST',
      unkeyed(
        `There is no station in ${folder}. Name its folder with --data-dir; the station makes one when it starts.`,
      ),
    );
}

/** {@link runCommand} with the data folder's station open, beside a running one or not; a new one where there is none. */
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
