import {
  ASSESSMENT_VERSION,
  STATES_BY_WEIGHT,
  worstState,
  type AspectName,
  type AspectState,
  type AssessedAspect,
  type Assessment,
  type AssessmentPoint,
  type WhoMaySettle,
} from '../../contract/assessment.ts';
import { assessmentSentence } from '../../contract/assessment-reasons.ts';
import type { Aspect, Found } from './aspect.ts';
import { aspects } from './aspects/index.ts';
import type { AssessmentInput } from './input.ts';

/** Pure: the same input gives the same assessment. Green (`passed`) only when every required aspect has passed. */
export function assess(input: AssessmentInput): Assessment {
  const assessed = aspects.map((aspect) => assessAspect(aspect, input));
  const required = assessed.filter((one) => one.required);
  const open = required
    .flatMap(({ points }) => points.filter(isOpen))
    .sort((a, b) => STATES_BY_WEIGHT.indexOf(b.state) - STATES_BY_WEIGHT.indexOf(a.state));
  return {
    version: ASSESSMENT_VERSION,
    caseId: input.caseId,
    kind: input.kind,
    verdict: required.length === 0 ? 'not_done' : worstState(required.map(({ state }) => state)),
    aspects: assessed,
    open: open.map(({ id }) => id),
    accept: acceptance(required, input),
  };
}

/** Does a point still stand in the way? */
export const isOpen = ({ state, settlement }: Pick<AssessmentPoint, 'state' | 'settlement'>): boolean =>
  state !== 'passed' && settlement === null;

function assessAspect(aspect: Aspect, input: AssessmentInput): AssessedAspect {
  const found = aspect.found(input);
  const required =
    found.length > 0 || input.policy[input.kind].includes(aspect.aspect) || demanded(aspect, input);
  const all =
    found.length > 0 || !required
      ? found
      : [{ ...aspect.missing, on: ['missing'], state: 'not_done' } as const];
  const points = all.map((one) => pointOf(aspect.aspect, one, input));
  const open = points.filter(isOpen).map(({ state }) => state);
  return {
    aspect: aspect.aspect,
    state: points.length === 0 ? 'not_done' : worstState(open),
    required,
    points,
  };
}

/** An onboarding step that the bank requires makes its aspect required. */
const demanded = ({ aspect }: Aspect, { steps }: AssessmentInput): boolean =>
  steps.some((step) => step.aspect === aspect);

function pointOf(
  aspect: AspectName,
  found: Found,
  { settlements, policy, erased }: AssessmentInput,
): AssessmentPoint {
  const { on, state, key, values = {}, evidence = [], settledBy = [] } = found;
  const id = [aspect, ...on].join(':');
  return {
    id,
    state,
    key,
    values: { ...values },
    ...(found.said ? { said: found.said } : {}),
    sentence: assessmentSentence(key, values),
    evidence: [...evidence],
    settledBy: settledBy.filter((way) => !erased || way === 'decision'),
    who: found.who ?? whoSettles(aspect, state, policy),
    settlement: settlements.find((one) => one.point === id) ?? null,
  };
}

function whoSettles(
  aspect: AspectName,
  state: AspectState,
  { supervisor, twoPeopleAgainstFailed }: AssessmentInput['policy'],
): WhoMaySettle {
  if (state === 'failed') return twoPeopleAgainstFailed ? 'two-people' : 'clerk';
  return state === 'review' && supervisor.includes(aspect) ? 'supervisor' : 'clerk';
}

/** Doubtful or missing points have to be settled first; failed ones can be accepted by two people. */
function acceptance(required: readonly AssessedAspect[], { policy }: AssessmentInput): Assessment['accept'] {
  const open = required.flatMap(({ points }) => points.filter(isOpen));
  if (required.length === 0 || open.some(({ state }) => state !== 'failed')) return 'refused';
  if (open.length === 0) return 'allowed';
  const byTwo = open.some(({ who }) => who === 'two-people');
  return byTwo || policy.twoPeopleAgainstFailed ? 'second-person' : 'allowed';
}
