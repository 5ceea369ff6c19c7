import type { ScreeningCaller, ScreeningRequest, ScreeningResult } from '../../../contract/screening.ts';
import type { Actor } from '../../actor.ts';
import type { AuditLog } from '../../audit/audit-log.ts';
import type { NewId } from '../../clock.ts';
import type { Store } from '../../store/store.ts';
import type { ListsRepository, StoredEntry } from '../lists-repository.ts';
import { changedByLastImport, listInUse } from './changed-since.ts';
import { runBatch, type BatchSummary } from './run-batch.ts';

export const CUSTOMERS_SCREENED = 'screening.customers-screened';

export interface CustomersFile {
  readonly input: string;
  readonly output: string;
  /** Only entries that the current version of their list added or changed since the one before. */
  readonly onlyChanged: boolean;
  /** Opens a case for every customer with a hit, as a screening one by one does. */
  readonly opensCases: boolean;
  progress(done: number, outcomes: BatchSummary['outcomes']): void;
}

export interface BatchContext {
  readonly store: Store;
  readonly audit: AuditLog;
  readonly newId: NewId;
  readonly lists: ListsRepository;
  /** The answer, without keeping it. @throws StationError SCREENING_LISTS_STALE, INVALID_REQUEST */
  look(
    request: ScreeningRequest,
    caller: ScreeningCaller,
    wanted: (stored: StoredEntry) => boolean,
  ): ScreeningResult;
  /** The answer, kept in a case of its own. */
  keep(request: ScreeningRequest, caller: ScreeningCaller): { result: ScreeningResult; caseId: string };
  requireFresh(): void;
}

/** Screens a bank's customers out of a file, each as if asked for alone; only hits may open cases. */
export function createCustomersScreening(context: BatchContext) {
  const { store, audit, newId, lists, look, keep, requireFresh } = context;

  return async function screenCustomers(file: CustomersFile, actor: Actor): Promise<BatchSummary> {
    requireFresh();
    const current = lists.current();
    const wanted = file.onlyChanged ? changedByLastImport(lists) : () => true;
    const summary = await runBatch({
      ...file,
      lists: current.map(listInUse),
      async look(request) {
        // The station goes on answering while it looks at a million customers.
        await new Promise(setImmediate);
        const caller: ScreeningCaller = { actor: actor.id, kind: actor.kind, requestId: newId() };
        const result = look(request, caller, wanted);
        if (!file.opensCases || result.hits.length === 0) return { result, caseId: null };
        return keep(request, caller);
      },
    });
    const { customers, resumedAt, outcomes, input } = summary;
    store.write(() =>
      audit.append({
        actor,
        action: CUSTOMERS_SCREENED,
        details: {
          customers,
          resumedAt,
          ...outcomes,
          onlyChanged: file.onlyChanged,
          lists: current.map(({ list, date }) => `${list} ${date}`),
        },
        hashes: { customers: input },
      }),
    );
    return summary;
  };
}
