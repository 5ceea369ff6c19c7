import type { Database } from 'better-sqlite3';
import { z } from 'zod';
import { Scope } from '../../contract/access.ts';

const Row = z.object({
  client_id: z.string(),
  scopes: z.string().transform((json) => z.array(Scope).parse(JSON.parse(json))),
  expires_at: z.number(),
  revoked_at: z.number().nullable(),
});

export interface StoredToken {
  readonly clientId: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt: number;
  readonly revoked: boolean;
}

/** Access tokens by the SHA-256 of their value. Expired ones are kept for a day, so that "expired" can be told from "wrong". */
export function tokensRepository(database: Database) {
  const insert = database.prepare(
    `INSERT INTO api_tokens (hash, client_id, scopes, issued_at, expires_at) VALUES (?, ?, ?, ?, ?)`,
  );
  const one = database.prepare(
    `SELECT client_id, scopes, expires_at, revoked_at FROM api_tokens WHERE hash = ?`,
  );
  const revoke = database.prepare(
    `UPDATE api_tokens SET revoked_at = ? WHERE hash = ? AND client_id = ? AND revoked_at IS NULL`,
  );
  const revokeAll = database.prepare(
    `UPDATE api_tokens SET revoked_at = ? WHERE client_id = ? AND revoked_at IS NULL`,
  );
  const purge = database.prepare(`DELETE FROM api_tokens WHERE expires_at < ?`);

  return {
    insert: (
      hash: string,
      clientId: string,
      scopes: readonly Scope[],
      issuedAt: number,
      expiresAt: number,
    ): void => {
      insert.run(hash, clientId, JSON.stringify(scopes), issuedAt, expiresAt);
    },
    find: (hash: string): StoredToken | null => {
      const raw = one.get(hash);
      if (!raw) return null;
      const row = Row.parse(raw);
      return {
        clientId: row.client_id,
        scopes: row.scopes,
        expiresAt: row.expires_at,
        revoked: row.revoked_at !== null,
      };
    },
    revoke: (hash: string, clientId: string, at: number): boolean =>
      revoke.run(at, hash, clientId).changes === 1,
    revokeAllOf: (clientId: string, at: number): void => {
      revokeAll.run(at, clientId);
    },
    purge: (expiredBefore: number): number => purge.run(expiredBefore).changes,
  };
}
