import type { Database } from 'better-sqlite3';
import type { FaceIndex, StoredFace } from './face-index.ts';
import { OTHER_FACE } from './other-face.ts';

/** A case with the same number, and a face of it. */
interface Sharer {
  readonly case_id: string;
  /** Names the number. */
  readonly detail: string;
  readonly face: number;
}

export interface NumberFaces {
  /** Rows of the faces of these cases. */
  readonly rows: ReadonlySet<number>;
  /**
   * Names of the shared numbers by case, for cases whose face is another than `own`: `most` of them, the newest faces first, however
   * many cases share the number with the same face.
   */
  ofAnother(own: readonly StoredFace[], most: number): ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Faces of the cases that share a number with one. What a supervisor has to see first is a number that came with another face; the scan of
 * the face index finds it among thousands of cases of the same person without reading theirs.
 */
export function createNumberFaces(
  database: Database,
  faces: FaceIndex,
  similarityTo: (own: readonly StoredFace[], caseId: string) => number | null,
): (caseId: string) => NumberFaces {
  const sharing = database.prepare<[string], Sharer>(
    `SELECT other.case_id, own.detail, case_faces.rowid AS face FROM case_marks AS own
     -- CROSS: from the case's own numbers; left to itself SQLite begins with every number of the store.
     CROSS JOIN case_marks AS other ON other.kind = own.kind AND other.value = own.value AND other.case_id <> own.case_id
     JOIN case_faces ON case_faces.case_id = other.case_id
     WHERE own.case_id = ? AND own.kind = 'document-number'`,
  );
  return (caseId) => {
    const sharers = sharing.all(caseId);
    const caseOf = new Map(sharers.map((one) => [one.face, one.case_id]));
    return {
      rows: new Set(caseOf.keys()),
      ofAnother: (own, most) => {
        const found = new Map<string, Set<string>>();
        if (sharers.length === 0) return found;
        for (const other of faces.unlike(own, OTHER_FACE, caseOf)) {
          if (found.size >= most) break;
          const similarity = similarityTo(own, other);
          if (similarity !== null && similarity < OTHER_FACE) found.set(other, new Set());
        }
        for (const { case_id, detail } of sharers) found.get(case_id)?.add(detail);
        return found;
      },
    };
  };
}
