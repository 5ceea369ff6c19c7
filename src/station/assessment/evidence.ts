import type { z } from 'zod';
import type { CaseResultOf, CaseResultView } from '../../contract/case-results.ts';
import { Verification } from '../../contract/verification.ts';
import { resultViews, type CaseResult } from '../cases/case-results.ts';

/** Parts of a verification that the steps use. */
const ReadDocuments = Verification.pick({ documents: true, checks: true, forensics: true });
type ReadDocuments = z.infer<typeof ReadDocuments>;

/** The results of a case as they were stored, oldest first; one of an older shape that no longer fits is left out. */
export interface Evidence {
  readonly verifications: readonly ReadDocuments[];
  latest<K extends CaseResultView['kind']>(kind: K): CaseResultOf<K> | null;
}

/** @param views of the same results, if already computed */
export function evidenceOf(results: readonly CaseResult[], views = resultViews(results)): Evidence {
  let verifications: readonly ReadDocuments[] | null = null;
  return {
    // Parsed on demand: most cases are no onboarding.
    get verifications() {
      return (verifications ??= readDocuments(results));
    },
    latest: <K extends CaseResultView['kind']>(kind: K) =>
      views.findLast((view): view is CaseResultOf<K> => view.kind === kind) ?? null,
  };
}

function readDocuments(results: readonly CaseResult[]): ReadDocuments[] {
  return results.flatMap(({ kind, body }) => {
    const parsed = kind === 'verification' ? ReadDocuments.safeParse(body) : null;
    return parsed?.success ? [parsed.data] : [];
  });
}

/** The birth date on the identity document that was read last. */
export function birthDateIn({ verifications }: Evidence): string | null {
  for (const { documents } of verifications.toReversed())
    for (const { category, fields } of documents) {
      const value = category === 'IDENTITY' ? fields.find(({ name }) => name === 'dateOfBirth')?.value : null;
      if (typeof value === 'string') return value;
    }
  return null;
}
