import type { Migration } from '../migration.ts';

/** What was erased and why (outlives the data), consent as it was given, and faces for duplicate detection. */
export const retention: Migration = {
  name: '0004-retention',
  up: (database) =>
    void database.exec(`
      CREATE TABLE dispositions (
        id TEXT PRIMARY KEY,
        -- Not a foreign key: the record survives the case.
        case_id TEXT NOT NULL,
        data_kind TEXT NOT NULL CHECK (data_kind IN ('images', 'extracted-data')),
        cause TEXT NOT NULL CHECK (cause IN ('retention', 'request')),
        at TEXT NOT NULL,
        actor TEXT NOT NULL,
        items INTEGER NOT NULL,
        -- JSON array of the SHA-256 of everything erased.
        hashes TEXT NOT NULL,
        legal_basis TEXT NOT NULL
      ) STRICT;
      CREATE INDEX dispositions_of ON dispositions (case_id);
      CREATE TRIGGER dispositions_no_update BEFORE UPDATE ON dispositions
        BEGIN SELECT raise(ABORT, 'disposition records cannot be changed or deleted'); END;
      CREATE TRIGGER dispositions_no_delete BEFORE DELETE ON dispositions
        BEGIN SELECT raise(ABORT, 'disposition records cannot be changed or deleted'); END;

      CREATE TABLE consent_texts (
        version TEXT NOT NULL,
        language TEXT NOT NULL,
        text TEXT NOT NULL,
        sha256 TEXT NOT NULL,
        published_at TEXT NOT NULL,
        PRIMARY KEY (version, language)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE consents (
        id TEXT PRIMARY KEY,
        case_id TEXT NOT NULL,
        version TEXT NOT NULL,
        language TEXT NOT NULL,
        text_sha256 TEXT NOT NULL,
        purposes TEXT NOT NULL,
        given_by TEXT NOT NULL CHECK (given_by IN ('customer', 'parent-or-guardian')),
        method TEXT NOT NULL CHECK (method IN ('spoken', 'signed', 'on-screen')),
        recorded_by TEXT NOT NULL,
        at TEXT NOT NULL,
        withdrawn_at TEXT
      ) STRICT;
      CREATE INDEX consents_of ON consents (case_id);

      -- Embeddings of one model can be compared with each other only.
      CREATE TABLE case_faces (
        case_id TEXT NOT NULL REFERENCES cases (id) ON DELETE CASCADE,
        position INTEGER NOT NULL,
        model TEXT NOT NULL,
        embedding BLOB NOT NULL,
        PRIMARY KEY (case_id, position)
      ) STRICT;
    `),
};
