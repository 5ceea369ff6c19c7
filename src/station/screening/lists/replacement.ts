import { message } from '../../../contract/messages/message.ts';
import { StationError } from '../../../contract/errors/station-error.ts';

/** One version of a list, or copy of a register: its day (`YYYY-MM-DD`) and size. */
export interface Edition {
  readonly date: string;
  readonly entries: number;
  /** Of a screening list: main and other names together. */
  readonly names?: number;
}

/** Publishers delist one by one: a version that lost more than this share is incomplete. */
const MOST_LOST = 0.2;

/** Short lists of a bank's own may shrink freely. */
const SHORT_LIST_ENTRIES = 50;

/**
 * Refuses to replace an edition by an older or much smaller one without confirmation: last year's files on a stick, a
 * download truncated at a line end, a set of files that lacks one.
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
  const lost = (before: number, after: number): boolean =>
    before > SHORT_LIST_ENTRIES && after < before * (1 - MOST_LOST);
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
