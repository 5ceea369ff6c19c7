import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StationError } from '../../contract/errors/station-error.ts';
import { inOrder, message } from '../../contract/messages/message.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import type { Actor } from '../actor.ts';
import { isoTime, type Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import { importList, offeredFiles, type ImportedList, type ImportOptions } from './import-lists.ts';
import type { ListsRepository } from './lists-repository.ts';
import { leftFile, refuseAll, sortOffered, type LeftFile, type ListSource } from './offered-lists.ts';
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
      const refusals: Refusal[] = [];
      try {
        for (const source of sources)
          try {
            const own = { ...options, list: source.list };
            imported.push(await importList(store, lists, source, own, isoTime(clock), record));
          } catch (thrown) {
            refusals.push(refusalOf(thrown, source));
          }
      } finally {
        // Also when the disk fails at a later one of several lists.
        await finishComparing(actor);
      }
      if (imported.length === 0) throw refusedAll(refusals);
      const refused = refusals.map(({ file, error }) => leftFile(file, 'REFUSED', error.says));
      return { lists: imported, left: [...left, ...refused] };
    } finally {
      await rm(scratch, { recursive: true, force: true });
    }

    function record({ list, format, date, entries, unchanged, sha256 }: ImportedList): void {
      audit.append({
        actor,
        action: LIST_IMPORTED,
        details: { list, format, date, entries, unchanged, ...(options.anyway ? { anyway: true } : {}) },
        hashes: { list: sha256 },
      });
    }
  };
}

/** A list that was recognised and not taken: one does not stand in the way of the others on a stick. */
interface Refusal {
  readonly file: string;
  readonly error: StationError;
}

/** @throws whatever is no refusal of the files, as a full disk */
function refusalOf(thrown: unknown, { files }: ListSource): Refusal {
  if (!(thrown instanceof StationError) || thrown.code !== 'INVALID_REQUEST') throw thrown;
  return { file: files.map(({ name }) => name).join(', '), error: thrown };
}

function refusedAll(refusals: readonly Refusal[]): StationError {
  const [first, ...others] = refusals.map(({ file, error }) =>
    error.details.reason === 'LIST_DAMAGED'
      ? error.says
      : message('listImports.ofFile', { file, why: error.says }),
  );
  const { code, details } = refusals[0]!.error;
  return new StationError(code, inOrder(first!, ...others), details, { cause: refusals[0]!.error });
}
