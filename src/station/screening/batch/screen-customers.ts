import type { Caller } from '../../../contract/caller.ts';
import type { ScreeningRequest } from '../../../contract/screening.ts';
import type { Actor } from '../../actor.ts';
import type { AuditLog } from '../../audit/audit-log.ts';
import type { NewId } from '../../clock.ts';
import type { Store } from '../../store/store.ts';
import type { StoredEntry } from '../listed-entries.ts';
import type { ListsRepository } from '../lists-repository.ts';
import { changedByLastImport, listInUse } from './changed-since.ts';
import type { FoundAhead } from '../search-ahead.ts';
import type { LookAhead } from './looked-up-ahead.ts';
import { runBatch, type BatchSummary } from './run-batch.ts';
import { inTurns, type Look } from './screen-customer.ts';
import { screenedEntry } from './screened-entry.ts';

export interface CustomersFile {
  readonly input: string;
  readonly output: string;
  /** Only entries that the current version of their list added or changed since the one before. */
  readonly onlyChanged: boolean;
  /** Opens a case for every customer with a hit, as single screenings do. */
  readonly opensCases: boolean;
  progress(done: number, outcomes: BatchSummary['outcomes']): void;
}

export interface OneScreened {
  readonly opensCase: boolean;
  /** Restricts the search to these entries; a case still holds the answer over all of them. */
  readonly wanted?: (stored: StoredEntry) => boolean;
  /** What threads found for the customer in advance. */
  readonly ahead?: FoundAhead | null;
}

export interface BatchContext {
  readonly store: Store;
  readonly audit: AuditLog;
  readonly newId: NewId;
  readonly lists: ListsRepository;
  /** The answer; a hit gets a case of its own if requested. @throws StationError SCREENING_LISTS_STALE, INVALID_REQUEST */
  screenOne(request: ScreeningRequest, caller: Caller, options: OneScreened): ReturnType<Look>;
  lookAhead(): LookAhead;
  requireFresh(): void;
}

/** Screens a bank's customers from a file, each like a single request; only hits may open cases. */
export function createCustomersScreening(context: BatchContext) {
  const { store, audit, newId, lists, screenOne, lookAhead, requireFresh } = context;

  return async function screenCustomers(file: CustomersFile, actor: Actor): Promise<BatchSummary> {
    requireFresh();
    const current = lists.current();
    const options = {
      opensCase: file.opensCases,
      ...(file.onlyChanged ? { wanted: changedByLastImport(lists) } : {}),
    };
    const summary = await runBatch({
      ...file,
      lists: current.map(listInUse),
      lookAhead,
      look: inTurns((request, ahead) =>
        screenOne(request, { actor: actor.id, kind: actor.kind, requestId: newId() }, { ...options, ahead }),
      ),
    });
    const { onlyChanged } = file;
    store.write(() => audit.append(screenedEntry({ ...summary, actor, onlyChanged, lists: current })));
    return summary;
  };
}
