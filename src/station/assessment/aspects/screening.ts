import { wholePoints } from '../../../contract/formats.ts';
import type { ScreeningHit } from '../../../contract/screening.ts';
import { comparePersons } from '../../../engine/values/same-person.ts';
import type { Aspect, Found } from '../aspect.ts';
import { resultsOf, type AssessmentInput, type FoundResult } from '../input.ts';

type Screening = FoundResult<'screening'>;

/**
 * Is the person or company on a list? Open hits of every screening in the case count, so that searching another name or
 * fewer lists removes none. Passing needs the document's name and all required lists.
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

/** A hit of a screening. */
interface Shown {
  readonly hit: ScreeningHit;
  readonly of: Screening;
}

/**
 * Open hits, one per listed entry. A decision "somebody else" clears it if made on this hit or one of at least its
 * score: clearing a less similar spelling clears nothing.
 */
function hitsOf(screenings: readonly Screening[], { proposed, policy }: AssessmentInput): Found[] {
  const shown = screenings.flatMap((of) => of.body.result.hits.map((hit): Shown => ({ hit, of })));
  const byEntry = Map.groupBy(shown, ({ hit }) => `${hit.list}\n${hit.entryId}`);
  return [...byEntry.values()].flatMap((all) => {
    const isCleared = ({ hit }: Shown): boolean => hit.disposition?.outcome === 'false-positive';
    const cleared = Math.max(-1, ...all.filter(isCleared).map(({ hit }) => hit.score));
    const open = all
      .filter((one) => !isCleared(one) && (isConfirmed(one.hit) || one.hit.score > cleared))
      .toSorted((a, b) => b.hit.score - a.hit.score)[0];
    if (!open) return [];
    const { list, entryId } = open.hit;
    const isProposed = proposed.some((one) => one.list === list && one.entryId === entryId);
    return [ofHit(open, isProposed, policy.twoPeopleSanctionsScore)];
  });
}

const isConfirmed = ({ disposition }: ScreeningHit): boolean => disposition?.outcome === 'true-match';

function ofHit({ hit, of }: Shown, isProposed: boolean, twoPeopleFrom: number): Found {
  const { list, entryId, disposition, score, primaryName: name } = hit;
  const { screeningId } = of.body.result;
  const about = {
    on: [disposition?.outcome ?? 'open', of.caseId, screeningId, list, entryId],
    values: { name, list: list.toUpperCase(), score: wholePoints(score * 100) },
    evidence: [{ kind: 'hit', caseId: of.caseId, screeningId, list, entryId } as const],
    settledBy: ['decide-hit'] as const,
  };
  // A politically exposed person may be a customer: a supervisor accepts, with a reason.
  if (hit.kind === 'pep')
    return isConfirmed(hit)
      ? {
          ...about,
          who: 'supervisor',
          state: 'review',
          key: 'screening.match',
          settledBy: ['settlement', 'decide-hit'],
        }
      : { ...about, who: 'clerk', state: 'review', key: 'screening.hit' };
  if (isConfirmed(hit))
    return {
      ...about,
      who: 'two-people',
      state: 'failed',
      key: 'screening.match',
      settledBy: ['decision', 'decide-hit'],
    };
  if (isProposed) return { ...about, who: 'two-people', state: 'review', key: 'screening.waitsForSecond' };
  // Close matches need two people; for the others a clerk's decision is enough.
  return score >= twoPeopleFrom
    ? { ...about, who: 'two-people', state: 'review', key: 'screening.hit' }
    : { ...about, who: 'clerk', state: 'review', key: 'screening.hit' };
}

/** Points against the search on which a pass would rest. */
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
            settledBy: about.startsWith('other-') ? ['screen', 'settlement'] : ['screen'],
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
    ...wrong('other-kind', 'screening.otherKind', result.otherKind > 0),
    ...wrong('alerts', 'screening.newHit', input.openAlerts > 0),
  ];
}

/** Lists imported later were not left out: rescreening compares earlier subjects with them automatically. */
function leavesListsOut(
  { request, result }: Screening['body'],
  { screening: station }: AssessmentInput,
): boolean {
  const searched = new Set(result.listsUsed.map(({ list }) => list));
  const wanted = request.options.lists ? station.importedLists : station.requiredLists;
  return wanted.some((list) => !searched.has(list));
}
