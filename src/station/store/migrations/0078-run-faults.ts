import type { Migration } from '../migration.ts';

/** Why a file of customers could not go on, by key, as JSON; runs that stopped before have a sentence only. */
export const runFaults: Migration = {
  name: '0078-run-faults',
  up: (database) => void database.exec('ALTER TABLE customer_runs ADD COLUMN fault_said TEXT'),
};
