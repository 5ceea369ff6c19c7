import type { Database } from 'better-sqlite3';
import { listedEntries } from './listed-entries.ts';
import { listVersions } from './list-versions.ts';

export type ListsRepository = ReturnType<typeof listsRepository>;

/** Rows of imported lists: their versions and the entries of each. Writers call it inside one transaction. */
export const listsRepository = (database: Database) => ({
  ...listVersions(database),
  ...listedEntries(database),
});
