import DatabaseConstructor from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import type { Migration } from './migration.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';

const clock = { now: () => Date.parse('2026-11-21T08:00:00Z') };
const schemaOf = (database: DatabaseConstructor.Database): string[] =>
  database
    .prepare<[], string>('SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type, name')
    .pluck()
    .all();
const inOrder = [...migrations].sort((a, b) => (a.name < b.name ? -1 : 1));

describe('migrations', () => {
  it('have unique names with a number and make STRICT tables only', () => {
    const names = migrations.map((migration) => migration.name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^\d{4}-[a-z-]+$/);
    const database = new DatabaseConstructor(':memory:');
    migrate(database, migrations, clock);
    const loose = database
      .prepare<[], string>(
        "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND strict = 0 AND name NOT LIKE 'sqlite_%'",
      )
      .pluck()
      .all();
    expect(loose).toEqual([]);
  });

  it('from every earlier version lead to the same schema', () => {
    const whole = new DatabaseConstructor(':memory:');
    migrate(whole, migrations, clock);
    for (let released = 0; released <= inOrder.length; released++) {
      const database = new DatabaseConstructor(':memory:');
      migrate(database, inOrder.slice(0, released), clock);
      expect(migrate(database, migrations, clock)).toHaveLength(inOrder.length - released);
      expect(schemaOf(database)).toEqual(schemaOf(whole));
      expect(migrate(database, migrations, clock)).toEqual([]);
    }
  });

  it('that fail leave the database as it was', () => {
    const database = new DatabaseConstructor(':memory:');
    const bad: Migration = {
      name: '9000-bad',
      up: (db) => {
        db.exec('CREATE TABLE half (a TEXT) STRICT');
        throw new Error('power cut');
      },
    };
    expect(() => migrate(database, [bad], clock)).toThrow('power cut');
    expect(schemaOf(database)).toEqual([]);
  });

  it('of a newer program are refused by name, and nothing is changed', () => {
    const database = new DatabaseConstructor(':memory:');
    migrate(database, [...migrations, { name: '9001-future', up: () => undefined }], clock);
    expect(() => migrate(database, migrations, clock)).toThrow(
      /newer version of Netefatsa \(it has 9001-future\)/,
    );
  });
});
