import { differenceOf } from '../list-difference.ts';
import type { ListVersion } from '../list-versions.ts';
import type { StoredEntry } from '../listed-entries.ts';
import type { ListsRepository } from '../lists-repository.ts';

/** Id of a list version, as runs store it. */
export const listInUse = ({ list, sha256 }: ListVersion): string => `${list} ${sha256}`;

/** Has the entry changed? */
export type IsChanged = (stored: StoredEntry) => boolean;

/** Entries that the current version of their list added or changed since the one before. */
export const changedByLastImport = (lists: ListsRepository): IsChanged =>
  among(new Map(lists.current().map(({ list }) => [list, changedOf(lists, list)])));

/**
 * Entries changed since these lists were in use. If a list was imported more than once since, all of its entries: the
 * versions in between are gone.
 */
export function changedSince(lists: ListsRepository, before: readonly string[]): IsChanged {
  const changed = new Map<string, ReadonlySet<string> | 'all'>();
  for (const version of lists.current()) {
    if (before.includes(listInUse(version))) continue;
    const last = lists.versionsOf(version.list).find(({ current }) => current === 0);
    const isLast = last !== undefined && before.includes(listInUse(last));
    changed.set(version.list, isLast ? changedOf(lists, version.list) : 'all');
  }
  return among(changed);
}

function changedOf(lists: ListsRepository, list: string): ReadonlySet<string> {
  const { added, changed } = differenceOf(lists, list);
  return new Set([...added, ...changed].map(({ id }) => id));
}

const among =
  (changed: ReadonlyMap<string, ReadonlySet<string> | 'all'>): IsChanged =>
  ({ list, entry }) => {
    const ids = changed.get(list);
    return ids === 'all' || (ids?.has(entry.id) ?? false);
  };
