import type { Migration } from '../migration.ts';

/** Decisions undone within seconds by whoever took them: kept, but not in force (ADR 195). */
export const undoneDecisions: Migration = {
  name: '0044-undone-decisions',
  up: (database) => void database.exec('ALTER TABLE case_decisions ADD COLUMN undone_at TEXT'),
};
