import {
  worstState,
  type AspectState,
  type Assessment,
  type AssessmentPoint,
} from '../../../src/contract/assessment.ts';
import type { Paper } from './papers.ts';
import type { Values } from './values.ts';

/** `original`: nothing but the comparison with the original stands in the way. */
export const CONCLUSIONS = ['green', 'original', 'amber', 'red'] as const;
export type Conclusion = (typeof CONCLUSIONS)[number];

export interface Outcome extends Omit<Paper, 'files' | 'truth'> {
  readonly conclusion: Conclusion;
  /** Why it is not green: `aspect key` of each open point, with the check or field it is about. */
  readonly points: readonly string[];
  readonly values?: Values;
}

/** Every specimen says that it is one; what else speaks against it is measured. */
const isMark = ({ key }: AssessmentPoint): boolean =>
  key === 'document.marked' || key === 'document.markInText';

const isComparison = ({ state, settledBy }: AssessmentPoint): boolean =>
  state === 'not_done' && settledBy[0] === 'compare-original';

export function conclude({ aspects }: Pick<Assessment, 'aspects'>): Pick<Outcome, 'conclusion' | 'points'> {
  const open = aspects
    .filter(({ required }) => required)
    .flatMap(({ points }) => points)
    .filter((point) => point.state !== 'passed' && !isMark(point));
  const others = open.filter((point) => !isComparison(point));
  const states: Record<AspectState, Conclusion> = {
    passed: open.length === 0 ? 'green' : 'original',
    not_done: 'amber',
    cannot_tell: 'amber',
    review: 'amber',
    failed: 'red',
  };
  return {
    conclusion: states[worstState(others.map(({ state }) => state))],
    points: others.map(({ key, id }) => `${key} ${aboutWhat(id)}`.trim()),
  };
}

/** Of `checks:name:…` and `fields:…:name` the part that says which; ids of requests and documents are left out. */
const aboutWhat = (id: string): string =>
  id
    .split(':')
    .slice(1)
    .filter((part) => /^[A-Za-z][\w-]*$/.test(part) && !/^[0-9a-f-]{20,}$/.test(part))
    .join(' ');
