import { systemActor } from '../actor.ts';
import { eraseRun } from '../screening/batch/erase-run.ts';
import { runsRepository } from '../screening/batch/runs-repository.ts';
import type { EraserContext } from './erase.ts';

/**
 * Erases screened customer files with their results, once their age exceeds that of extracted data; cases opened for
 * them follow their own periods. A file being worked on stays.
 *
 * @param before ISO 8601: runs that ended, or were abandoned, before it
 * @param legalBasis the setting that requires it
 * @returns how many were erased
 */
export function eraseCustomerFiles(context: EraserContext, before: string, legalBasis: string): number {
  const due = runsRepository(context.store.database).endedBefore(before);
  for (const run of due) eraseRun(context, run, systemActor('retention'), { cause: 'retention', legalBasis });
  return due.length;
}
