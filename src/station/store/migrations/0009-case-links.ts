import type { Migration } from '../migration.ts';

/** Cases of one customer's one visit: the face check beside the case whose document it was compared with. Kept both ways. */
export const caseLinks: Migration = {
  name: '0009-case-links',
  up: (database) =>
    void database.exec(`
      CREATE TABLE case_links (
        case_id TEXT NOT NULL REFERENCES cases (id) ON DELETE CASCADE,
        other_id TEXT NOT NULL REFERENCES cases (id) ON DELETE CASCADE,
        PRIMARY KEY (case_id, other_id)
      ) STRICT, WITHOUT ROWID;
    `),
};
