import type { Migration } from '../migration.ts';

/** Screening lists with their versions, listed names, what was screened, and what people decided about hits. */
export const screening: Migration = {
  name: '0030-screening',
  up(database) {
    database.exec(`
      CREATE TABLE screening_versions (
        version INTEGER PRIMARY KEY,
        list TEXT NOT NULL,
        title TEXT NOT NULL,
        format TEXT NOT NULL,
        date TEXT NOT NULL,
        imported_at TEXT NOT NULL,
        sha256 TEXT NOT NULL,
        files TEXT NOT NULL,
        entries INTEGER NOT NULL,
        names INTEGER NOT NULL,
        current INTEGER NOT NULL CHECK (current IN (0, 1))
      ) STRICT;
      CREATE UNIQUE INDEX screening_current ON screening_versions (list) WHERE current = 1;
      CREATE TABLE screening_entries (
        entry INTEGER PRIMARY KEY,
        version INTEGER NOT NULL REFERENCES screening_versions (version) ON DELETE CASCADE,
        entry_id TEXT NOT NULL,
        person INTEGER NOT NULL,
        digest TEXT NOT NULL,
        body TEXT NOT NULL,
        names TEXT NOT NULL
      ) STRICT;
      CREATE INDEX screening_entries_of ON screening_entries (version, entry_id);
      CREATE TABLE screening_documents (
        number TEXT NOT NULL,
        entry INTEGER NOT NULL REFERENCES screening_entries (entry) ON DELETE CASCADE
      ) STRICT;
      CREATE INDEX screening_documents_by_number ON screening_documents (number);
      CREATE INDEX screening_documents_of ON screening_documents (entry);
      CREATE TABLE screenings (
        screening_id TEXT PRIMARY KEY,
        subject TEXT NOT NULL,
        case_id TEXT,
        actor TEXT NOT NULL,
        request TEXT NOT NULL,
        outcome TEXT NOT NULL,
        versions TEXT NOT NULL,
        at TEXT NOT NULL
      ) STRICT;
      CREATE INDEX screenings_of_subject ON screenings (subject, at);
      CREATE TABLE screening_dispositions (
        subject TEXT NOT NULL,
        list TEXT NOT NULL,
        entry_id TEXT NOT NULL,
        digest TEXT NOT NULL,
        outcome TEXT NOT NULL CHECK (outcome IN ('true-match', 'false-positive')),
        reason TEXT NOT NULL,
        author TEXT NOT NULL,
        at TEXT NOT NULL,
        PRIMARY KEY (subject, list, entry_id)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE screening_alerts (
        alert_id INTEGER PRIMARY KEY,
        subject TEXT NOT NULL,
        screening_id TEXT NOT NULL,
        list TEXT NOT NULL,
        entry_id TEXT NOT NULL,
        score REAL NOT NULL,
        at TEXT NOT NULL,
        UNIQUE (subject, list, entry_id)
      ) STRICT;
    `);
  },
};
