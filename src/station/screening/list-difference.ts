import { message } from '../../contract/messages/message.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import type { ListVersion } from './list-versions.ts';
import type { ListsRepository } from './lists-repository.ts';

export interface ListDifference {
  readonly list: string;
  readonly from: Pick<ListVersion, 'date' | 'imported_at'> | null;
  readonly to: Pick<ListVersion, 'date' | 'imported_at'>;
  readonly added: readonly { id: string; name: string }[];
  readonly removed: readonly { id: string; name: string }[];
  readonly changed: readonly { id: string; name: string }[];
}

/** Difference between the previous version and the current one. */
export function differenceOf(lists: ListsRepository, list: string): ListDifference {
  const versions = lists.versionsOf(list);
  const to = versions.find((v) => v.current === 1);
  if (!to) throw new StationError('NOT_FOUND', message('listImports.notImported', { list }));
  const from = versions.find((v) => v.current === 0) ?? null;
  const [before, after] = [
    from ? lists.digests(from.version) : new Map<string, { digest: string; name: string }>(),
    lists.digests(to.version),
  ];
  const pick = (map: typeof after, wanted: (id: string) => boolean) =>
    [...map].filter(([id]) => wanted(id)).map(([id, { name }]) => ({ id, name }));
  return {
    list,
    from,
    to,
    added: pick(after, (id) => !before.has(id)),
    removed: pick(before, (id) => !after.has(id)),
    changed: pick(after, (id) => before.has(id) && before.get(id)!.digest !== after.get(id)!.digest),
  };
}
