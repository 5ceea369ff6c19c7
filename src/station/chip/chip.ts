import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { ChipEvidenceRequest, ChipTrust, ChipTrustFile, ChipVerification } from '../../contract/chip.ts';
import type { StationConfig } from '../../contract/config.ts';
import type { TrustFileContent } from '../../engine/calls.ts';
import type { Actor } from '../actor.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { chipOfCase } from '../cases/case-chip.ts';
import type { Cases } from '../cases/cases.ts';
import { isoTime, localDay, type Clock, type NewId } from '../clock.ts';
import type { Engine } from '../engine.ts';
import { sha256Hex } from '../store/blobs.ts';
import type { EventBus } from '../events.ts';
import type { Store } from '../store/store.ts';
import { compareChipFaces } from './chip-faces.ts';
import { chipHashes, keepChip } from './keep-chip.ts';

export interface Chips {
  /**
   * Takes master lists, directories, certificates and revocation lists; each file in one transaction. What was imported before
   * stays: expired authorities signed passports that are still valid.
   *
   * @throws StationError INVALID_REQUEST: not such a file, or a list whose own signature is broken; nothing changes then
   */
  importTrust(files: readonly string[], actor: Actor): Promise<ChipTrustFile[]>;
  trust(): ChipTrust;
  /**
   * What files say and prove that another system read from a chip. Audited by hashes. With a case it is kept there, and held
   * against its document and faces.
   *
   * @throws StationError DAMAGED_DOCUMENT; CONFLICT where the case is decided
   */
  examine(request: ChipEvidenceRequest, caller: ChipCaller): Promise<ChipVerification>;
  /** Compares the faces of a case with its chip, where it has one. For whoever adds a face or a page. */
  compareFaces(caseId: string): Promise<void>;
  /** Resolves when what was added to cases so far was compared with their chips. */
  idle(): Promise<void>;
}

export interface ChipCaller {
  readonly actor: Actor;
  /** The name people see; default: the actor's id. */
  readonly author?: string;
  readonly requestId: string;
  readonly signal?: AbortSignal;
}

export interface ChipContext {
  readonly store: Store;
  readonly audit: AuditLog;
  readonly engine: Engine;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly cases: Cases;
  readonly events: EventBus;
  readonly config: StationConfig;
  /** Told when faces could not be compared in the background; the case itself is not affected. */
  readonly onError: (caseId: string, thrown: unknown) => void;
}

const KeptFile = z.object({
  name: z.string(),
  kind: z.enum(['master-list', 'directory', 'certificate', 'revocation-list']),
  authorities: z.number(),
  links: z.number(),
  skipped: z.number(),
  revoked: z.number(),
  signature: z.boolean().nullable(),
  signedBy: z.string().nullable(),
});

/** Chips of travel documents: who is trusted to sign them, and what their data prove. */
export function createChips(context: ChipContext): Chips {
  const { store, audit, engine, clock, cases, events, onError } = context;
  const { database } = store;
  const keepFile = database.prepare(
    `INSERT INTO chip_trust_files (sha256, imported_at, body) VALUES (@sha256, @at, @body)
     ON CONFLICT (sha256) DO UPDATE SET imported_at = @at, body = @body`,
  );
  const keepAuthority = database.prepare(
    'INSERT OR IGNORE INTO chip_authorities (sha256, der, state) VALUES (?, ?, ?)',
  );
  const keepRevocation = database.prepare(
    'INSERT OR IGNORE INTO chip_revocations (issuer, serial) VALUES (?, ?)',
  );

  const keep = (name: string, bytes: Uint8Array, content: TrustFileContent, actor: Actor): ChipTrustFile => {
    const { authorities, revoked, ...rest } = content;
    const counted = { ...rest, name, authorities: authorities.length, revoked: revoked.length };
    const importedAt = isoTime(clock);
    store.write(() => {
      for (const { der, state } of authorities) keepAuthority.run(sha256Hex(der), der, state);
      for (const { issuer, serial } of revoked) keepRevocation.run(issuer, serial);
      const sha256 = sha256Hex(bytes);
      keepFile.run({ sha256, at: importedAt, body: JSON.stringify(counted) });
      const { kind, links, skipped } = counted;
      audit.append({
        actor,
        action: 'chip.trust.imported',
        hashes: { file: sha256 },
        details: { kind, authorities: counted.authorities, links, skipped, revoked: counted.revoked },
      });
    });
    return { ...counted, importedAt };
  };

  let work: Promise<void> = Promise.resolve();
  // Not within the event: its transaction has to commit first.
  events.on('verification.completed', ({ caseId }) => {
    if (cases.results.latest(caseId, 'chip') === null) return;
    work = work
      .then(() => compareChipFaces(context, caseId))
      .catch((thrown: unknown) => onError(caseId, thrown));
  });

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
      const count = (table: 'chip_authorities' | 'chip_revocations'): number =>
        database.prepare<[], { n: number }>(`SELECT count(*) AS n FROM ${table}`).get()!.n;
      return {
        authorities: count('chip_authorities'),
        states: states.map(({ state }) => state),
        revoked: count('chip_revocations'),
        files: rows.map(({ imported_at, body }) => ({
          ...KeptFile.parse(JSON.parse(body)),
          importedAt: imported_at,
        })),
      };
    },
    compareFaces: (caseId) => compareChipFaces(context, caseId),
    idle: () => work,
    examine: async ({ sod, dataGroups, caseId }, caller) => {
      const { actor, requestId, signal } = caller;
      if (caseId !== undefined) cases.requireOpen(caseId);
      const groups = new Map(
        Object.entries(dataGroups).map(([group, text]) => [Number(group), Buffer.from(text, 'base64')]),
      );
      const file = Buffer.from(sod, 'base64');
      const authorities = database
        .prepare<[], { der: Buffer }>('SELECT der FROM chip_authorities')
        .all()
        .map(({ der }) => der);
      const revoked = database
        .prepare<[], { issuer: string; serial: Buffer }>('SELECT issuer, serial FROM chip_revocations')
        .all();
      const report = await engine.call(
        'examineChip',
        {
          sod: file,
          groups,
          authorities,
          revoked,
          chipAuthentication: 'not-tried',
          activeAuthentication: 'not-tried',
          today: localDay(clock),
        },
        signal ? { signal } : {},
      );
      const files = { sod: file, groups };
      if (caseId !== undefined) {
        keepChip(context, { report, files, caseId, actor, author: caller.author ?? actor.id, requestId });
        await compareChipFaces(context, caseId, signal);
        const { comparison, faces } = chipOfCase(cases, caseId)!;
        return { ...report, caseId, comparison, faces, assessment: cases.assessments.of(caseId) };
      }
      const { verdict, reasons } = report;
      audit.append({
        actor,
        action: 'chip.examined',
        hashes: chipHashes(files),
        details: { requestId, verdict, reasons: reasons.join(' ') },
      });
      return report;
    },
  };
}
