import type { Database } from 'better-sqlite3';
import { message, type Message } from '../../contract/messages/message.ts';
import { AUDIT_GUARDS, AUDIT_TABLES } from '../store/migrations/0001-audit.ts';

interface Defined {
  readonly type: string;
  readonly name: string;
  readonly sql: string;
}

/** SQLite stores a trigger's table name as typed, and compares it case-insensitively. */
const ON_TABLES = `SELECT type, name, sql FROM sqlite_schema
  WHERE tbl_name COLLATE NOCASE IN (SELECT value FROM json_each(?)) AND sql IS NOT NULL`;

/**
 * Faults in the definitions around the log, as messages: missing or altered guards, foreign triggers (one with
 * `raise(IGNORE)` drops records without breaking the chain), and tables whose virtual columns no longer match the
 * records. White space is ignored.
 */
export function schemaFaults(database: Database): Message[] {
  const present = database
    .prepare<[string], Defined>(ON_TABLES)
    .all(JSON.stringify(Object.keys(AUDIT_TABLES)));
  return [
    faultOf('auditLog.guardsRemoved', missing(present)),
    faultOf('auditLog.triggersAdded', strange(present)),
    faultOf('auditLog.definitionChanged', changed(present)),
  ].filter((fault) => fault !== null);
}

const faultOf = (
  what: 'auditLog.guardsRemoved' | 'auditLog.triggersAdded' | 'auditLog.definitionChanged',
  names: readonly string[],
): Message | null => (names.length > 0 ? message(what, { names }) : null);

const missing = (present: readonly Defined[]): string[] => differing(present, 'trigger', AUDIT_GUARDS);
const changed = (present: readonly Defined[]): string[] => differing(present, 'table', AUDIT_TABLES);
const strange = (present: readonly Defined[]): string[] =>
  present
    .filter(({ type, name }) => type === 'trigger' && !Object.hasOwn(AUDIT_GUARDS, name))
    .map(({ name }) => name);

function differing(
  present: readonly Defined[],
  type: 'trigger' | 'table',
  wanted: Readonly<Record<string, string>>,
): string[] {
  const there = new Map(present.filter((one) => one.type === type).map(({ name, sql }) => [name, sql]));
  return Object.entries(wanted)
    .filter(([name, sql]) => squeeze(there.get(name) ?? '') !== squeeze(sql))
    .map(([name]) => name);
}

const squeeze = (sql: string): string => sql.replace(/\s+/g, ' ').trim();
