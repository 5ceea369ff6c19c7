import type { Check } from '../../../contract/verification.ts';
import type { StandingReading } from '../../cases/typed-facts.ts';
import type { Aspect, Found } from '../aspect.ts';

/** Do the values agree with each other, their format and the calendar? Any failed check counts, of whatever weight. */
export const checks: Aspect = {
  aspect: 'checks',
  missing: { key: 'document.nothingRead', settledBy: ['add-pages'] },
  found: ({ readings }) => readings.flatMap(checksOf),
};

function checksOf({ verification }: StandingReading): Found[] {
  const { requestId, documents } = verification;
  const all = [
    ...documents.flatMap((document, position) => document.checks.map((check) => ({ check, position }))),
    ...verification.checks.map((check) => ({ check, position: null })),
  ];
  const open = all.flatMap(({ check, position }, nth): Found[] => {
    const state =
      check.outcome === 'failed' ? 'failed' : asksToCompare(check, verification.checks) ? 'review' : null;
    if (state === null) return [];
    return [
      {
        on: [check.id, requestId, position ?? 'across', nth],
        state,
        key: state === 'failed' ? 'checks.failed' : 'checks.compare',
        values: { sentence: check.explanation },
        said: check.said,
        evidence: [
          {
            kind: 'check',
            verification: requestId,
            document: position,
            check: check.id,
            fields: check.fields,
          },
        ],
        settledBy: state === 'failed' ? ['correction', 'decision'] : ['settlement'],
      },
    ];
  });
  const count = all.filter(({ check }) => check.outcome === 'passed').length;
  return [
    count === 0
      ? { on: ['none', requestId], state: 'passed', key: 'checks.none' }
      : { on: ['hold', requestId], state: 'passed', key: 'checks.hold', values: { count } },
    ...open,
  ];
}

/** Among several papers, one of another type is an extra; if none is of the expected type, somebody has to look. */
function asksToCompare(check: Check, across: readonly Check[]): boolean {
  if (check.asks !== 'compare' || check.outcome !== 'note') return false;
  return !across.some((other) => other.id === check.id && other.outcome === 'passed');
}
