import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { ChipTrust, ChipTrustFile } from '../../contract/chip.ts';
import { DAY_MS } from '../../contract/local-time.ts';
import type { TrustFileContent } from '../../engine/calls.ts';
import type { ExamineChipRequest } from '../../engine/chip/examine.ts';
import type { Actor } from '../actor.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { isoTime, type Clock } from '../clock.ts';
import type { Engine } from '../engine.ts';
import { sha256Hex } from '../store/blobs.ts';
import type { Store } from '../store/store.ts';

export interface TrustStore {
  /**
   * Takes master lists, directories, certificates and revocation lists; each file in one transaction. Earlier imports stay:
   * expired authorities signed passports that are still valid.
   *
   * @throws StationError INVALID_REQUEST: not such a file, or a list whose own signature is broken; nothing changes then
   */
  importTrust(files: readonly string[], actor: Actor): Promise<ChipTrustFile[]>;
  trust(): ChipTrust;
  /**
   * Days since the newest trust file was issued (imported, if it does not say): importing an old list does not make it
   * new. Null where nothing was imported.
   */
  trustAgeDays(): number | null;
}

export interface TrustContext {
  readonly store: Store;
  readonly audit: AuditLog;
  readonly engine: Engine;
  readonly clock: Clock;
}

const KeptFile = z.object({
  name: z.string(),
  kind: z.enum(['master-list', 'directory', 'certificate', 'revocation-list']),
  authorities: z.number(),
  links: z.number(),
  skipped: z.number(),
  revoked: z.number(),
  issuedAt: z.string().nullable().default(null),
  signature: z.boolean().nullable(),
  signedBy: z.string().nullable(),
});

/** The authorities that sign passports, as staff imported them. */
export function createTrustStore({ store, audit, engine, clock }: TrustContext): TrustStore & {
  /** Trust anchors against which a chip's signature is verified. */
  anchors(): Pick<ExamineChipRequest, 'authorities' | 'revocationLists'>;
} {
  const { database } = store;
  const keepFile = database.prepare(
    `INSERT INTO chip_trust_files (sha256, imported_at, body) VALUES (@sha256, @at, @body)
     ON CONFLICT (sha256) DO UPDATE SET imported_at = @at, body = @body`,
  );
  const keepAuthority = database.prepare(
    'INSERT OR IGNORE INTO chip_authorities (sha256, der, state) VALUES (?, ?, ?)',
  );
  const keepRevocations = database.prepare(
    `INSERT INTO chip_revocation_lists (issuer, key_id, issued_at, entries, der)
     VALUES (@issuer, @keyId, @issuedAt, @entries, @der)
     ON CONFLICT (issuer, key_id) DO UPDATE SET issued_at = @issuedAt, entries = @entries, der = @der
     WHERE @issuedAt >= issued_at`,
  );

  const keep = (name: string, bytes: Uint8Array, content: TrustFileContent, actor: Actor): ChipTrustFile => {
    const { authorities, revocationLists, ...rest } = content;
    const revoked = revocationLists.reduce((sum, { entries }) => sum + entries, 0);
    const counted = { ...rest, name, authorities: authorities.length, revoked };
    const importedAt = isoTime(clock);
    store.write(() => {
      for (const { der, state } of authorities) keepAuthority.run(sha256Hex(der), der, state);
      for (const list of revocationLists) keepRevocations.run(list);
      const sha256 = sha256Hex(bytes);
      keepFile.run({ sha256, at: importedAt, body: JSON.stringify(counted) });
      const { kind, links, skipped } = counted;
      audit.append({
        actor,
        action: 'chip.trust.imported',
        hashes: { file: sha256 },
        details: { kind, authorities: counted.authorities, links, skipped, revoked },
      });
    });
    return { ...counted, importedAt };
  };

  return {
    importTrust: async (files, actor) => {
      const imported: ChipTrustFile[] = [];
      for (const file of files) {
        const bytes = await readFile(file);
        const content = await engine.call('readTrustFile', { bytes });
        imported.push(keep(path.basename(file), bytes, content, actor));
      }
      return imported;
    },
    trustAgeDays: () => {
      const { newest } = database
        .prepare<[], { newest: string | null }>(
          `SELECT max(coalesce(json_extract(body, '$.issuedAt'), imported_at)) AS newest FROM chip_trust_files`,
        )
        .get()!;
      return newest === null ? null : Math.max(0, clock.now() - Date.parse(newest)) / DAY_MS;
    },
    trust: () => {
      const rows = database
        .prepare<[], { imported_at: string; body: string }>(
          'SELECT imported_at, body FROM chip_trust_files ORDER BY file',
        )
        .all();
      const states = database
        .prepare<[], { state: string }>(
          'SELECT DISTINCT state FROM chip_authorities WHERE state IS NOT NULL ORDER BY state',
        )
        .all();
      const counts = database
        .prepare<[], { authorities: number; revoked: number }>(
          `SELECT (SELECT count(*) FROM chip_authorities) AS authorities,
             (SELECT coalesce(sum(entries), 0) FROM chip_revocation_lists) AS revoked`,
        )
        .get()!;
      return {
        ...counts,
        states: states.map(({ state }) => state),
        files: rows.map(({ imported_at, body }) => ({
          ...KeptFile.parse(JSON.parse(body)),
          importedAt: imported_at,
        })),
      };
    },
    anchors: () => ({
      authorities: database
        .prepare<[], { der: Buffer }>('SELECT der FROM chip_authorities')
        .all()
        .map(({ der }) => der),
      revocationLists: database
        .prepare<[], { der: Buffer }>('SELECT der FROM chip_revocation_lists')
        .all()
        .map(({ der }) => der),
    }),
  };
}
