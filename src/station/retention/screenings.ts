import type { Database } from 'better-sqlite3';

/**
 * Erases the screenings of a case: requests with name, birth date and document number. Decisions on a subject's hits,
 * and its open alerts, go with the last case in which it was screened.
 */
export function eraseScreenings(database: Database, caseId: string): void {
  const subjects = database
    .prepare<[string], string>('DELETE FROM screenings WHERE case_id = ? RETURNING subject')
    .pluck()
    .all(caseId);
  for (const table of ['screening_alerts', 'screening_dispositions']) {
    const forget = database.prepare(
      `DELETE FROM ${table} WHERE subject = @subject AND NOT EXISTS (SELECT 1 FROM screenings WHERE subject = @subject)`,
    );
    for (const subject of new Set(subjects)) forget.run({ subject });
  }
}
