import type { Access } from '../access/access.ts';
import type { Store } from '../store/store.ts';
import type { deliveriesRepository } from './deliveries-repository.ts';
import type { endpointsRepository } from './endpoints-repository.ts';
import type { createReceivers } from './receivers.ts';

/** Dependencies of the webhook parts. */
export interface WebhooksContext {
  readonly store: Store;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly access: Pick<Access, 'find' | 'webhookSecrets'>;
  readonly receivers: ReturnType<typeof createReceivers>;
  readonly endpoints: ReturnType<typeof endpointsRepository>;
  readonly deliveries: ReturnType<typeof deliveriesRepository>;
}
