import type { Database } from 'better-sqlite3';

/**
 * Erases copies made for API clients: results of asynchronous jobs and bodies of webhook deliveries, both found by the
 * requests that the audit log names for the case. A pending delivery loses its body as well: erased data are not sent.
 */
export function eraseCopies(database: Database, caseId: string): number {
  const requests = database
    .prepare<[string], string>(
      "SELECT DISTINCT body ->> '$.details.requestId' FROM audit_log WHERE case_id = ? AND body ->> '$.details.requestId' IS NOT NULL",
    )
    .pluck()
    .all(caseId);
  const job = database.prepare('UPDATE jobs SET result = NULL WHERE request_id = ? AND result IS NOT NULL');
  const jobFiles = database.prepare('DELETE FROM job_files WHERE request_id = ?');
  const delivery = database.prepare(
    `UPDATE webhook_deliveries SET body = '', status = CASE status WHEN 'PENDING' THEN 'CANCELLED' ELSE status END, next_at = NULL
     WHERE instr(body, ?) > 0`,
  );
  return requests.reduce(
    (sum, id) => sum + job.run(id).changes + jobFiles.run(id).changes + delivery.run(id).changes,
    0,
  );
}
