import type {
  AspectName,
  AspectState,
  AssessedAspect,
  Assessment,
  AssessmentPoint,
  SettledBy,
} from '../../contract/assessment.ts';
import type { OperatorAccount } from '../../contract/people.ts';
import type { CaseDetail } from '../../contract/cases.ts';
import { may } from '../../contract/permissions.ts';

/** An open point with the aspect it belongs to. */
export interface OpenPoint extends AssessmentPoint {
  readonly aspect: AspectName;
}

/** What stands in the way of a green answer, in the order in which a clerk works through it. */
export function openPoints({ aspects, open }: Assessment): OpenPoint[] {
  const found = aspects.flatMap(({ aspect, points }) => points.map((point) => ({ ...point, aspect })));
  const inOrder = open.flatMap((id) => found.find((point) => point.id === id) ?? []);
  return ORDER.flatMap((isOf) => inOrder.filter(isOf));
}

const isField = ({ aspect }: OpenPoint): boolean => aspect === 'fields';
const isOriginal = ({ settledBy }: OpenPoint): boolean => settledBy[0] === 'compare-original';
/** Is the point about a certain field? A case without a document has none to check. */
export const isOfField = (point: OpenPoint): boolean =>
  isField(point) && point.evidence.some(({ kind }) => kind === 'field');
/** Doubts first, then fields; the original is compared last, when all of it is known. */
const ORDER: readonly ((point: OpenPoint) => boolean)[] = [
  (point) => !isField(point) && !isOriginal(point),
  isField,
  isOriginal,
];

/** Nobody has decided the case for good: it is open, or referred to somebody else. */
export const isUndecided = ({ state }: Pick<CaseDetail, 'state'>): boolean =>
  state === 'open' || state === 'referred';

/** Is the case one on which this person works through what is open? */
export function isWorkedOn(
  detail: Pick<CaseDetail, 'state'>,
  { role }: Pick<OperatorAccount, 'role'>,
): boolean {
  return isUndecided(detail) && may(role, 'cases.work');
}

/** How many points were settled by people, of all that asked for it. */
export function progressOf({ aspects, open }: Assessment): { done: number; all: number } {
  const done = aspects.flatMap(({ points }) => points).filter(({ settlement }) => settlement !== null).length;
  return { done, all: done + open.length };
}

/** Chips of the case header: what counts, what was looked at, and what every customer may be asked for. */
export function shownAspects({ aspects, kind }: Assessment): AssessedAspect[] {
  const offered: ReadonlySet<AspectName> =
    kind === 'document' || kind === 'person' ? new Set(['face', 'screening']) : new Set();
  return aspects.filter((one) => one.required || one.points.length > 0 || offered.has(one.aspect));
}

/** Green only where the aspect has passed; nothing that was looked at is not done. */
export const chipState = ({ state, required, points }: AssessedAspect): AspectState =>
  !required && points.length === 0 ? 'not_done' : state;

/** The first way to settle a point that this screen offers. */
export const wayOf = (point: OpenPoint): SettledBy => point.settledBy[0] ?? 'decision';

/** The field that a point is about, in the reading that is on the screen. */
export function fieldOf(
  point: OpenPoint,
  requestId: string | undefined,
): { document: number; field: string } | null {
  const at = point.evidence.find((one) => one.kind === 'field' && one.verification === requestId);
  return at?.kind === 'field' ? { document: at.document, field: at.field } : null;
}
