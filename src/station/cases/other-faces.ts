import type { Database } from 'better-sqlite3';
import type { FaceIndex, StoredFace } from './face-index.ts';
import { OTHER_FACE } from './other-face.ts';

export interface NumberFaces {
  /** Rows of the faces of these cases. */
  readonly rows: ReadonlySet<number>;
  /**
   * Names of the shared numbers by case, for cases whose face differs from `own`: `most` of them, newest faces first,
   * however many cases share number and face.
   */
  ofAnother(own: readonly StoredFace[], most: number): ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Faces of the cases that share a number with one. A supervisor must first see a number that came with another face;
 * scanning the face index finds it among thousands of cases of the same person without reading their faces.
 */
export function createNumberFaces(
  database: Database,
  faces: FaceIndex,
  similarityTo: (own: readonly StoredFace[], caseId: string) => number | null,
): (caseId: string) => NumberFaces {
  // CROSS: starts from the case's own numbers; SQLite would start from every number of the store.
  const shared = `FROM case_marks AS own
     CROSS JOIN case_marks AS other ON other.kind = own.kind AND other.value = own.value AND other.case_id <> own.case_id`;
  const ofNumber = "own.case_id = ? AND own.kind = 'document-number'";
  const rowsSharing = database
    .prepare<[string], number>(
      `SELECT case_faces.rowid ${shared} JOIN case_faces ON case_faces.case_id = other.case_id WHERE ${ofNumber}`,
    )
    .pluck();
  const caseOf = database.prepare<[number], string>('SELECT case_id FROM case_faces WHERE rowid = ?').pluck();
  /** Names the numbers that two cases share. */
  const detailsOf = database
    .prepare<[string, string], string>(`SELECT own.detail ${shared} WHERE ${ofNumber} AND other.case_id = ?`)
    .pluck();
  return (caseId) => {
    const rows = new Set(rowsSharing.all(caseId));
    return {
      rows,
      ofAnother: (own, most) => {
        const found = new Map<string, ReadonlySet<string>>();
        if (own.length === 0 || rows.size === 0) return found;
        const seen = new Set<string>();
        for (const row of faces.unlike(own, OTHER_FACE, rows)) {
          if (found.size >= most) break;
          const other = caseOf.get(row)!;
          if (seen.has(other)) continue;
          seen.add(other);
          const similarity = similarityTo(own, other);
          if (similarity !== null && similarity < OTHER_FACE)
            found.set(other, new Set(detailsOf.all(caseId, other)));
        }
        return found;
      },
    };
  };
}
