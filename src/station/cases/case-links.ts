import type { Database } from 'better-sqlite3';

/** Cases of one customer's one visit, which are no duplicates of each other and are exported and erased together. */
export interface CaseLinks {
  /** Links two cases, both ways; once is enough. Called inside the transaction of what makes them belong together. */
  add(one: string, other: string): void;
  of(caseId: string): string[];
}

export function caseLinks(database: Database): CaseLinks {
  const insert = database.prepare('INSERT OR IGNORE INTO case_links (case_id, other_id) VALUES (?, ?)');
  const linked = database
    .prepare<[string], string>('SELECT other_id FROM case_links WHERE case_id = ?')
    .pluck();
  return {
    add: (one, other) => {
      if (one === other) return;
      insert.run(one, other);
      insert.run(other, one);
    },
    of: (caseId) => linked.all(caseId),
  };
}
