import { message } from '../../contract/messages/message.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { isoTime, type Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import type { BlobRole, CaseFile } from './case-rows.ts';

export interface NewCaseFile {
  readonly role: BlobRole;
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly name?: string;
  readonly author?: string | null;
  readonly resultId?: string | null;
}

export interface CaseFiles {
  /**
   * Writes the encrypted files first, then their rows: a crash between the two leaves a file nobody refers to, which
   * retention sweeps away, and never a row without its file. Returns the hash of each file's plain bytes.
   */
  add(caseId: string, files: readonly NewCaseFile[]): string[];
  /**
   * Every file of the case, or those of a role. Pages are those of the newest verification, numbered as it numbers
   * them; pages of earlier ones are only in the list of every file.
   */
  list(caseId: string, role?: BlobRole): CaseFile[];
  /** @throws StationError NOT_FOUND when the case has no such file (any more), STORAGE_FAILED when it is damaged. */
  read(caseId: string, role: BlobRole, position: number): { bytes: Buffer; mediaType: string; name: string };
}

interface Row {
  result_id: string | null;
  role: BlobRole;
  position: number;
  blob: string;
  media_type: string;
  name: string;
  bytes: number;
  author: string | null;
  added_at: string;
}

export function caseFiles(store: Store, clock: Clock): CaseFiles {
  const { database, blobs } = store;
  const rows = database.prepare<[string], Row>(
    'SELECT * FROM case_blobs WHERE case_id = ? ORDER BY role, position',
  );
  const next = database
    .prepare<[string, string], number>(
      'SELECT coalesce(max(position), -1) + 1 FROM case_blobs WHERE case_id = ? AND role = ?',
    )
    .pluck();
  const insert = database.prepare(
    `INSERT INTO case_blobs (case_id, role, position, result_id, blob, media_type, name, bytes, author, added_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const remember = database.prepare(
    "INSERT OR IGNORE INTO case_marks (case_id, kind, value) VALUES (?, 'image', ?)",
  );
  return {
    add: (caseId, files) => {
      const stored = files.map((file) => blobs.put(file.bytes));
      store.write(() => {
        for (const [i, file] of files.entries()) {
          insert.run(
            caseId,
            file.role,
            next.get(caseId, file.role)!,
            file.resultId ?? null,
            stored[i]!,
            file.mediaType,
            file.name ?? '',
            file.bytes.length,
            file.author ?? null,
            isoTime(clock),
          );
          // The same upload in another case is found as a duplicate.
          if (file.role === 'source') remember.run(caseId, Buffer.from(stored[i]!, 'hex'));
        }
      });
      return stored;
    },
    list: (caseId, role) => ofRole(rows.all(caseId), role).map(toFile),
    read: (caseId, role, position) => {
      const row = ofRole(rows.all(caseId), role).find((one) => one.position === position);
      if (!row) throw new StationError('NOT_FOUND', message('caseRefusals.noSuchFile'));
      return { bytes: blobs.get(row.blob), mediaType: row.media_type, name: row.name };
    },
  };
}

function ofRole(rows: Row[], role: BlobRole | undefined): Row[] {
  if (role === undefined) return rows;
  const wanted = rows.filter((row) => row.role === role);
  if (role !== 'page') return wanted;
  const newest = wanted.at(-1)?.result_id;
  return wanted.filter((row) => row.result_id === newest).map((row, position) => ({ ...row, position }));
}

const toFile = (row: Row): CaseFile => ({
  role: row.role,
  position: row.position,
  blob: row.blob,
  mediaType: row.media_type,
  name: row.name,
  bytes: row.bytes,
  author: row.author,
  addedAt: row.added_at,
});
