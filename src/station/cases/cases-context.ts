import type { CaseRow } from './case-rows.ts';
import type { StationConfig } from '../../contract/config.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import type { Clock, NewId } from '../clock.ts';
import type { EventBus } from '../events.ts';
import type { Store } from '../store/store.ts';

export interface CasesContext {
  readonly store: Store;
  readonly audit: AuditLog;
  readonly clock: Clock;
  readonly newId: NewId;
  /** This process, so that its unfinished cases are known should it die. */
  readonly instance: string;
  readonly config: StationConfig;
  readonly events: EventBus;
  /** The name to show for the id of an operator or an API client; anything else stays as it is. */
  readonly nameOf: (actorId: string) => string;
}

/** What the parts of a case ask before they change it. */
export interface CaseAccess {
  /** @throws StationError NOT_FOUND */
  row(caseId: string): CaseRow;
  /** What is asked of many cases at once: how it was decided, and whose it is; null where there is no such case. */
  glance(caseId: string): Pick<CaseRow, 'state' | 'subject'> | null;
  /**
   * Whoever adds what a decision rests on asks first, in the same transaction: papers, corrections, faces, names, registers.
   *
   * @throws StationError NOT_FOUND; CONFLICT where the case is decided (DECIDED) or waits for a second person (WAITING)
   */
  requireOpen(caseId: string): void;
}
