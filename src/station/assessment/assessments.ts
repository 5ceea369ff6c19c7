import type {
  Assessment,
  AssessmentPoint,
  Settlement,
  SettlementRequest,
} from '../../contract/assessment.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { refuseWhileRead } from '../cases/being-read.ts';
import type { CaseAccess } from '../cases/cases-context.ts';
import { requirePermission, type Operator } from '../operators/permissions.ts';
import type { Clock } from '../clock.ts';
import type { EventBus } from '../events.ts';
import type { Store } from '../store/store.ts';
import { createAnnouncement } from './announce.ts';
import { assess, isOpen } from './assess.ts';
import { gather, type GatherContext } from './gather.ts';

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
   * Tells whoever opened the case, and those of its visit, when the assessment is another than was told last. Called in
   * the transaction of the change.
   */
  announce(caseId: string): void;
}

export interface AssessmentsContext extends GatherContext {
  readonly store: Store;
  readonly audit: AuditLog;
  readonly clock: Clock;
  readonly events: EventBus;
  readonly requireOpen: CaseAccess['requireOpen'];
}

export function createAssessments(context: AssessmentsContext): Assessments {
  const { store, audit, cases, settlements, requireOpen } = context;
  const of = (caseId: string): Assessment => assess(gather(context, caseId));
  const announce = createAnnouncement(context, of);
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
        if (!found)
          throw new StationError(
            'NOT_FOUND',
            'There is nothing of this kind to settle any more. Look again.',
          );
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
  };
}

function requireSettleable({ settledBy, who, sentence }: AssessmentPoint, by: Operator): void {
  if (!settledBy.includes('settlement') && !settledBy.includes('compare-original'))
    throw new StationError('CONFLICT', `This is not settled by a reason alone: ${sentence}`, {
      reason: 'SETTLED_OTHERWISE',
    });
  if (who !== 'clerk') requirePermission(by, 'cases.approve');
}
