import type { Database } from 'better-sqlite3';
import { ScreeningAlert, ScreeningRequest } from '../../contract/screening.ts';

/** Most alerts listed; a longer list is worked off from its newest end. */
const MOST_LISTED = 200;

export interface NewHit {
  readonly screeningId: string;
  readonly list: string;
  readonly entryId: string;
  /** Digest of the entry in the version that brought the hit. */
  readonly digest: string;
  readonly name: string;
  readonly listDate: string;
  readonly listSha256: string;
  readonly score: number;
  readonly at: string;
}

/** Hits that a new list version brought for subjects screened before; open until decided or dismissed. */
export function createAlerts(database: Database) {
  const latest = database.prepare<[], { screening_id: string; request: string }>(
    'SELECT screening_id, request, max(at) FROM screenings GROUP BY subject',
  );
  // A changed entry is new: what was seen, decided or dismissed is recorded by the entry's digest.
  const raise = database.prepare<[NewHit]>(
    `INSERT OR REPLACE INTO screening_alerts (subject, list, entry_id, digest, name, list_date, list_sha256, score, at)
     SELECT s.subject, @list, @entryId, @digest, @name, @listDate, @listSha256, @score, @at
     FROM screenings AS s WHERE s.screening_id = @screeningId
       AND NOT EXISTS (SELECT 1 FROM json_each(s.seen) AS hit WHERE hit.value ->> 0 = @list
         AND hit.value ->> 1 = @entryId AND hit.value ->> 2 = @digest)
       AND NOT EXISTS (SELECT 1 FROM screening_dispositions AS d WHERE d.subject = s.subject AND d.list = @list
         AND d.entry_id = @entryId AND d.digest = @digest)
       AND NOT EXISTS (SELECT 1 FROM screening_alerts AS a WHERE a.subject = s.subject AND a.list = @list
         AND a.entry_id = @entryId AND a.digest = @digest)`,
  );
  const settle = database.prepare(
    'DELETE FROM screening_alerts WHERE subject = ? AND list = ? AND entry_id = ? AND digest = ?',
  );
  const open = database.prepare<[number], Omit<ScreeningAlert, 'request'> & { request: string }>(
    `SELECT alert_id AS alertId, screening_id AS screeningId, case_id AS caseId, request, list,
       list_date AS listDate, list_sha256 AS listSha256, entry_id AS entryId, name, score, a.at, max(s.at) AS newest
     FROM screening_alerts AS a JOIN screenings AS s USING (subject) WHERE handled_at IS NULL
     GROUP BY alert_id ORDER BY a.at DESC, score DESC, alert_id LIMIT ?`,
  );
  const count = database
    .prepare<[], number>('SELECT count(*) FROM screening_alerts WHERE handled_at IS NULL')
    .pluck();
  const handle = database.prepare<
    { alertId: number; author: string; at: string },
    { list: string; entryId: string; caseId: string | null }
  >(
    `UPDATE screening_alerts SET handled_at = @at, handled_by = @author
     WHERE alert_id = @alertId AND handled_at IS NULL
     RETURNING list, entry_id AS entryId,
       (SELECT case_id FROM screenings AS s WHERE s.subject = screening_alerts.subject ORDER BY s.at DESC LIMIT 1) AS caseId`,
  );
  const screenedIn = database
    .prepare<[string], string>(
      'SELECT DISTINCT case_id FROM screenings WHERE subject = ? AND case_id IS NOT NULL',
    )
    .pluck();
  const subjectOf = database
    .prepare<[string], string>('SELECT subject FROM screenings WHERE screening_id = ?')
    .pluck();
  const scoreOfEntry = database
    .prepare<[string, string, string], number>(
      'SELECT max(score) FROM screening_alerts WHERE subject = ? AND list = ? AND entry_id = ?',
    )
    .pluck();
  return {
    /** 0–1; null where no list brought this entry for the subject. */
    scoreOf: (subject: string, list: string, entryId: string): number | null =>
      scoreOfEntry.get(subject, list, entryId) ?? null,
    /** The latest screening of every subject. */
    subjects: (): { screeningId: string; request: ScreeningRequest }[] =>
      latest.all().map((row) => ({
        screeningId: row.screening_id,
        request: ScreeningRequest.parse(JSON.parse(row.request)),
      })),
    /** The cases in which a subject was screened. */
    casesOf: (subject: string): string[] => screenedIn.all(subject),
    subjectOf: (screeningId: string): string | null => subjectOf.get(screeningId) ?? null,
    /** Returns whether it was new. */
    raise: (hit: NewHit): boolean => raise.run(hit).changes > 0,
    settle: (subject: string, list: string, entryId: string, digest: string): void =>
      void settle.run(subject, list, entryId, digest),
    open: (): ScreeningAlert[] =>
      open
        .all(MOST_LISTED)
        .map((row) => ScreeningAlert.parse({ ...row, request: JSON.parse(row.request) as unknown })),
    count: (): number => count.get()!,
    /** Null where there is no such open alert. */
    handle: (alertId: number, author: string, at: string) => handle.get({ alertId, author, at }) ?? null,
  };
}
