import type { Assessment } from '../../contract/assessment.ts';
import type { Verification } from '../../contract/verification.ts';
import type { Clock, NewId } from '../clock.ts';
import type { EventBus } from '../events.ts';
import type { Store } from '../store/store.ts';
import type { QueueEnvironment } from '../work-queue.ts';
import type { VerifyOptions } from '../verification/verify.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';

export interface JobsOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly events: EventBus;
  readonly webhooks: Pick<Webhooks, 'enqueue'>;
  readonly verify: (options: VerifyOptions) => Promise<Verification>;
  readonly surroundings: QueueEnvironment;
  /** What the station concludes from a case. */
  readonly assess: (caseId: string) => Assessment;
  /** Engine calls answered up to now, with a result or a refusal. */
  readonly answered: () => number;
  /** Is there disk space for results? */
  readonly hasRoom: () => boolean;
  /** Jobs worked on at the same time. */
  readonly parallel: number;
}

/** While the disk is nearly full no job starts; interval of looking again. */
export const DISK_AGAIN_MS = 30_000;
