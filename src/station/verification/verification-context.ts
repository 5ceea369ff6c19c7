import type { StationConfig } from '../../contract/config.ts';
import type { CaseServiceContext } from '../casework/case-service.ts';
import type { Engine } from '../engine.ts';
import type { EventBus } from '../events.ts';

export interface VerificationContext extends CaseServiceContext {
  readonly engine: Engine;
  readonly events: EventBus;
  readonly config: StationConfig;
}
