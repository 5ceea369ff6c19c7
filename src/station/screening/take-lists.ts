import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AuditLog } from '../audit/audit-log.ts';
import type { Actor } from '../actor.ts';
import { isoTime, type Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import { importList, offeredFiles, type ImportedList, type ImportOptions } from './import-lists.ts';
import type { ListsRepository } from './lists-repository.ts';
import { refuseAll, sortOffered, type LeftFile } from './offered-lists.ts';
import { LIST_IMPORTED } from './rescreen.ts';

/** What an import took, and which of the files it left. */
export interface ListsImport {
  readonly lists: readonly ImportedList[];
  readonly left: readonly LeftFile[];
}

interface TakeContext {
  readonly store: Store;
  readonly audit: AuditLog;
  readonly clock: Clock;
  readonly lists: ListsRepository;
  readonly finishComparing: (actor: Actor) => Promise<void>;
}

/** Imports every list found in files or folders, then rescreens known customers. Reports what was left out. */
export type TakeLists = (
  paths: readonly string[],
  options: ImportOptions,
  actor: Actor,
) => Promise<ListsImport>;

export function createTakeLists({ store, audit, clock, lists, finishComparing }: TakeContext): TakeLists {
  return async (paths, options, actor) => {
    const scratch = await mkdtemp(path.join(tmpdir(), 'netefatsa-lists-'));
    try {
      const offered = await offeredFiles(paths, scratch);
      const { sources, left } = sortOffered(offered, options.list, lists.current());
      if (sources.length === 0) refuseAll(left);
      const imported: ImportedList[] = [];
      try {
        for (const source of sources)
          imported.push(
            await importList(store, lists, source, { ...options, list: source.list }, isoTime(clock), record),
          );
      } finally {
        // Also when a later one of several lists could not be read.
        await finishComparing(actor);
      }
      return { lists: imported, left };
    } finally {
      await rm(scratch, { recursive: true, force: true });
    }

    function record({ list, format, date, entries, unchanged, sha256 }: ImportedList): void {
      audit.append({
        actor,
        action: LIST_IMPORTED,
        details: { list, format, date, entries, unchanged },
        hashes: { list: sha256 },
      });
    }
  };
}
