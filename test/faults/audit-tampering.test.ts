import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consistencyPath } from '../../src/station/audit/merkle.ts';
import { isConsistent } from '../../src/station/audit/merkle-proofs.fixture.ts';
import { treeReader } from '../../src/station/audit/heads.ts';
import { AUDIT_GUARDS } from '../../src/station/store/migrations/0001-audit.ts';
import { check, histories, play, tamper, tamperings } from './audit-histories.ts';

/** `npm run bench -- audit` runs 10,000 of each. */
const RUNS = 300;

describe('Truncation, reordering, edit, insertion and roll-back to an older database file are each detected', () => {
  it('an honest history always verifies, with every head ever given out', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const kept = play(history);
        const records = history.batches.reduce((a, b) => a + b, 0);
        expect(check(kept)).toMatchObject({ holds: true, records });
      }),
      { numRuns: RUNS },
    );
  });

  it('every two heads of an honest history have a consistency proof', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { database, outside } = play(history);
        const last = outside.at(-1)!;
        for (const head of outside) {
          const path = consistencyPath(treeReader(database), head.size, last.size);
          expect(
            isConsistent(
              head.size,
              Buffer.from(head.root, 'hex'),
              last.size,
              Buffer.from(last.root, 'hex'),
              path,
            ),
          ).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('every tampering is detected, even by someone who has the keys and recomputes everything', () => {
    fc.assert(
      fc.property(histories, tamperings, (history, tampering) => {
        const changed = tamper(play(history), tampering);
        fc.pre(changed !== null);
        expect(check(changed)).toMatchObject({ holds: false });
      }),
      { numRuns: RUNS },
    );
  });

  it('names the first record that was edited', () => {
    fc.assert(
      fc.property(histories, fc.nat(), (history, at) => {
        const kept = play(history);
        const records = history.batches.reduce((a, b) => a + b, 0);
        // The body alone, as someone with a database tool would do it, who puts the guard back afterwards.
        kept.database.exec('DROP TRIGGER audit_log_no_update');
        const sequence = (at % records) + 1;
        kept.database
          .prepare("UPDATE audit_log SET body = replace(body, 'case.noted', 'case.NOTED') WHERE sequence = ?")
          .run(sequence);
        kept.database.exec(AUDIT_GUARDS['audit_log_no_update']!);
        const result = check(kept);
        expect(result.holds === false && result.firstBreak.sequence).toBe(sequence);
      }),
      { numRuns: 50 },
    );
  });

  it('names the record also where the guards were left out of the way', () => {
    const kept = play({ batches: [5], headAfter: [true] });
    kept.database.exec('DROP TRIGGER audit_log_no_update');
    kept.database.exec(
      "UPDATE audit_log SET body = replace(body, 'case.noted', 'case.NOTED') WHERE sequence = 3",
    );
    const result = check(kept);
    expect(result).toMatchObject({ holds: false, firstBreak: { kind: 'edited', sequence: 3 } });
    expect(result.holds === false && result.firstBreak.explanation).toMatch(/audit_log_no_update\.$/);
  });

  it('notices a guard that was replaced by one that does nothing', () => {
    const kept = play({ batches: [3], headAfter: [true] });
    kept.database.exec(
      'DROP TRIGGER audit_log_no_update; CREATE TRIGGER audit_log_no_update BEFORE UPDATE ON audit_log BEGIN SELECT 1; END',
    );
    expect(check(kept)).toMatchObject({ holds: false, firstBreak: { kind: 'unprotected' } });
  });

  it('notices a trigger that keeps records out of the log without breaking the chain', () => {
    const kept = play({ batches: [3], headAfter: [true] });
    kept.database.exec(
      "CREATE TRIGGER quiet BEFORE INSERT ON audit_log WHEN new.body LIKE '%case.accepted%' BEGIN SELECT raise(IGNORE); END",
    );
    const result = check(kept);
    expect(result).toMatchObject({ holds: false, firstBreak: { kind: 'unprotected' } });
    expect(result.holds === false && result.firstBreak.explanation).toMatch(/added to the log: quiet\.$/);
  });

  it('notices a column that no longer says what the records say', () => {
    const kept = play({ batches: [3], headAfter: [true] });
    kept.database.unsafeMode(true);
    kept.database.pragma('writable_schema = 1');
    const redefined = kept.database
      .prepare(
        "UPDATE sqlite_schema SET sql = replace(sql, '$.actor.id', '$.caseId') WHERE name = 'audit_log'",
      )
      .run();
    kept.database.pragma('writable_schema = RESET');
    expect(redefined.changes).toBe(1);
    const result = check(kept);
    expect(result).toMatchObject({ holds: false });
    expect(result.holds === false && result.firstBreak.explanation).toMatch(
      /definition of the log was changed: audit_log\.$/,
    );
  });
});
