import type { Migration } from '../migration.ts';

/** A case and everything that belongs to it. JSON columns hold contract types, parsed with zod when read. */
export const cases: Migration = {
  name: '0002-cases',
  up: (database) =>
    void database.exec(`
      -- Processes that have the folder open, so that work of a process that died can be told from work in progress.
      CREATE TABLE instances (
        id TEXT PRIMARY KEY,
        pid INTEGER NOT NULL,
        host TEXT NOT NULL,
        started_at TEXT NOT NULL
      ) STRICT;

      CREATE TABLE cases (
        id TEXT PRIMARY KEY,
        kind TEXT NOT NULL,
        state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'waiting', 'accepted', 'rejected', 'referred')),
        progress TEXT NOT NULL CHECK (progress IN ('processing', 'ready', 'failed')),
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL,
        actor_kind TEXT NOT NULL,
        actor_id TEXT NOT NULL,
        author TEXT NOT NULL,
        -- The person or company on the documents; erased with the data.
        subject TEXT,
        category TEXT,
        document_types TEXT NOT NULL DEFAULT '[]',
        confidence REAL,
        risk_score REAL,
        verdict TEXT,
        instance TEXT REFERENCES instances (id) ON DELETE SET NULL,
        legal_hold TEXT,
        decided_at TEXT,
        images_erased_at TEXT,
        data_erased_at TEXT
      ) STRICT;
      CREATE INDEX cases_by_time ON cases (created_at);
      CREATE INDEX cases_by_state ON cases (state, created_at);

      CREATE TABLE case_results (
        id TEXT PRIMARY KEY,
        case_id TEXT NOT NULL REFERENCES cases (id) ON DELETE CASCADE,
        kind TEXT NOT NULL,
        created_at TEXT NOT NULL,
        sha256 TEXT NOT NULL,
        body TEXT NOT NULL
      ) STRICT;
      CREATE INDEX case_results_of ON case_results (case_id, created_at);

      CREATE TABLE case_blobs (
        case_id TEXT NOT NULL REFERENCES cases (id) ON DELETE CASCADE,
        role TEXT NOT NULL CHECK (role IN ('source', 'page', 'portrait', 'selfie', 'liveness', 'attachment', 'report')),
        position INTEGER NOT NULL,
        result_id TEXT REFERENCES case_results (id) ON DELETE SET NULL,
        blob TEXT NOT NULL,
        media_type TEXT NOT NULL,
        name TEXT NOT NULL DEFAULT '',
        bytes INTEGER NOT NULL,
        author TEXT,
        added_at TEXT NOT NULL,
        PRIMARY KEY (case_id, role, position)
      ) STRICT;
      CREATE INDEX case_blobs_by_blob ON case_blobs (blob);

      CREATE TABLE case_corrections (
        id TEXT PRIMARY KEY,
        case_id TEXT NOT NULL REFERENCES cases (id) ON DELETE CASCADE,
        result_id TEXT NOT NULL REFERENCES case_results (id) ON DELETE CASCADE,
        document INTEGER NOT NULL,
        field TEXT NOT NULL,
        original TEXT NOT NULL,
        value TEXT NOT NULL,
        author TEXT NOT NULL,
        at TEXT NOT NULL,
        undone_at TEXT
      ) STRICT;
      CREATE INDEX case_corrections_of ON case_corrections (case_id, at);

      CREATE TABLE case_notes (
        id TEXT PRIMARY KEY,
        case_id TEXT NOT NULL REFERENCES cases (id) ON DELETE CASCADE,
        author TEXT NOT NULL,
        at TEXT NOT NULL,
        text TEXT NOT NULL
      ) STRICT;
      CREATE INDEX case_notes_of ON case_notes (case_id, at);

      -- The audit log holds SHA-256(salt, reason), so that the words can be erased and what they were still be proven.
      CREATE TABLE case_decisions (
        id TEXT PRIMARY KEY,
        case_id TEXT NOT NULL REFERENCES cases (id) ON DELETE CASCADE,
        outcome TEXT NOT NULL CHECK (outcome IN ('accept', 'refer', 'reject')),
        override INTEGER NOT NULL CHECK (override IN (0, 1)),
        author TEXT NOT NULL,
        author_id TEXT NOT NULL,
        at TEXT NOT NULL,
        reason TEXT NOT NULL,
        salt BLOB NOT NULL,
        needs_approval INTEGER NOT NULL CHECK (needs_approval IN (0, 1)),
        approved INTEGER CHECK (approved IN (0, 1)),
        approver TEXT,
        approver_id TEXT,
        approved_at TEXT,
        approval_reason TEXT,
        approval_salt BLOB
      ) STRICT;
      CREATE INDEX case_decisions_of ON case_decisions (case_id, at);

      -- What makes two cases look alike. Numbers are kept as keyed hashes.
      CREATE TABLE case_marks (
        case_id TEXT NOT NULL REFERENCES cases (id) ON DELETE CASCADE,
        kind TEXT NOT NULL CHECK (kind IN ('document-number', 'image', 'face')),
        value BLOB NOT NULL,
        detail TEXT NOT NULL DEFAULT '',
        PRIMARY KEY (case_id, kind, value)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX case_marks_by_value ON case_marks (kind, value);
    `),
};
