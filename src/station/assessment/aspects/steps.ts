import type { Aspect, Found } from '../aspect.ts';

/** Is every step of the onboarding done? Other aspects judge their results. */
export const steps: Aspect = {
  aspect: 'steps',
  missing: { key: 'steps.done' },
  found: ({ steps: all, kind }) => {
    if (kind !== 'person' && kind !== 'company') return [];
    const open = all.flatMap(({ id, title, isPending, namesAnother }): Found[] => {
      const about = { values: { step: title }, evidence: [{ kind: 'step', step: id } as const] };
      return [
        ...(isPending
          ? [
              {
                ...about,
                on: ['pending', id],
                state: 'not_done',
                key: 'steps.pending',
                settledBy: ['do-step', 'settlement'],
                who: 'supervisor',
              } as const,
            ]
          : []),
        ...(namesAnother
          ? [
              {
                ...about,
                on: ['another', id],
                state: 'review',
                key: 'steps.otherPerson',
                settledBy: ['settlement'],
              } as const,
            ]
          : []),
      ];
    });
    return open.length > 0 ? open : [{ on: ['done'], state: 'passed', key: 'steps.done' }];
  },
};
