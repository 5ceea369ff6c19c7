import type { Database } from 'better-sqlite3';
import { AuditRecord } from './record.ts';

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
  /** Most recent first by default. */
  readonly order?: 'newest' | 'oldest';
  /** 1–1000, default 100. */
  readonly limit?: number;
}

/** A record with its leaf hash, hex. */
export type ListedRecord = AuditRecord & { readonly hash: string };

/** Records that match, one page. Page on with `to: last.sequence - 1` (or `from: last.sequence + 1` oldest first). */
export function listRecords(database: Database, filter: AuditFilter = {}): ListedRecord[] {
  const conditions: string[] = [];
  const values: (string | number)[] = [];
  const where = (condition: string, ...given: (string | number)[]): void => {
    conditions.push(condition);
    values.push(...given);
  };
  if (filter.from !== undefined) where('sequence >= ?', filter.from);
  if (filter.to !== undefined) where('sequence <= ?', filter.to);
  if (filter.since !== undefined) where('time >= ?', filter.since);
  if (filter.until !== undefined) where('time <= ?', filter.until);
  if (filter.action?.endsWith('.'))
    where('action >= ? AND action < ?', filter.action, `${filter.action.slice(0, -1)}/`);
  else if (filter.action !== undefined) where('action = ?', filter.action);
  if (filter.actor !== undefined) where('actor = ?', filter.actor);
  if (filter.caseId !== undefined) where('case_id = ?', filter.caseId);
  const limit = Math.min(Math.max(filter.limit ?? 100, 1), 1_000);
  return database
    .prepare<unknown[], { body: string; leaf: Buffer }>(
      `SELECT body, leaf FROM audit_log ${conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''}
       ORDER BY sequence ${filter.order === 'oldest' ? 'ASC' : 'DESC'} LIMIT ${limit}`,
    )
    .all(...values)
    .map((row) => ({ ...AuditRecord.parse(JSON.parse(row.body)), hash: row.leaf.toString('hex') }));
}
