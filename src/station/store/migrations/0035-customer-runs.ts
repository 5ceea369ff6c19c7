import type { Migration } from '../migration.ts';

/** Files of customers that are screened from the screen: the file is an encrypted blob, its results are rows. */
export const customerRuns: Migration = {
  name: '0035-customer-runs',
  up: (database) =>
    void database.exec(`
      CREATE TABLE customer_runs (
        run_id TEXT PRIMARY KEY,
        file_name TEXT NOT NULL,
        blob TEXT NOT NULL,
        operator TEXT NOT NULL,
        -- The run of the same file with which this one compares what the lists changed since.
        basis TEXT,
        opens_cases INTEGER NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('running', 'paused', 'done', 'stopped')),
        -- Process that works on it.
        pid INTEGER,
        created_at TEXT NOT NULL,
        ended_at TEXT,
        -- JSON: the lists in use, each as "id sha256".
        lists TEXT NOT NULL,
        -- Null until the file has been counted.
        customers INTEGER,
        done INTEGER NOT NULL,
        outcomes TEXT NOT NULL,
        fault TEXT
      ) STRICT;
      CREATE TABLE customer_results (
        run_id TEXT NOT NULL REFERENCES customer_runs ON DELETE CASCADE,
        row INTEGER NOT NULL,
        -- Null for a customer who is not clear and has no case.
        case_id TEXT,
        outcome TEXT NOT NULL,
        -- Lines of the CSV of results.
        lines TEXT NOT NULL,
        PRIMARY KEY (run_id, row)
      ) STRICT, WITHOUT ROWID;
    `),
};
