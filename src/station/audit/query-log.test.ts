import DatabaseConstructor, { type Database } from 'better-sqlite3';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { migrate } from '../store/migrate.ts';
import { audit } from '../store/migrations/0001-audit.ts';
import { createAppender } from './append.ts';
import { listRecords } from './query-log.ts';
import { type AuditFilter } from './log-rows.ts';

const START = Date.parse('2026-03-02T08:00:00Z');

/** A log of one record per step; each step moves the clock by so many seconds, forwards or back. */
function logWith(steps: readonly { seconds: number; action: string; actor: string }[]): Database {
  const database = new DatabaseConstructor(':memory:');
  let now = START;
  const clock = { now: () => now };
  migrate(database, [audit], clock);
  const append = createAppender(database, clock);
  for (const { seconds, action, actor } of steps) {
    now += seconds * 1_000;
    database.transaction(() => append([{ actor: { kind: 'client', id: actor }, action }]))();
  }
  return database;
}
const at = (seconds: number): string => new Date(START + seconds * 1_000).toISOString();
const sequences = (database: Database, filter: AuditFilter): number[] =>
  listRecords(database, filter).map((record) => record.sequence);

describe('listing the audit log', () => {
  const day = logWith([
    { seconds: 0, action: 'case.opened', actor: 'a' },
    { seconds: 10, action: 'case.decided', actor: 'b' },
    { seconds: 10, action: 'operator.signed-in', actor: 'a' },
    { seconds: 10, action: 'case.opened', actor: 'b' },
  ]);

  it('gives the newest first, the oldest first on demand, and pages by sequence', () => {
    expect(sequences(day, {})).toEqual([4, 3, 2, 1]);
    expect(sequences(day, { order: 'oldest', limit: 2 })).toEqual([1, 2]);
    expect(sequences(day, { to: 2 })).toEqual([2, 1]);
  });

  it('filters by action, family of actions, actor and time, both ends included', () => {
    expect(sequences(day, { action: 'case.opened' })).toEqual([4, 1]);
    expect(sequences(day, { action: 'case.' })).toEqual([4, 2, 1]);
    expect(sequences(day, { action: 'case.', actor: 'b' })).toEqual([4, 2]);
    expect(sequences(day, { since: at(10), until: at(20) })).toEqual([3, 2]);
    expect(sequences(day, { since: at(31) })).toEqual([]);
    expect(sequences(day, { action: 'nothing.' })).toEqual([]);
  });

  it('finds by time whatever the clock did, as reading every record would', () => {
    const step = fc.record({
      seconds: fc.integer({ min: -40, max: 40 }),
      action: fc.constantFrom('x.a', 'x.b', 'y.a'),
      actor: fc.constantFrom('p', 'q'),
    });
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 40 }),
        fc.integer({ min: -60, max: 200 }),
        fc.integer({ min: 0, max: 120 }),
        (steps, from, length) => {
          const database = logWith(steps);
          const filter = { since: at(from), until: at(from + length), limit: 1_000 };
          const slow = listRecords(database, { limit: 1_000 }).filter(
            (record) => record.time >= filter.since && record.time <= filter.until,
          );
          expect(sequences(database, filter)).toEqual(slow.map((record) => record.sequence));
          database.close();
        },
      ),
      { numRuns: 60 },
    );
  });
});
