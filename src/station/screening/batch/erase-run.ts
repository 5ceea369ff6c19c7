import type { Actor } from '../../actor.ts';
import type { AuditLog } from '../../audit/audit-log.ts';
import { isReferenced } from '../../store/blob-references.ts';
import type { Store } from '../../store/store.ts';
import { runsRepository, type RunRow } from './runs-repository.ts';

/**
 * Erases a customer file's run with its results and writes the record in one transaction; then the file itself, unless
 * another run uses it. Cases opened for it stay.
 *
 * @param why further content of the record
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
