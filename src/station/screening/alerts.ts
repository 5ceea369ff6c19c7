import type { Database } from 'better-sqlite3';
import { ScreeningRequest } from '../../contract/screening.ts';

export interface Alert {
  readonly alertId: number;
  readonly screeningId: string;
  readonly caseId: string | null;
  readonly list: string;
  readonly entryId: string;
  readonly score: number;
  readonly at: string;
}

/** Hits that a new version of a list brought for subjects screened before; open until somebody decides. */
export function createAlerts(database: Database) {
  const latest = database.prepare<[], { subject: string; screening_id: string; request: string }>(
    'SELECT subject, screening_id, request, max(at) FROM screenings GROUP BY subject',
  );
  const raise = database.prepare(
    `INSERT OR IGNORE INTO screening_alerts (subject, screening_id, list, entry_id, score, at)
     SELECT @subject, @screeningId, @list, @entryId, @score, @at WHERE NOT EXISTS (
       SELECT 1 FROM case_results, json_each(body, '$.result.hits') AS hit
       WHERE case_results.id = @screeningId AND hit.value ->> 'list' = @list AND hit.value ->> 'entryId' = @entryId)`,
  );
  const settle = database.prepare(
    'DELETE FROM screening_alerts WHERE subject = ? AND list = ? AND entry_id = ?',
  );
  const open = database.prepare<[], Alert>(
    `SELECT alert_id AS alertId, screening_id AS screeningId, case_id AS caseId, list, entry_id AS entryId, score, a.at
     FROM screening_alerts a LEFT JOIN screenings USING (screening_id) ORDER BY a.at DESC, score DESC`,
  );
  return {
    /** The latest screening of every subject. */
    subjects: (): { subject: string; screeningId: string; request: ScreeningRequest }[] =>
      latest.all().map((row) => ({
        subject: row.subject,
        screeningId: row.screening_id,
        request: ScreeningRequest.parse(JSON.parse(row.request)),
      })),
    raise: (alert: {
      subject: string;
      screeningId: string;
      list: string;
      entryId: string;
      score: number;
      at: string;
    }): void => void raise.run(alert),
    settle: (subject: string, list: string, entryId: string): void => void settle.run(subject, list, entryId),
    open: (): Alert[] => open.all(),
  };
}
