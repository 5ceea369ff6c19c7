import { addFoldedText } from '../folded-text.ts';
import type { Migration } from '../migration.ts';

/**
 * Names of people and companies in cases, found by any part: a trigram index, encrypted with the rest. Own row numbers,
 * as those of `cases` may change when the file is rewritten. Erased names leave the index too.
 */
export const caseSearch: Migration = {
  name: '0070-case-search',
  up: (database) => {
    addFoldedText(database);
    database.exec(`
      CREATE TABLE case_subjects (
        number INTEGER PRIMARY KEY,
        case_id TEXT NOT NULL UNIQUE REFERENCES cases (id) ON DELETE CASCADE,
        name TEXT NOT NULL
      ) STRICT;
      CREATE VIRTUAL TABLE case_search USING fts5(name, content = 'case_subjects', content_rowid = 'number', tokenize = 'trigram');
      INSERT INTO case_search (case_search, rank) VALUES ('secure-delete', 1);

      CREATE TRIGGER case_subjects_added AFTER INSERT ON case_subjects BEGIN
        INSERT INTO case_search (rowid, name) VALUES (new.number, new.name);
      END;
      CREATE TRIGGER case_subjects_removed AFTER DELETE ON case_subjects BEGIN
        INSERT INTO case_search (case_search, rowid, name) VALUES ('delete', old.number, old.name);
      END;
      CREATE TRIGGER cases_named AFTER INSERT ON cases WHEN new.subject IS NOT NULL BEGIN
        INSERT INTO case_subjects (case_id, name) VALUES (new.id, folded(new.subject));
      END;
      CREATE TRIGGER cases_renamed AFTER UPDATE OF subject ON cases WHEN new.subject IS NOT old.subject BEGIN
        DELETE FROM case_subjects WHERE case_id = new.id;
        INSERT INTO case_subjects (case_id, name) SELECT new.id, folded(new.subject) WHERE new.subject IS NOT NULL;
      END;
      INSERT INTO case_subjects (case_id, name) SELECT id, folded(subject) FROM cases WHERE subject IS NOT NULL;

      -- Which kinds of papers there are, and how many cases, without reading the cases themselves.
      CREATE INDEX cases_by_types ON cases (document_types);
      CREATE INDEX cases_by_author ON cases (author);
      CREATE INDEX cases_by_kind ON cases (kind, id);
    `);
  },
};
