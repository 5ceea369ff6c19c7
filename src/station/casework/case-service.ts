import type { AuditLog } from '../audit/audit-log.ts';
import type { Clock, NewId } from '../clock.ts';
import type { Store } from '../store/store.ts';
import type { Cases } from './cases.ts';

/** Dependencies of a service that keeps its results in cases. */
export interface CaseServiceContext {
  readonly store: Store;
  readonly audit: AuditLog;
  readonly cases: Cases;
  readonly clock: Clock;
  readonly newId: NewId;
}
