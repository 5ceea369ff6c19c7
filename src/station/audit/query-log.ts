import type { Database } from 'better-sqlite3';
import { CLOCK_STEP_MS } from './append.ts';
import { AuditRecord } from './record.ts';
import { searchPage } from './search-log.ts';
import type { AuditFilter, LogRow } from './log-rows.ts';

/** A record with its leaf hash, hex. */
export type ListedRecord = AuditRecord & { readonly hash: string };

/**
 * Records that match, one page. Page on with `to: last.sequence - 1` (or `from: last.sequence + 1` oldest first).
 * Every index ends with the sequence, so each action, actor and case is read in order and only as far as needed.
 */
export function listRecords(database: Database, filter: AuditFilter = {}): ListedRecord[] {
  const limit = Math.min(Math.max(filter.limit ?? 100, 1), 1_000);
  const span = sequencesWithin(database, filter);
  if (!span) return [];
  if (filter.outcome !== undefined || (filter.words?.length ?? 0) > 0)
    return searchPage(database, { ...filter, ...span }, limit).map(listed);
  const actions = filter.action?.endsWith('.') ? actionsOf(database, filter.action) : [filter.action];
  const rows = actions.flatMap((action) => readPage(database, { ...filter, ...span }, action, limit));
  const direction = filter.order === 'oldest' ? 1 : -1;
  return rows
    .sort((a, b) => direction * (a.sequence - b.sequence))
    .slice(0, limit)
    .map(listed);
}

const listed = ({ body, leaf }: LogRow): ListedRecord => ({
  ...AuditRecord.parse(JSON.parse(body)),
  hash: leaf.toString('hex'),
});

function readPage(
  database: Database,
  filter: AuditFilter,
  action: string | undefined,
  limit: number,
): LogRow[] {
  const conditions: [string, string | number | undefined][] = [
    ['sequence >= ?', filter.from],
    ['sequence <= ?', filter.to],
    ['time >= ?', filter.since],
    ['time <= ?', filter.until],
    ['action = ?', action],
    ['actor = ?', filter.actor],
    ['case_id = ?', filter.caseId],
  ];
  const given = conditions.filter((pair): pair is [string, string | number] => pair[1] !== undefined);
  const where = given.length > 0 ? `WHERE ${given.map(([condition]) => condition).join(' AND ')}` : '';
  const order = filter.order === 'oldest' ? 'ASC' : 'DESC';
  return database
    .prepare<unknown[], LogRow>(
      `SELECT sequence, body, leaf FROM audit_log ${where} ORDER BY sequence ${order} LIMIT ${limit}`,
    )
    .all(...given.map(([, value]) => value));
}

/** The actions of a family that occur at all, by an index skip scan. */
function actionsOf(database: Database, family: string): string[] {
  const next = database
    .prepare<[string, string], string | null>(
      'SELECT min(action) FROM audit_log WHERE action > ? AND action < ?',
    )
    .pluck();
  const end = `${family.slice(0, -1)}/`;
  const actions: string[] = [];
  for (let at = next.get(family, end); at != null; at = next.get(at, end)) actions.push(at);
  return actions;
}

/**
 * Range of sequences with the given times. Times rise with the sequence except where the clock was set back; each such
 * step (of at least CLOCK_STEP_MS) has its own record, and the ends between two of them are found by binary search.
 */
function sequencesWithin(
  database: Database,
  { from = 1, to, since, until }: AuditFilter,
): { from: number; to: number } | null {
  const last = database.prepare<[], number | null>('SELECT max(sequence) FROM audit_log').pluck().get() ?? 0;
  const end = Math.min(to ?? last, last);
  if (since === undefined && until === undefined) return from <= end ? { from, to: end } : null;
  const timeOf = database.prepare<[number], string>('SELECT time FROM audit_log WHERE sequence = ?').pluck();
  const firstAfter = (low: number, high: number, moment: number): number => {
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (Date.parse(timeOf.get(middle)!) >= moment) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  const jumps = database
    .prepare<[], number>("SELECT sequence FROM audit_log WHERE action = 'clock.moved-back' ORDER BY sequence")
    .pluck()
    .all();
  const starts = [1, ...jumps];
  const spans = starts.flatMap((start, i) => {
    const stop = starts[i + 1] ?? last + 1;
    const low = since === undefined ? start : firstAfter(start, stop, Date.parse(since) - CLOCK_STEP_MS);
    const high = until === undefined ? stop : firstAfter(start, stop, Date.parse(until) + CLOCK_STEP_MS + 1);
    return low < high ? [{ low, high: high - 1 }] : [];
  });
  const range = {
    from: Math.max(from, Math.min(...spans.map((span) => span.low))),
    to: Math.min(end, Math.max(...spans.map((span) => span.high))),
  };
  return spans.length > 0 && range.from <= range.to ? range : null;
}
