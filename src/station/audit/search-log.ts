import type { Database } from 'better-sqlite3';
import type { LogRow, SearchedWord } from './log-rows.ts';
import type { AuditFilter } from './log-rows.ts';

/** Minimum prefix of an id; shorter ones match too many by chance. */
const SHORTEST_START = 4;

/**
 * Records that match every term and the outcome, newest first by default. All but the records shown is read from one
 * index in log order (migration 0041), whatever the terms are.
 *
 * @param filter its `from` and `to` already cover its times
 */
export function searchPage(database: Database, filter: AuditFilter, limit: number): LogRow[] {
  const family = filter.action?.endsWith('.') ? filter.action : undefined;
  const conditions: [string, readonly (string | number | undefined)[]][] = [
    ['sequence >= ?', [filter.from]],
    ['sequence <= ?', [filter.to]],
    ["body ->> '$.outcome' = ?", [filter.outcome]],
    ['action = ?', [family ? undefined : filter.action]],
    ['action > ? AND action < ?', [family, family && `${family.slice(0, -1)}/`]],
    ['actor = ?', [filter.actor]],
    ['case_id = ?', [filter.caseId]],
    ...(filter.words ?? []).map(holds),
    // Last, because times are not in the index; the sequences bound them already, except where the clock was moved.
    ['time >= ?', [filter.since]],
    ['time <= ?', [filter.until]],
  ];
  const given = conditions.filter(([, values]) => values.every((value) => value !== undefined));
  const where = given.map(([condition]) => condition).join(' AND ');
  const order = filter.order === 'oldest' ? 'ASC' : 'DESC';
  return database
    .prepare<unknown[], LogRow>(
      `SELECT sequence, body, leaf FROM audit_log INDEXED BY audit_log_search
        WHERE ${where} ORDER BY sequence ${order} LIMIT ${limit}`,
    )
    .all(...given.flatMap(([, values]) => values));
}

function holds({ typed, actions, actors }: SearchedWord): [string, readonly (string | number)[]] {
  const sequence = /^\d{1,15}$/.test(typed) ? Number(typed) : 0;
  const escaped = typed.replace(/[\\%_]/g, '\\$&');
  const start = typed.length < SHORTEST_START ? '' : `${escaped}%`;
  return [
    `(sequence = ?
      OR action IN (SELECT value FROM json_each(?)) OR action LIKE ? ESCAPE '\\'
      OR actor IN (SELECT value FROM json_each(?)) OR actor LIKE ? ESCAPE '\\'
      OR case_id LIKE ? ESCAPE '\\')`,
    [sequence, JSON.stringify(actions), `%${escaped}%`, JSON.stringify(actors), start, start],
  ];
}
