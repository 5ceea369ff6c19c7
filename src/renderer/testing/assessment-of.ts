import {
  Assessment,
  ASPECTS,
  AssessmentPoint,
  worstState,
  type AspectName,
  type AspectState,
} from '../../contract/assessment.ts';

/** Ways in which points of an aspect are settled, as the station says them. */
const WAYS: Partial<Record<AspectName, AssessmentPoint['settledBy']>> = {
  fields: ['settlement', 'correction'],
  checks: ['settlement'],
  forensics: ['compare-original'],
  face: ['face-check'],
  screening: ['screen'],
};

/** An open point of a case of testing/case-of.ts. @param field of its document, for a point about a field */
export function pointOf(
  aspect: AspectName,
  state: AspectState,
  field?: string,
  more: Partial<AssessmentPoint> = {},
): AssessmentPoint {
  const key = {
    fields: 'fields.unsure',
    checks: 'checks.compare',
    forensics: state === 'failed' ? 'forensics.tampered' : 'forensics.compareOriginal',
    face: 'face.notDone',
    screening: 'screening.notDone',
  }[aspect as string];
  return AssessmentPoint.parse({
    id: [aspect, state, field ?? ''].join(':'),
    state,
    key: key ?? `${aspect}.notDone`,
    values: field ? { field, document: 'OMANG' } : { sentence: 'The figures were painted over.' },
    sentence: 'So it is.',
    evidence: field ? [{ kind: 'field', verification: 'v-1', document: 0, field }] : [],
    settledBy: state === 'failed' ? ['decision'] : (WAYS[aspect] ?? ['settlement']),
    who: 'clerk',
    settlement: null,
    ...more,
  });
}

/** What the station would conclude from these points. */
export function assessmentOf(
  points: readonly AssessmentPoint[],
  accept: Assessment['accept'] = 'refused',
): Assessment {
  const open = points.filter(({ state, settlement }) => state !== 'passed' && settlement === null);
  const aspects = ASPECTS.map((aspect) => {
    const own = points.filter(({ id }) => id.startsWith(`${aspect}:`));
    const states = own.filter(({ settlement }) => settlement === null).map(({ state }) => state);
    const required = own.length > 0 || aspect === 'document';
    return { aspect, state: required ? worstState(states) : 'not_done', required, points: own };
  });
  return Assessment.parse({
    version: 1,
    caseId: 'c-1',
    kind: 'document',
    verdict: worstState(open.map(({ state }) => state)),
    aspects,
    open: open.map(({ id }) => id),
    accept,
  });
}
