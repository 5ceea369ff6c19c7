import type { Database } from 'better-sqlite3';
import type { ProposedDecision } from './input.ts';

/** What the assessment asks the screening's tables; the service itself is made after the cases. */
export interface ScreeningState {
  /** Decisions about hits of these cases that wait for a second person. */
  proposed(caseIds: readonly string[]): ProposedDecision[];
  /** Hits that a newer list brought for somebody who was screened in these cases. */
  openAlerts(caseIds: readonly string[]): number;
  importedLists(): string[];
}

export function screeningState(database: Database): ScreeningState {
  const proposals = database.prepare<[string], ProposedDecision>(
    'SELECT list, entry_id AS entryId FROM screening_proposals WHERE case_id IN (SELECT value FROM json_each(?))',
  );
  const alerts = database
    .prepare<[string], number>(
      `SELECT count(*) FROM screening_alerts WHERE handled_at IS NULL AND subject IN
         (SELECT subject FROM screenings WHERE case_id IN (SELECT value FROM json_each(?)))`,
    )
    .pluck();
  const lists = database.prepare<[], string>('SELECT list FROM screening_versions WHERE current = 1').pluck();
  return {
    proposed: (caseIds) => proposals.all(JSON.stringify(caseIds)),
    openAlerts: (caseIds) => alerts.get(JSON.stringify(caseIds)) ?? 0,
    importedLists: () => lists.all(),
  };
}
