import type { Outcome } from './record.ts';

export interface AuditFilter {
  /** First and last sequence, both included. */
  readonly from?: number;
  readonly to?: number;
  /** ISO 8601 UTC, both included. */
  readonly since?: string;
  readonly until?: string;
  /** An action, or a family of actions ending in `.` (`operator.`). */
  readonly action?: string;
  readonly actor?: string;
  readonly caseId?: string;
  readonly outcome?: Outcome;
  /** Each of them has to be found in the record. */
  readonly words?: readonly SearchedWord[];
  /** Most recent first by default. */
  readonly order?: 'newest' | 'oldest';
  /** 1–1000, default 100. */
  readonly limit?: number;
}

/** A row of the log as it is read for a list. */
export interface LogRow {
  sequence: number;
  body: string;
  leaf: Buffer;
}
/** A search term. The log holds ids and no names: the caller resolves what the term names. */

export interface SearchedWord {
  /** As typed: the start of a case's or actor's id, part of an action's own name, or the number of a record. */
  readonly typed: string;
  /** Actions whose names, in the language searched in, contain it. */
  readonly actions: readonly string[];
  /** Ids of the people and applications whose names contain it. */
  readonly actors: readonly string[];
}
