import {
  SCOPES,
  type ApiClient,
  type NewCredentials,
  type Scope,
  type TokenResponse,
} from '../../contract/access.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import type { Plan } from '../../contract/limits.ts';
import { DAY_MS } from '../../contract/local-time.ts';
import { message } from '../../contract/messages/message.ts';
import type { Actor } from '../actor.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import { clientsRepository } from './clients-repository.ts';
import { recordOfClient } from './record-of-client.ts';
import {
  hashOf,
  newClientId,
  newSecret,
  newWebhookSecret,
  PREFIX,
  sameHash,
  shownPrefix,
} from './secrets.ts';
import { tokensRepository } from './tokens-repository.ts';
import { usageRepository, type UsageRow } from './usage-repository.ts';

/** Issue: "tokens of 60 minutes". */
export const TOKEN_LIFETIME_MS = 60 * 60_000;
const KEEP_EXPIRED_MS = DAY_MS;
/** Tolerated clock corrections: a token that expires later than lifetime plus slack is from before the clock was set back. */
const CLOCK_SLACK_MS = 5 * 60_000;

export interface Subscription {
  readonly name: string;
  readonly plan: Plan;
  readonly scopes?: readonly Scope[];
  /** Only read on the enterprise plan. */
  readonly custom?: Partial<ApiClient['custom']>;
}

/** Who a request acts for. `client` is read anew on each request, so a revocation works at once. */
export interface Principal {
  readonly client: ApiClient;
  readonly scopes: readonly Scope[];
}

export type AuthenticationFailure = 'missing' | 'invalid' | 'expired' | 'revoked';

export interface AccessOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly audit: Pick<AuditLog, 'append'>;
}

/**
 * API clients, their credentials and tokens. Secrets are shown once and kept as SHA-256.
 *
 * @example const { clientId, clientSecret } = access.register(systemActor('cli'), { name: 'core banking', plan: 'pro' });
 */
export function createAccess({ store, clock, audit }: AccessOptions) {
  const { database } = store;
  const now = () => clock.now();
  const record = recordOfClient(audit);
  const clients = clientsRepository(database, now);
  const tokens = tokensRepository(database);
  const usage = usageRepository(database, () => new Date(now()).toISOString().slice(0, 10));

  function mustFind(clientId: string): ApiClient {
    const client = clients.find(clientId);
    if (!client) throw new StationError('NOT_FOUND', message('settingRefusals.noSuchClient'));
    return client;
  }

  function addCredential(clientId: string, kind: 'secret' | 'key'): string {
    const value = newSecret(PREFIX[kind]);
    clients.addCredential(clientId, kind, hashOf(value), shownPrefix(value));
    return value;
  }

  function customLimits(plan: Plan, custom: Subscription['custom']): ApiClient['custom'] {
    const of = plan === 'enterprise' ? custom : undefined;
    return {
      perMinute: of?.perMinute ?? null,
      perDay: of?.perDay ?? null,
      concurrent: of?.concurrent ?? null,
    };
  }

  return {
    register(
      actor: Actor,
      { name, plan, scopes = SCOPES, custom }: Subscription,
    ): NewCredentials & { client: ApiClient } {
      const clientId = newClientId();
      const webhookSecret = newWebhookSecret();
      const made = store.write(() => {
        clients.insert(
          { clientId, name, plan, scopes: [...scopes], custom: customLimits(plan, custom) },
          webhookSecret,
        );
        record(actor, 'client.registered', clientId, { plan, scopes: [...scopes] });
        return { clientSecret: addCredential(clientId, 'secret'), apiKey: addCredential(clientId, 'key') };
      });
      return { clientId, ...made, webhookSecret, client: mustFind(clientId) };
    },

    subscribe(actor: Actor, clientId: string, to: Omit<Subscription, 'name'>): ApiClient {
      const { scopes: before } = mustFind(clientId);
      const scopes = [...(to.scopes ?? before)];
      store.write(() => {
        clients.subscribe(clientId, { plan: to.plan, scopes, custom: customLimits(to.plan, to.custom) });
        record(actor, 'client.subscribed', clientId, { plan: to.plan, scopes });
      });
      return mustFind(clientId);
    },

    list: (): ApiClient[] => clients.list(),
    find: (clientId: string): ApiClient | null => clients.find(clientId),
    webhookSecrets: (clientId: string): readonly string[] => clients.webhookSecrets(clientId),

    /** The old secret or key stops working at once, and with it every token. */
    rotate(actor: Actor, clientId: string, kind: 'secret' | 'key'): string {
      mustFind(clientId);
      return store.write(() => {
        clients.endCredentials(clientId, kind, now());
        if (kind === 'secret') tokens.revokeAllOf(clientId, now());
        record(actor, 'client.rotated', clientId, { kind });
        return addCredential(clientId, kind);
      });
    },

    rotateWebhookSecret(actor: Actor, clientId: string): string {
      mustFind(clientId);
      const secret = newWebhookSecret();
      store.write(() => {
        clients.rotateWebhookSecret(clientId, secret);
        record(actor, 'client.rotated', clientId, { kind: 'webhook' });
      });
      return secret;
    },

    /** Ends every credential and token of the client, for good. */
    revoke(actor: Actor, clientId: string): void {
      mustFind(clientId);
      store.write(() => {
        tokens.revokeAllOf(clientId, now());
        if (clients.revoke(clientId)) record(actor, 'client.revoked', clientId, {});
      });
    },

    /** The client whose id and secret these are, or null; takes the same steps whichever part is wrong. */
    authenticateClient(clientId: string, secret: string): ApiClient | null {
      const hash = hashOf(secret);
      const owner = clients.ownerOfCredential(hash, 'secret');
      const matches = sameHash(hash, owner?.hash ?? '0'.repeat(64)) && owner?.clientId === clientId;
      const client = clients.find(clientId);
      return matches && client && client.revokedAt === null ? client : null;
    },

    /** A token for all or some of the client's scopes. */
    issueToken(client: ApiClient, scopes: readonly Scope[] = client.scopes): TokenResponse {
      tokens.purge(now() - KEEP_EXPIRED_MS);
      const value = newSecret(PREFIX.token);
      tokens.insert(hashOf(value), client.clientId, scopes, now(), now() + TOKEN_LIFETIME_MS);
      return {
        access_token: value,
        token_type: 'Bearer',
        expires_in: TOKEN_LIFETIME_MS / 1000,
        scope: scopes.join(' '),
      };
    },

    /** RFC 7009: revoking an unknown token is no error. */
    revokeToken(client: ApiClient, value: string): void {
      store.write(() => {
        const revoked = tokens.revoke(hashOf(value), client.clientId, now());
        if (revoked) record({ kind: 'client', id: client.clientId }, 'token.revoked', client.clientId, {});
      });
    },

    /** An access token or an API key, as it stands after `Bearer `. */
    authenticateBearer(value: string): Principal | AuthenticationFailure {
      if (value === '') return 'missing';
      if (value.startsWith(PREFIX.key)) {
        const owner = clients.ownerOfCredential(hashOf(value), 'key');
        const client = owner && clients.find(owner.clientId);
        if (!client) return 'invalid';
        return client.revokedAt === null ? { client, scopes: client.scopes } : 'revoked';
      }
      const token = value.startsWith(PREFIX.token) ? tokens.find(hashOf(value)) : null;
      const client = token && clients.find(token.clientId);
      if (!client) return 'invalid';
      if (token.revoked || client.revokedAt !== null) return 'revoked';
      const left = token.expiresAt - now();
      if (left <= 0 || left > TOKEN_LIFETIME_MS + CLOCK_SLACK_MS) return 'expired';
      return { client, scopes: token.scopes.filter((scope) => client.scopes.includes(scope)) };
    },

    countUse: (clientId: string, operation: string, failed: boolean): void =>
      usage.count(clientId, operation, failed),
    usage: (clientId: string, since: string): UsageRow[] => usage.of(clientId, since),
    close: (): void => usage.flush(),
  };
}
export type Access = ReturnType<typeof createAccess>;
