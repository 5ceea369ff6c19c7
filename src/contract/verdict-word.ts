import type { AspectName, Assessment } from './assessment.ts';

/** Aspects whose failure is a sign of fraud; what failed elsewhere may be an expired card or a listed name. */
const FRAUD: ReadonlySet<AspectName> = new Set(['document', 'forensics', 'chip', 'duplicates', 'face']);

/** What people are told of a case: the screens and the report say the same. */
export type VerdictWord = 'passed' | 'review' | 'fraud' | 'refuse' | 'unfinished';

export function verdictWord({ verdict, aspects }: Pick<Assessment, 'verdict' | 'aspects'>): VerdictWord {
  switch (verdict) {
    case 'passed':
    case 'review':
      return verdict;
    case 'failed':
      return aspects.some((one) => one.required && one.state === 'failed' && FRAUD.has(one.aspect))
        ? 'fraud'
        : 'refuse';
    case 'not_done':
    case 'cannot_tell':
      return 'unfinished';
  }
}
