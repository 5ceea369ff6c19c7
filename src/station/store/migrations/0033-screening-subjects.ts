import type { Migration } from '../migration.ts';

/**
 * A subject screened by name alone is known in that case only (ADR 82), a screening records which state of an entry it
 * saw, and an alert the list that brought it and who handled it.
 *
 * A decision on a name alone moves to the case in which the log says that it was made; one unknown to the log would
 * apply to nobody and is removed. What earlier screenings saw is filled in where their lists still exist, except what a
 * decision on a namesake had answered: for the rest the next comparison raises an alert.
 */
export const screeningSubjects: Migration = {
  name: '0033-screening-subjects',
  up: (database) =>
    void database.exec(`
      -- JSON: [list, entry, digest] of every hit.
      ALTER TABLE screenings ADD COLUMN seen TEXT NOT NULL DEFAULT '[]';

      UPDATE screenings SET subject = subject || ':' || coalesce(case_id, screening_id)
      WHERE coalesce(request ->> '$.dateOfBirth', '') NOT GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'
        AND coalesce(request ->> '$.documentNumber', '') NOT GLOB '*[0-9A-Za-z]*';

      UPDATE screenings SET seen = (
        SELECT json_group_array(json_array(v.list, e.entry_id, e.digest))
        FROM case_results AS r, json_each(r.body, '$.result.hits') AS hit
        JOIN screening_versions AS v ON v.list = hit.value ->> 'list'
        JOIN screening_entries AS e ON e.version = v.version AND e.entry_id = hit.value ->> 'entryId'
        WHERE r.id = screenings.screening_id
          AND (instr(screenings.subject, ':') = 0 OR hit.value ->> '$.disposition' IS NULL)
          AND EXISTS (
            SELECT 1 FROM json_each(screenings.versions) AS used
            WHERE used.value ->> 0 = v.list AND used.value ->> 1 = v.sha256));

      UPDATE screening_dispositions AS d SET subject = coalesce((
        SELECT s.subject FROM audit_log AS a
        JOIN screenings AS s ON s.case_id = a.case_id AND s.screening_id = a.body ->> '$.details.screeningId'
        -- By the case, not through every decision of the log.
        WHERE +a.action = 'screening.hit-decided'
          AND a.body ->> '$.details.list' = d.list AND a.body ->> '$.details.entryId' = d.entry_id
          AND s.subject > d.subject || ':' AND s.subject < d.subject || ';'
        ORDER BY a.sequence DESC LIMIT 1), subject);
      DELETE FROM screening_dispositions AS d WHERE EXISTS (
        SELECT 1 FROM screenings AS s WHERE s.subject > d.subject || ':' AND s.subject < d.subject || ';');

      ALTER TABLE screening_alerts RENAME TO alerts_before;
      CREATE TABLE screening_alerts (
        alert_id INTEGER PRIMARY KEY AUTOINCREMENT,
        subject TEXT NOT NULL,
        list TEXT NOT NULL,
        entry_id TEXT NOT NULL,
        digest TEXT NOT NULL,
        name TEXT NOT NULL,
        list_date TEXT NOT NULL,
        list_sha256 TEXT NOT NULL,
        score REAL NOT NULL,
        at TEXT NOT NULL,
        handled_at TEXT,
        handled_by TEXT,
        UNIQUE (subject, list, entry_id)
      ) STRICT;
      INSERT OR REPLACE INTO screening_alerts (subject, list, entry_id, digest, name, list_date, list_sha256, score, at)
      SELECT s.subject, b.list, b.entry_id, e.digest, e.body ->> '$.names[0].text', v.date, v.sha256, b.score, b.at
      FROM alerts_before AS b JOIN screenings AS s USING (screening_id)
      JOIN screening_versions AS v ON v.list = b.list AND v.current = 1
      JOIN screening_entries AS e ON e.version = v.version AND e.entry_id = b.entry_id;
      DROP TABLE alerts_before;
    `),
};
