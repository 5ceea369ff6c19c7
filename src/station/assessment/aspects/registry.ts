import type { BusinessVerification } from '../../../contract/registry.ts';
import type { AspectState } from '../../../contract/assessment.ts';
import type { Aspect } from '../aspect.ts';
import { resultsOf } from '../input.ts';

const STATE_OF: Record<BusinessVerification['outcome'], AspectState> = {
  VERIFIED: 'passed',
  NOT_ACTIVE: 'failed',
  STATUS_UNCLEAR: 'review',
  DIFFERS: 'review',
  AMBIGUOUS: 'review',
  NOT_IN_COPY: 'review',
};

/** Does the companies register say what the documents say? The newest answer counts. */
export const registry: Aspect = {
  aspect: 'registry',
  missing: { key: 'registry.notDone', settledBy: ['look-up-company', 'settlement'], who: 'supervisor' },
  found: (input) => {
    const latest = resultsOf(input, 'registry').at(-1);
    if (!latest) return [];
    const { caseId, createdAt, body } = latest;
    const about = {
      on: [body.outcome, caseId, createdAt],
      values: { sentence: body.message },
      said: body.said,
      evidence: [{ kind: 'result', caseId, result: 'registry' } as const],
    };
    if (body.copyDate === null)
      return [
        {
          ...about,
          state: 'cannot_tell',
          key: 'registry.noCopy',
          settledBy: ['look-up-company', 'settlement'],
          who: 'supervisor',
        },
      ];
    const state = STATE_OF[body.outcome];
    if (state === 'passed') return [{ ...about, state, key: 'registry.verified' }];
    return [
      state === 'failed'
        ? { ...about, state, key: 'registry.notActive', settledBy: ['look-up-company', 'decision'] }
        : { ...about, state, key: 'registry.unclear', settledBy: ['look-up-company', 'settlement'] },
    ];
  },
};
