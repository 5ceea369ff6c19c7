import { systemActor } from '../actor.ts';
import { eraseRun } from '../screening/batch/erase-run.ts';
import { runsRepository } from '../screening/batch/runs-repository.ts';
import type { EraserContext } from './erase.ts';

/**
 * Erases files of customers that were screened, with their results, once extracted data of their age are erased; cases that were
 * opened for them follow their own periods. A file that is being worked on stays.
 *
 * @param before ISO 8601: runs that ended, or were left, before it
 * @param legalBasis the setting that says so
 * @returns how many were erased
 */
export function eraseCustomerFiles(context: EraserContext, before: string, legalBasis: string): number {
  const due = runsRepository(context.store.database).endedBefore(before);
  for (const run of due) eraseRun(context, run, systemActor('retention'), { cause: 'retention', legalBasis });
  return due.length;
}
