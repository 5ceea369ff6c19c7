import type { Migration } from '../migration.ts';

/** What people settled of an assessment, the assessment as it was decided on, and decisions that wait for a second person. */
export const assessment: Migration = {
  name: '0050-assessment',
  up: (database) =>
    void database.exec(`
      CREATE TABLE case_settlements (
        id TEXT PRIMARY KEY,
        case_id TEXT NOT NULL REFERENCES cases (id) ON DELETE CASCADE,
        point TEXT NOT NULL,
        reason TEXT NOT NULL,
        salt BLOB NOT NULL,
        author TEXT NOT NULL,
        author_id TEXT NOT NULL,
        at TEXT NOT NULL
      ) STRICT;
      CREATE INDEX case_settlements_of ON case_settlements (case_id);

      -- JSON of the contract's Assessment; its hash is in the audit log beside the decision.
      CREATE TABLE case_assessments (
        id TEXT PRIMARY KEY,
        case_id TEXT NOT NULL REFERENCES cases (id) ON DELETE CASCADE,
        decision_id TEXT NOT NULL REFERENCES case_decisions (id) ON DELETE CASCADE,
        occasion TEXT NOT NULL CHECK (occasion IN ('decision', 'approval')),
        at TEXT NOT NULL,
        sha256 TEXT NOT NULL,
        body TEXT NOT NULL
      ) STRICT;
      CREATE INDEX case_assessments_of ON case_assessments (case_id);

      -- A hit that one person called somebody else; it stays open until a second one says so too.
      CREATE TABLE screening_proposals (
        subject TEXT NOT NULL,
        list TEXT NOT NULL,
        entry_id TEXT NOT NULL,
        digest TEXT NOT NULL,
        case_id TEXT REFERENCES cases (id) ON DELETE CASCADE,
        author TEXT NOT NULL,
        author_id TEXT NOT NULL,
        -- May this person approve cases? One of the two must.
        may_approve INTEGER NOT NULL CHECK (may_approve IN (0, 1)),
        at TEXT NOT NULL,
        PRIMARY KEY (subject, list, entry_id)
      ) STRICT, WITHOUT ROWID;

      -- The reading that a result took the place of: the same files, read again with more.
      ALTER TABLE case_results ADD COLUMN replaces TEXT;
      -- What was announced last, so that a change is announced once.
      ALTER TABLE cases ADD COLUMN assessed TEXT;
    `),
};
