import type { StationConfig } from '../../contract/config.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { DAY_MS } from '../../contract/local-time.ts';
import { message } from '../../contract/messages/message.ts';
import type { ListUsed } from '../../contract/screening.ts';
import type { ListVersion } from './list-versions.ts';

/**
 * A list's description in answers, with its age in whole days since the publisher's date. A future date (a typing
 * error) counts from the import, or the list would never be too old.
 */
export function listUsed(version: ListVersion, now: number): ListUsed {
  const published = Math.min(Date.parse(version.date), Date.parse(version.imported_at));
  return {
    list: version.list,
    title: version.title,
    date: version.date,
    importedAt: version.imported_at,
    ageDays: Math.max(0, Math.floor((now - published) / DAY_MS)),
    entries: version.entries,
    sha256: version.sha256,
  };
}

/** Could nobody be cleared with these lists? */
export function listsFallShort(...given: Parameters<typeof requireFreshLists>): boolean {
  try {
    requireFreshLists(...given);
    return false;
  } catch {
    return true;
  }
}

/**
 * Nobody is cleared without the required lists, or with lists older than policy allows. Hits are answered at any age:
 * an old list can accuse but not acquit.
 *
 * @throws StationError SCREENING_LISTS_STALE
 */
export function requireFreshLists(
  used: readonly ListUsed[],
  policy: StationConfig['screening'],
  required: readonly string[],
): void {
  const missing = required.filter((list) => !used.some((u) => u.list === list));
  if (used.length === 0 || missing.length > 0) {
    const says =
      missing.length > 0
        ? message('screeningRefusals.missingLists', { lists: missing })
        : message('screeningRefusals.noLists');
    throw new StationError('SCREENING_LISTS_STALE', says, {
      reason: 'SCREENING_LISTS_STALE',
    });
  }
  const old = used.filter((u) => u.ageDays > policy.maxListAgeDays);
  if (old.length === 0) return;
  const lists = old.map((u) =>
    message('screeningRefusals.oldList', { list: u.list, day: u.date, days: u.ageDays }),
  );
  throw new StationError(
    'SCREENING_LISTS_STALE',
    message('screeningRefusals.oldLists', { lists, days: policy.maxListAgeDays }),
    {
      reason: 'SCREENING_LISTS_STALE',
    },
  );
}
