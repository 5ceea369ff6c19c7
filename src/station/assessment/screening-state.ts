import type { Database } from 'better-sqlite3';
import type { ProposedDecision } from './input.ts';

/** The assessment's queries on the screening tables; the screening service itself is created after the cases. */
export interface ScreeningState {
  /** Decisions about hits of these cases that wait for a second person. */
  proposed(caseIds: readonly string[]): ProposedDecision[];
  /** Hits that a newer list brought for somebody who was screened in these cases, and nobody has decided. */
  openAlerts(caseIds: readonly string[]): number;
  importedLists(): string[];
}

export function screeningState(database: Database): ScreeningState {
  const proposals = database.prepare<[string], ProposedDecision>(
    'SELECT list, entry_id AS entryId FROM screening_proposals WHERE case_id IN (SELECT value FROM json_each(?))',
  );
  // Dismissing an alert is no decision: it counts until a screening of the case shows the hit, or it was decided.
  const alerts = database
    .prepare<{ cases: string }, number>(
      `SELECT count(*) FROM screening_alerts AS a JOIN (SELECT DISTINCT subject FROM screenings
         WHERE case_id IN (SELECT value FROM json_each(@cases))) AS own ON own.subject = a.subject
       WHERE NOT EXISTS (SELECT 1 FROM screening_dispositions AS d WHERE d.subject = a.subject AND d.list = a.list
           AND d.entry_id = a.entry_id AND d.digest = a.digest)
         AND NOT EXISTS (SELECT 1 FROM screenings AS s, json_each(s.seen) AS hit
           WHERE s.subject = a.subject AND s.case_id IN (SELECT value FROM json_each(@cases))
             AND hit.value ->> 0 = a.list AND hit.value ->> 1 = a.entry_id AND hit.value ->> 2 = a.digest)`,
    )
    .pluck();
  const lists = database.prepare<[], string>('SELECT list FROM screening_versions WHERE current = 1').pluck();
  return {
    proposed: (caseIds) => proposals.all(JSON.stringify(caseIds)),
    openAlerts: (caseIds) => alerts.get({ cases: JSON.stringify(caseIds) }) ?? 0,
    importedLists: () => lists.all(),
  };
}
