import type { Actor } from '../../actor.ts';
import type { AuditLog } from '../../audit/audit-log.ts';
import { isReferenced } from '../../store/blob-references.ts';
import type { Store } from '../../store/store.ts';
import { runsRepository, type RunRow } from './runs-repository.ts';

/**
 * Erases a file of customers and its results, with the record of it in one transaction; the file itself after, unless another
 * run has it as well. Cases that were opened for it stay.
 *
 * @param why what the record says besides the run
 */
export function eraseRun(
  { store, audit }: { readonly store: Store; readonly audit: AuditLog },
  { run_id: runId, blob }: Pick<RunRow, 'run_id' | 'blob'>,
  actor: Actor,
  why: Readonly<Record<string, string>> = {},
): void {
  store.write(() => {
    runsRepository(store.database).remove(runId);
    audit.append({ actor, action: 'screening.customers-erased', details: { runId, ...why } });
  });
  if (!isReferenced(store.database, blob)) store.blobs.remove(blob);
}
