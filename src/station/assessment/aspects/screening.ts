import type { ScreeningHit } from '../../../contract/screening.ts';
import { comparePersons } from '../../../engine/documents/checks/same-person.ts';
import type { Aspect, Found } from '../aspect.ts';
import { resultsOf, type AssessmentInput, type FoundResult } from '../input.ts';

type Screening = FoundResult<'screening'>;

/**
 * Is the person or company on a list? Open hits of every screening in the case count, so that another name or fewer
 * lists do not take one away; an acquittal needs the name of the document and all required lists.
 */
export const screening: Aspect = {
  aspect: 'screening',
  missing: { key: 'screening.notDone', settledBy: ['screen'] },
  found: (input) => {
    const screenings = resultsOf(input, 'screening');
    const latest = screenings.at(-1);
    if (!latest) return [];
    return [
      { on: ['clear', latest.body.result.screeningId], state: 'passed', key: 'screening.clear' },
      ...hitsOf(screenings, input),
      ...ofSearch(latest, input),
    ];
  },
};

function hitsOf(screenings: readonly Screening[], { proposed, policy }: AssessmentInput): Found[] {
  const newest = new Map<string, { hit: ScreeningHit; of: Screening }>();
  for (const of of screenings)
    for (const hit of of.body.result.hits) newest.set(`${hit.list}\n${hit.entryId}`, { hit, of });
  return [...newest.values()].flatMap(({ hit, of }): Found[] => {
    const { list, entryId, disposition } = hit;
    if (disposition?.outcome === 'false-positive') return [];
    const { screeningId } = of.body.result;
    const about = {
      on: [disposition?.outcome ?? 'open', of.caseId, screeningId, list, entryId],
      values: { name: hit.primaryName, list, score: Math.round(hit.score * 100) },
      evidence: [{ kind: 'hit', caseId: of.caseId, screeningId, list, entryId } as const],
      settledBy: ['decide-hit'] as const,
    };
    const isConfirmed = disposition?.outcome === 'true-match';
    const byTwo = isConfirmed || hit.score >= policy.twoPeopleSanctionsScore;
    const who = byTwo ? 'two-people' : 'clerk';
    if (isConfirmed)
      return [
        { ...about, who, state: 'failed', key: 'screening.match', settledBy: ['decision', 'decide-hit'] },
      ];
    if (proposed.some((one) => one.list === list && one.entryId === entryId))
      return [{ ...about, who, state: 'review', key: 'screening.waitsForSecond' }];
    return [{ ...about, who, state: byTwo ? 'failed' : 'review', key: 'screening.hit' }];
  });
}

/** What is wrong with the search that is to acquit. */
function ofSearch({ body, caseId }: Screening, input: AssessmentInput): Found[] {
  const { request, result } = body;
  const { screeningId } = result;
  const wrong = (about: string, key: Found['key'], isWrong: boolean): Found[] =>
    isWrong
      ? [
          {
            on: [about, screeningId],
            state: 'review',
            key,
            evidence: [{ kind: 'result', caseId, result: 'screening' }],
            settledBy: about === 'other-name' ? ['screen', 'settlement'] : ['screen'],
          },
        ]
      : [];
  const names = [request.name, ...request.aliases];
  const { subject } = input;
  const isOther = subject !== null && !names.some((name) => comparePersons(name, subject) !== 'different');
  return [
    ...wrong('other-name', 'screening.otherName', isOther),
    ...wrong('lists', 'screening.listsLeftOut', leavesListsOut(body, input)),
    ...wrong('threshold', 'screening.thresholdRaised', result.threshold > input.screening.threshold),
    ...wrong(
      'hits',
      'screening.moreHits',
      result.outcome !== 'CLEAR' && result.totalHits > result.hits.length,
    ),
    ...wrong('alerts', 'screening.newHit', input.openAlerts > 0),
  ];
}

/** Lists imported since are no omission: those who were screened before are compared with them by themselves. */
function leavesListsOut(
  { request, result }: Screening['body'],
  { screening: station }: AssessmentInput,
): boolean {
  const searched = new Set(result.listsUsed.map(({ list }) => list));
  const wanted = request.options.lists ? station.importedLists : station.requiredLists;
  return wanted.some((list) => !searched.has(list));
}
