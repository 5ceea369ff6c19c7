import type { Database } from 'better-sqlite3';

/** One numbered step of the schema: a single function, applied once, inside one transaction. */
export interface Migration {
  /** Four digits and a name: `0001-audit`. Applied in order of the number. */
  readonly name: string;
  up(database: Database): void;
}
