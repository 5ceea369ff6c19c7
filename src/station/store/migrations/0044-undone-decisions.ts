import type { Migration } from '../migration.ts';

/** Decisions that whoever took them took back within seconds: kept, and no longer in force (ADR 195). */
export const undoneDecisions: Migration = {
  name: '0044-undone-decisions',
  up: (database) => void database.exec('ALTER TABLE case_decisions ADD COLUMN undone_at TEXT'),
};
