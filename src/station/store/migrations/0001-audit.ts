import type { Migration } from '../migration.ts';

const refuse = (table: string, verb: 'UPDATE' | 'DELETE'): [string, string] => {
  const name = `${table}_no_${verb.toLowerCase()}`;
  return [
    name,
    `CREATE TRIGGER ${name} BEFORE ${verb} ON ${table} BEGIN SELECT raise(ABORT, 'audit records cannot be changed or deleted'); END`,
  ];
};

/** The log's tables, by name. Filter columns are virtual columns of the record's own text, which `audit verify` checks. */
export const AUDIT_TABLES: Readonly<Record<string, string>> = {
  audit_log: `CREATE TABLE audit_log (
    sequence INTEGER PRIMARY KEY,
    body TEXT NOT NULL,
    leaf BLOB NOT NULL CHECK (length(leaf) = 32),
    time TEXT GENERATED ALWAYS AS (body ->> '$.time') VIRTUAL,
    action TEXT GENERATED ALWAYS AS (body ->> '$.action') VIRTUAL,
    actor TEXT GENERATED ALWAYS AS (body ->> '$.actor.id') VIRTUAL,
    case_id TEXT GENERATED ALWAYS AS (body ->> '$.caseId') VIRTUAL
  ) STRICT`,
  // Node (level, position) is the root of the complete subtree over leaves [position << level, (position + 1) << level).
  audit_nodes: `CREATE TABLE audit_nodes (
    level INTEGER NOT NULL CHECK (level > 0),
    position INTEGER NOT NULL,
    hash BLOB NOT NULL CHECK (length(hash) = 32),
    PRIMARY KEY (level, position)
  ) STRICT, WITHOUT ROWID`,
  audit_heads: `CREATE TABLE audit_heads (
    size INTEGER PRIMARY KEY,
    root BLOB NOT NULL CHECK (length(root) = 32),
    time TEXT NOT NULL,
    key_id TEXT NOT NULL,
    signature BLOB NOT NULL CHECK (length(signature) = 64)
  ) STRICT`,
};

/** The triggers that make the log append-only, by name. `audit verify` compares them with these definitions. */
export const AUDIT_GUARDS: Readonly<Record<string, string>> = Object.fromEntries([
  [
    'audit_log_next',
    `CREATE TRIGGER audit_log_next BEFORE INSERT ON audit_log
      WHEN new.sequence IS NOT (SELECT coalesce(max(sequence), 0) + 1 FROM audit_log)
      BEGIN SELECT raise(ABORT, 'audit records are appended one after another'); END`,
  ],
  ...Object.keys(AUDIT_TABLES).flatMap((table) => [refuse(table, 'UPDATE'), refuse(table, 'DELETE')]),
]);

/**
 * The audit log, the inner nodes of its Merkle tree, its signed heads, and keys. Filter columns are virtual columns of
 * the record's own text, so that no second copy can disagree.
 */
export const audit: Migration = {
  name: '0001-audit',
  up: (database) =>
    void database.exec(`
      ${Object.values(AUDIT_TABLES).join(';\n')};
      CREATE INDEX audit_log_action ON audit_log (action);
      CREATE INDEX audit_log_actor ON audit_log (actor);
      CREATE INDEX audit_log_case ON audit_log (case_id) WHERE case_id IS NOT NULL;

      ${Object.values(AUDIT_GUARDS).join(';\n')};

      CREATE TABLE signing_keys (
        id TEXT PRIMARY KEY,
        public_key BLOB NOT NULL,
        -- PKCS #8; null once the key is retired.
        private_key BLOB,
        created_at TEXT NOT NULL,
        retired_at TEXT
      ) STRICT;
      CREATE TABLE blob_keys (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        use TEXT NOT NULL CHECK (use IN ('name', 'content', 'index')),
        key BLOB NOT NULL CHECK (length(key) = 32)
      ) STRICT;
    `),
};
