import { systemActor } from '../actor.ts';
import { runsRepository } from '../screening/batch/runs-repository.ts';
import { isReferenced } from '../store/blob-references.ts';
import type { EraserContext } from './erase.ts';

/**
 * Erases files of customers that were screened, with their results, once extracted data of their age are erased; cases that were
 * opened for them follow their own periods. A file that is being worked on stays.
 *
 * @param before ISO 8601: runs that ended, or were left, before it
 * @param legalBasis the setting that says so
 * @returns how many were erased
 */
export function eraseCustomerFiles(
  { store, audit }: EraserContext,
  before: string,
  legalBasis: string,
): number {
  const rows = runsRepository(store.database);
  const due = rows.endedBefore(before);
  for (const { run_id: runId, blob } of due) {
    store.write(() => {
      rows.remove(runId);
      audit.append({
        actor: systemActor('retention'),
        action: 'screening.customers-erased',
        details: { runId, cause: 'retention', legalBasis },
      });
    });
    if (!isReferenced(store.database, blob)) store.blobs.remove(blob);
  }
  return due.length;
}
