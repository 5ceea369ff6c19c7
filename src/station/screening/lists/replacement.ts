import { message } from '../../../contract/messages/message.ts';
import { StationError } from '../../../contract/errors/station-error.ts';

/** One version of a list, or one copy of a register: its day as `YYYY-MM-DD` and how much is in it. */
export interface Edition {
  readonly date: string;
  readonly entries: number;
  /** Of a screening list: main and other names together. */
  readonly names?: number;
}

/** Publishers take entries off one by one: what has lost more than this share since the last time is not whole. */
const MOST_LOST = 0.2;

/** Short lists of a bank's own shrink as they like. */
const FEW = 50;

/**
 * Nothing older, and nothing much smaller, takes the place of what is in use by itself: a stick with last year's files,
 * a download that broke off at the end of a line, a set of files that lacks one.
 *
 * @throws StationError INVALID_REQUEST with `reason` EDITION_OLDER or EDITION_SMALLER
 */
export function requireReplaceable(current: Edition, next: Edition): void {
  if (next.date < current.date)
    throw new StationError(
      'INVALID_REQUEST',
      message('listImports.older', { current: current.date, next: next.date }),
      { reason: 'EDITION_OLDER' },
    );
  const lost = (before: number, after: number): boolean => before > FEW && after < before * (1 - MOST_LOST);
  const ofEntries = { entries: next.entries, entriesBefore: current.entries };
  const ofNames = { names: next.names ?? 0, namesBefore: current.names ?? 0 };
  const hasFewerEntries = lost(current.entries, next.entries);
  const hasFewerNames = lost(ofNames.namesBefore, ofNames.names);
  if (!hasFewerEntries && !hasFewerNames) return;
  const says = !hasFewerNames
    ? message('listImports.fewerEntries', ofEntries)
    : hasFewerEntries
      ? message('listImports.fewerOfBoth', { ...ofEntries, ...ofNames })
      : message('listImports.fewerNames', ofNames);
  throw new StationError('INVALID_REQUEST', says, { reason: 'EDITION_SMALLER' });
}
