import DatabaseConstructor, { type Database } from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { migrate } from '../store/migrate.ts';
import { audit } from '../store/migrations/0001-audit.ts';
import { auditSearch } from '../store/migrations/0041-audit-search.ts';
import { createAppender } from './append.ts';
import { listRecords } from './query-log.ts';
import { type AuditFilter } from './log-rows.ts';
import type { AuditEntry } from './record.ts';
import type { SearchedWord } from './log-rows.ts';

const START = Date.parse('2026-03-02T08:00:00Z');
const CASE = '3f2a91bc-0000-4000-8000-000000000001';
const NEO = { kind: 'operator', id: '11110000-0000-4000-8000-000000000000' } as const;
const LORATO = { kind: 'operator', id: '22220000-0000-4000-8000-000000000000' } as const;

/** One record each minute, as a counter's day would leave them. */
const ENTRIES: readonly AuditEntry[] = [
  { actor: NEO, action: 'operator.signed-in' },
  { actor: NEO, action: 'case.opened', caseId: CASE },
  { actor: NEO, action: 'case.decided', caseId: CASE, outcome: 'refused' },
  { actor: LORATO, action: 'case.opened', caseId: '77777777-0000-4000-8000-000000000002' },
  { actor: { kind: 'system', id: 'retention' }, action: 'data.erased', outcome: 'failure' },
];

function logOf(entries: readonly AuditEntry[]): Database {
  const database = new DatabaseConstructor(':memory:');
  let now = START;
  const clock = { now: () => now };
  migrate(database, [audit, auditSearch], clock);
  const append = createAppender(database, clock);
  for (const entry of entries) {
    database.transaction(() => append([entry]))();
    now += 60_000;
  }
  return database;
}
const log = logOf(ENTRIES);
const word = (typed: string, more: Partial<SearchedWord> = {}): SearchedWord => ({
  typed,
  actions: [],
  actors: [],
  ...more,
});
const found = (filter: AuditFilter): number[] => listRecords(log, filter).map(({ sequence }) => sequence);

describe('searching the audit log', () => {
  it('finds the start of a case’s id from four characters on, in whatever case of letters', () => {
    expect(found({ words: [word('3F2A')] })).toEqual([3, 2]);
    expect(found({ words: [word(CASE)] })).toEqual([3, 2]);
    expect(found({ words: [word('3f2')] })).toEqual([]);
  });

  it('finds parts of the station by name, people by the ids that a name stands for', () => {
    expect(found({ words: [word('retention')] })).toEqual([5]);
    expect(found({ words: [word('neo', { actors: [NEO.id] })] })).toEqual([3, 2, 1]);
    expect(found({ words: [word('neo')] })).toEqual([]);
  });

  it('finds actions by their own name and by those that the screen calls so', () => {
    expect(found({ words: [word('opened')] })).toEqual([4, 2]);
    expect(found({ words: [word('tsenya', { actions: ['operator.signed-in'] })] })).toEqual([1]);
  });

  it('finds a record by its number, and takes no sign for a pattern', () => {
    expect(found({ words: [word('5')] })).toEqual([5]);
    expect(found({ words: [word('____')] })).toEqual([]);
    expect(found({ words: [word('%')] })).toEqual([]);
  });

  it('asks for every word, and for outcome, family and times besides', () => {
    const neo = word('neo', { actors: [NEO.id] });
    expect(found({ words: [neo, word('opened')] })).toEqual([2]);
    expect(found({ outcome: 'refused' })).toEqual([3]);
    expect(found({ outcome: 'success', action: 'case.' })).toEqual([4, 2]);
    expect(found({ words: [neo], action: 'case.opened' })).toEqual([2]);
    expect(
      found({ words: [neo], since: new Date(START + 30_000).toISOString(), order: 'oldest', limit: 1 }),
    ).toEqual([2]);
    expect(found({ words: [neo], until: new Date(START + 60_000).toISOString() })).toEqual([2, 1]);
    expect(found({ words: [word('opened')], to: 3 })).toEqual([2]);
  });

  it('reads the index in the order of the log, and sorts nothing', () => {
    const plan = log
      .prepare<[], { detail: string }>(
        "EXPLAIN QUERY PLAN SELECT sequence FROM audit_log INDEXED BY audit_log_search WHERE sequence <= 9 AND body ->> '$.outcome' = 'refused' ORDER BY sequence DESC",
      )
      .all();
    expect(plan.map(({ detail }) => detail)).toEqual([
      'SEARCH audit_log USING INDEX audit_log_search (sequence<?)',
    ]);
  });
});
