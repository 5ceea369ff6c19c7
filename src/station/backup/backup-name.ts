import path from 'node:path';
import { isoTime, type Clock } from '../clock.ts';

const OWN_NAME = /^netefatsa-[\d-]{19}\.netefatsa$/;

/** Name of a backup that is made now, to the second and in UTC: `netefatsa-2026-11-23-13-15-07.netefatsa`. */
export const newBackupName = (clock: Clock): string =>
  `netefatsa-${isoTime(clock).slice(0, 19).replace(/[T:]/g, '-')}.netefatsa`;

/** The file's name where the station gave it; one that a person chose may say anything and stays out of the log. */
export const ownName = (file: string): string | undefined => {
  const name = path.basename(file);
  return OWN_NAME.test(name) ? name : undefined;
};
