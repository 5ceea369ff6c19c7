import type { StationConfig } from '../../contract/config.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import type { ListUsed } from '../../contract/screening.ts';
import type { ListVersion } from './lists-repository.ts';

const DAY_MS = 86_400_000;

/**
 * How a list is named in answers, with its age in whole days since the publisher's date. No list is newer than its import: one
 * that is dated in the future (a slip of whoever typed the date) ages from that day, or it would never be too old.
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

/**
 * Nobody is called clear without the required lists, or by lists older than the policy allows. A hit is answered
 * whatever the age: an old list can still accuse, it cannot acquit.
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
    const which =
      missing.length > 0
        ? `These lists have not been imported: ${missing.join(', ')}.`
        : 'No screening list has been imported.';
    throw new StationError('SCREENING_LISTS_STALE', `${which} Nobody can be called clear.`, {
      reason: 'SCREENING_LISTS_STALE',
    });
  }
  const old = used.filter((u) => u.ageDays > policy.maxListAgeDays);
  if (old.length === 0) return;
  const which = old.map((u) => `"${u.list}" is of ${u.date} (${u.ageDays} days old)`).join(', ');
  throw new StationError(
    'SCREENING_LISTS_STALE',
    `The list ${which}; the policy allows ${policy.maxListAgeDays} days. Import the current one.`,
    {
      reason: 'SCREENING_LISTS_STALE',
    },
  );
}
