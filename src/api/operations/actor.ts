import type { Principal } from '../../station/access/access.ts';
import { systemActor, type Actor } from '../../station/actor.ts';

/** Who the audit log names for a request. */
export function actorOf(principal: Principal | null): Actor {
  return principal ? { kind: 'client', id: principal.client.clientId } : systemActor('api');
}
