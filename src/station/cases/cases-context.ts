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
  /** This process, to recognise its unfinished cases after a crash. */
  readonly instance: string;
  readonly config: StationConfig;
  readonly events: EventBus;
  /** Display name for the id of an operator or an API client; any other id unchanged. */
  readonly nameOf: (actorId: string) => string;
}

/** Checks that the parts of a case make before they change it. */
export interface CaseAccess {
  /** @throws StationError NOT_FOUND */
  row(caseId: string): CaseRow;
  /** State and subject only, cheap enough for many cases at once; null where there is no such case. */
  glance(caseId: string): Pick<CaseRow, 'state' | 'subject'> | null;
  /**
   * Call it first, in the same transaction, before adding what a decision rests on: papers, corrections, faces, names,
   * registry answers.
   */
  requireOpen(caseId: string): void;
}
