import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { audit, AUDIT_TABLES } from '../store/migrations/0001-audit.ts';
import { inEnglish } from '../../contract/messages/in-language.ts';
import { schemaFaults } from './guards.ts';

const ADDED = 'Triggers that are not Netefatsa’s were added to the log';
let database: Database.Database;

beforeEach(() => {
  database = new Database(':memory:');
  audit.up(database);
});
afterEach(() => database.close());

describe('the definitions around the log', () => {
  it('hold as they were made', () => {
    expect(schemaFaults(database).map(inEnglish)).toEqual([]);
  });

  it('are all missed when they are gone', () => {
    for (const table of Object.keys(AUDIT_TABLES)) database.exec(`DROP TABLE ${table}`);
    expect(schemaFaults(database).map(inEnglish)).toEqual([
      expect.stringMatching(/removed .*: audit_log_next, .*audit_heads_no_delete\.$/),
      expect.stringMatching(/changed: audit_log, audit_nodes, audit_heads\.$/),
    ]);
  });

  it('are watched on every table, in whatever letters a trigger names it', () => {
    for (const table of Object.keys(AUDIT_TABLES).flatMap((name) => [name, name.toUpperCase()])) {
      database.exec(`CREATE TRIGGER quiet BEFORE INSERT ON "${table}" BEGIN SELECT raise(IGNORE); END`);
      expect(schemaFaults(database).map(inEnglish), table).toEqual([`${ADDED}: quiet.`]);
      database.exec('DROP TRIGGER quiet');
    }
  });

  it('know a trigger that bears a name every object has', () => {
    for (const name of ['constructor', 'toString', '__proto__']) {
      database.exec(`CREATE TRIGGER "${name}" BEFORE INSERT ON audit_log BEGIN SELECT raise(IGNORE); END`);
      expect(schemaFaults(database).map(inEnglish)).toEqual([`${ADDED}: ${name}.`]);
      database.exec(`DROP TRIGGER "${name}"`);
    }
  });
});
