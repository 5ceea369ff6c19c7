import { message } from '../../contract/messages/message.ts';
import type {
  Assessment,
  AssessmentPoint,
  Settlement,
  SettlementRequest,
} from '../../contract/assessment.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { refuseWhileRead } from '../cases/processing-lock.ts';
import type { CaseAccess } from '../cases/cases-context.ts';
import { requirePermission, type Operator } from '../operators/permissions.ts';
import type { Clock } from '../clock.ts';
import type { EventBus } from '../events.ts';
import type { Store } from '../store/store.ts';
import { OTHER_FACE } from '../cases/other-face.ts';
import { createAnnouncement } from './announce.ts';
import { assess, isOpen } from './assess.ts';
import { gather, relatedTo, type GatherContext } from './gather.ts';

/** What the station concludes from a case, and what people settle of it. */
export interface Assessments {
  /** @throws StationError NOT_FOUND */
  of(caseId: string): Assessment;
  /**
   * Settles an open point, with reason, author and time.
   *
   * @throws StationError NOT_FOUND when the case has no such open point, FORBIDDEN when another role has to,
   * CONFLICT when the case is decided, or the point is settled otherwise than by looking.
   */
  settle(caseId: string, request: SettlementRequest, by: Operator): Settlement;
  /**
   * Tells whoever opened the case, and its visit's other cases, when the assessment differs from the last one told.
   * Call it within the transaction of the change.
   */
  announce(caseId: string): void;
  /**
   * The same for undecided similar cases, and those similar `before` the change; at most MOST_TOLD. Call it within the
   * transaction of the change.
   */
  announceToAlike(caseId: string, before?: readonly string[]): void;
  /**
   * Cases of other visits that this case adds facts to: same number, file, picture or face. The very same file for the
   * same person adds none, unless it was rejected.
   */
  alikeTo(caseId: string): string[];
  /** The same for undecided cases, whatever they share. */
  announceTo(caseIds: readonly string[]): void;
}

export interface AssessmentsContext extends GatherContext {
  readonly store: Store;
  readonly audit: AuditLog;
  readonly clock: Clock;
  readonly events: EventBus;
  readonly requireOpen: CaseAccess['requireOpen'];
}

/** Cap on cases reassessed for a change elsewhere, within its transaction: each takes some milliseconds. */
const MOST_TOLD = 20;

export function createAssessments(context: AssessmentsContext): Assessments {
  const { store, audit, cases, settlements, requireOpen } = context;
  const of = (caseId: string): Assessment => assess(gather(context, caseId));
  const announcement = createAnnouncement(context, of);
  const announce = announcement.ofVisit;
  const alikeTo = (caseId: string): string[] => {
    const here = cases.row(caseId);
    return relatedTo(cases, here)
      .filter(({ sameFile, faceSimilarity, sameSubject }) => {
        const isSamePerson =
          (faceSimilarity === null || faceSimilarity >= OTHER_FACE) && sameSubject !== false;
        return here.state === 'rejected' || !(sameFile && isSamePerson);
      })
      .map((one) => one.caseId);
  };
  return {
    of,
    settle: (caseId, { point: id, reason }, by) =>
      store.write(() => {
        requirePermission(by, 'cases.work');
        requireOpen(caseId);
        refuseWhileRead(cases.row(caseId));
        const found = of(caseId).aspects.flatMap(({ aspect, points }) =>
          points.filter((point) => point.id === id && isOpen(point)).map((point) => ({ aspect, point })),
        )[0];
        if (!found) throw new StationError('NOT_FOUND', message('caseRefusals.nothingToSettle'));
        requireSettleable(found.point, by);
        const hash = settlements.add(caseId, { point: id, reason }, by);
        audit.append({
          actor: { kind: 'operator', id: by.id },
          action: 'case.point-settled',
          caseId,
          hashes: { reason: hash },
          details: { aspect: found.aspect, reason: found.point.key, point: id, state: found.point.state },
        });
        announce(caseId);
        return settlements.of(caseId).at(-1)!;
      }),
    announce,
    alikeTo,
    announceToAlike: (caseId, before = []) =>
      announcement.ofOthers([...before, ...alikeTo(caseId)], MOST_TOLD),
    announceTo: (caseIds) => announcement.ofOthers(caseIds),
  };
}

function requireSettleable(point: AssessmentPoint, by: Operator): void {
  const { settledBy, who } = point;
  if (!settledBy.includes('settlement') && !settledBy.includes('compare-original'))
    throw new StationError('CONFLICT', message('assessmentRefusals.notByReason', { points: [point] }), {
      reason: 'SETTLED_OTHERWISE',
    });
  if (who !== 'clerk') requirePermission(by, 'cases.approve');
}
