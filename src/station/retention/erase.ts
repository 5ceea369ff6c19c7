import { ForensicReport } from '../../contract/forensics.ts';
import { Verification } from '../../contract/verification.ts';
import { isoTime } from '../clock.ts';
import type { CasesContext } from '../cases/cases-context.ts';
import type { Actor } from '../actor.ts';
import { isReferenced } from '../store/blob-references.ts';
import { eraseCopies } from './copies.ts';
import { eraseScreenings } from './screenings.ts';

export type DataKind = 'images' | 'extracted-data';

/** Reason for an erasure, kept in its record. */
export interface Cause {
  readonly cause: 'retention' | 'request';
  readonly actor: Actor;
  /** The rule: `retention.imagesDays = 365`, `request of the data subject`. */
  readonly legalBasis: string;
}

/** Proof that data were held and erased: hashes, counts, reasons; no content. */
export interface Disposition {
  readonly id: string;
  readonly caseId: string;
  readonly dataKind: DataKind;
  readonly cause: 'retention' | 'request';
  readonly at: string;
  readonly actor: string;
  readonly items: number;
  /** SHA-256 of everything erased, hex. */
  readonly hashes: readonly string[];
  readonly legalBasis: string;
}

export type EraserContext = Pick<CasesContext, 'store' | 'audit' | 'clock' | 'newId'>;

/** Erases images and files of a case. Rows first: a crash in between leaves files for the sweep to find. */
export function eraseImages(context: EraserContext, caseId: string, cause: Cause): Disposition {
  const { store, clock } = context;
  const { database } = store;
  const { disposition, unused } = store.write(() => {
    const blobs = database
      .prepare<[string], string>('SELECT DISTINCT blob FROM case_blobs WHERE case_id = ?')
      .pluck()
      .all(caseId);
    database.prepare('DELETE FROM case_blobs WHERE case_id = ?').run(caseId);
    database.prepare('DELETE FROM case_faces WHERE case_id = ?').run(caseId);
    database.prepare('DELETE FROM case_prints WHERE case_id = ?').run(caseId);
    stripPictures(context, caseId);
    database.prepare('UPDATE cases SET images_erased_at = ? WHERE id = ?').run(isoTime(clock), caseId);
    return {
      disposition: record(context, caseId, 'images', blobs, cause),
      // Another case or a draft may hold the same file.
      unused: blobs.filter((blob) => !isReferenced(database, blob)),
    };
  });
  for (const blob of unused) store.blobs.remove(blob);
  return disposition;
}

/** Heat maps and recovered picture parts in stored results are images of the document, too. */
function stripPictures({ store: { database } }: EraserContext, caseId: string): void {
  const update = database.prepare('UPDATE case_results SET body = ? WHERE id = ?');
  const strip = (report: ForensicReport): ForensicReport => ({
    ...report,
    heatMaps: [],
    findings: report.findings.map(({ picture: _picture, ...finding }) => finding),
  });
  for (const row of database
    .prepare<[string], { id: string; kind: string; body: string }>(
      "SELECT id, kind, body FROM case_results WHERE case_id = ? AND kind IN ('verification', 'forensics')",
    )
    .all(caseId)) {
    const body: unknown = JSON.parse(row.body);
    if (row.kind === 'forensics') update.run(JSON.stringify(strip(ForensicReport.parse(body))), row.id);
    else {
      const verification = Verification.parse(body);
      update.run(JSON.stringify({ ...verification, forensics: verification.forensics.map(strip) }), row.id);
    }
  }
}

/** Erases what was read and written about the person: results, corrections, notes, free text of decisions, marks. */
export function eraseExtractedData(context: EraserContext, caseId: string, cause: Cause): Disposition {
  const { store, clock } = context;
  const { database } = store;
  return store.write(() => {
    const hashes = database
      .prepare<[string], string>('SELECT sha256 FROM case_results WHERE case_id = ?')
      .pluck()
      .all(caseId);
    for (const table of [
      'case_corrections',
      'case_results',
      'case_notes',
      'case_marks',
      'case_faces',
      'case_assessments',
      'screening_proposals',
    ])
      database.prepare(`DELETE FROM ${table} WHERE case_id = ?`).run(caseId);
    eraseScreenings(database, caseId);
    eraseCopies(database, caseId);
    // Who decided what and when stays; free text, which may name somebody, goes. Without the salt the log's hash reveals nothing.
    database
      .prepare(
        "UPDATE case_decisions SET reason = '', salt = zeroblob(16), approval_reason = NULL, approval_salt = NULL WHERE case_id = ?",
      )
      .run(caseId);
    database
      .prepare("UPDATE case_settlements SET reason = '', salt = zeroblob(16) WHERE case_id = ?")
      .run(caseId);
    database
      .prepare('UPDATE cases SET subject = NULL, data_erased_at = ? WHERE id = ?')
      .run(isoTime(clock), caseId);
    return record(context, caseId, 'extracted-data', hashes, cause);
  });
}

function record(
  { store, audit, clock, newId }: EraserContext,
  caseId: string,
  dataKind: DataKind,
  hashes: readonly string[],
  cause: Cause,
): Disposition {
  const disposition: Disposition = {
    id: newId(),
    caseId,
    dataKind,
    cause: cause.cause,
    at: isoTime(clock),
    actor: cause.actor.id,
    items: hashes.length,
    hashes,
    legalBasis: cause.legalBasis,
  };
  store.database
    .prepare(
      'INSERT INTO dispositions (id, case_id, data_kind, cause, at, actor, items, hashes, legal_basis) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    )
    .run(
      disposition.id,
      caseId,
      dataKind,
      cause.cause,
      disposition.at,
      disposition.actor,
      disposition.items,
      JSON.stringify(hashes),
      cause.legalBasis,
    );
  audit.append({
    actor: cause.actor,
    action: 'data.erased',
    caseId,
    details: {
      dataKind,
      cause: cause.cause,
      items: hashes.length,
      disposition: disposition.id,
      legalBasis: cause.legalBasis,
    },
  });
  return disposition;
}
