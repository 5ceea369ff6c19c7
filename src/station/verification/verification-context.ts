import type { StationConfig } from '../../contract/config.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import type { Cases } from '../casework/cases.ts';
import type { Clock, NewId } from '../clock.ts';
import type { Engine } from '../engine.ts';
import type { EventBus } from '../events.ts';
import type { Store } from '../store/store.ts';

export interface VerificationContext {
  readonly store: Store;
  readonly audit: AuditLog;
  readonly cases: Cases;
  readonly engine: Engine;
  readonly events: EventBus;
  readonly config: StationConfig;
  readonly clock: Clock;
  readonly newId: NewId;
}
