import DatabaseConstructor, { type Database } from 'better-sqlite3';
import fc from 'fast-check';
import { createAppender } from '../../src/station/audit/append.ts';
import { signHead } from '../../src/station/audit/heads.ts';
import { leafHash, nodeHash } from '../../src/station/audit/merkle.ts';
import { canonicalJson, type CanonicalValue } from '../../src/station/audit/canonical-json.ts';
import { openSigningKeys, type SignedHead, type SigningKeys } from '../../src/station/audit/signing.ts';
import { verifyLog, type LogVerification } from '../../src/station/audit/verify-log.ts';
import type { Clock } from '../../src/station/clock.ts';
import { migrate } from '../../src/station/store/migrate.ts';
import { audit } from '../../src/station/store/migrations/0001-audit.ts';

/**
 * Random honest histories and random dishonest hands. The attacker is the strongest there is: has the database open
 * with its key, drops and restores the triggers, recomputes every hash and signs with the station's own key. What the
 * attacker does not have is the head that was kept elsewhere.
 */
export interface History {
  /** Sizes of the batches that were appended, one transaction each. */
  readonly batches: readonly number[];
  /** After which batches a head was signed. */
  readonly headAfter: readonly boolean[];
}

export const histories: fc.Arbitrary<History> = fc
  .array(fc.record({ size: fc.integer({ min: 1, max: 9 }), head: fc.boolean() }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((steps) => ({ batches: steps.map((s) => s.size), headAfter: steps.map((s) => s.head) }));

export type Tampering =
  | {
      readonly kind: 'edit' | 'delete' | 'insert' | 'leaf' | 'truncate';
      readonly at: number;
      readonly thorough: boolean;
    }
  | { readonly kind: 'swap'; readonly at: number; readonly with: number; readonly thorough: boolean }
  | { readonly kind: 'node' | 'head' | 'trigger' | 'roll-back' | 'time'; readonly at: number };

export const tamperings: fc.Arbitrary<Tampering> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('edit', 'delete', 'insert', 'leaf', 'truncate'),
    at: fc.nat(),
    thorough: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('swap' as const), at: fc.nat(), with: fc.nat(), thorough: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('node', 'head', 'trigger', 'roll-back', 'time'), at: fc.nat() }),
);

export interface Kept {
  readonly database: Database;
  readonly keys: SigningKeys;
  readonly clock: Clock;
  /** Every head as it was given out; the last one covers the whole log. */
  readonly outside: readonly SignedHead[];
  /** The database file as it was after the first batch. */
  readonly older: Buffer;
}

/** Plays an honest history in a fresh database in memory. */
export function play(history: History): Kept {
  let now = Date.parse('2026-01-05T08:00:00Z');
  const clock: Clock = { now: () => (now += 37) };
  const database = new DatabaseConstructor(':memory:');
  migrate(database, [audit], clock);
  const keys = openSigningKeys(database, clock);
  const append = createAppender(database, clock);
  const outside: SignedHead[] = [];
  let older: Buffer | null = null;
  let n = 0;
  for (const [i, size] of history.batches.entries()) {
    database.transaction(() =>
      append(
        Array.from({ length: size }, () => ({
          actor: { kind: 'operator', id: `o${n % 3}` },
          action: 'case.noted',
          caseId: `c${n % 5}`,
          details: { n: n++ },
        })),
      ),
    )();
    if (history.headAfter[i]) outside.push(signHead(database, keys, clock));
    older ??= database.serialize();
  }
  outside.push(signHead(database, keys, clock));
  return { database, keys, clock, outside, older: older! };
}

export const check = ({ database, keys, outside }: Kept): LogVerification =>
  verifyLog(database, keys, outside);

interface Row {
  sequence: number;
  body: string;
  leaf: Buffer;
}

/**
 * Changes the log as told. Returns what is then to be verified, or null when this tampering would change nothing
 * (swapping a record with itself, rolling back to the same state).
 */
export function tamper(kept: Kept, how: Tampering): Kept | null {
  const { database } = kept;
  const rows = database
    .prepare<[], Row>('SELECT sequence, body, leaf FROM audit_log ORDER BY sequence')
    .all();
  const index = how.at % rows.length;
  const triggers = database
    .prepare<[], { name: string; sql: string }>(
      "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' ORDER BY name",
    )
    .all();
  if (how.kind === 'roll-back') {
    const database_ = new DatabaseConstructor(kept.older);
    const size = database_.prepare<[], number>('SELECT count(*) FROM audit_log').pluck().get()!;
    return size === rows.length
      ? null
      : { ...kept, database: database_, keys: openSigningKeys(database_, kept.clock) };
  }
  if (how.kind === 'trigger') {
    database.exec(`DROP TRIGGER ${triggers[how.at % triggers.length]!.name}`);
    return kept;
  }
  for (const trigger of triggers) database.exec(`DROP TRIGGER ${trigger.name}`);
  const changed = apply(kept, how, rows, index);
  for (const trigger of triggers) database.exec(trigger.sql);
  return changed ? kept : null;
}

function apply(
  { database, keys, clock }: Kept,
  how: Exclude<Tampering, { kind: 'roll-back' | 'trigger' }>,
  rows: Row[],
  index: number,
): boolean {
  const bodies = rows.map((row) => row.body);
  switch (how.kind) {
    case 'node': {
      const nodes = database
        .prepare<[], { level: number; position: number }>(
          'SELECT level, position FROM audit_nodes ORDER BY level, position',
        )
        .all();
      const node = nodes[how.at % Math.max(nodes.length, 1)];
      if (!node) return false;
      database
        .prepare('UPDATE audit_nodes SET hash = zeroblob(32) WHERE level = ? AND position = ?')
        .run(node.level, node.position);
      return true;
    }
    case 'head':
      database.exec(
        how.at % 2 === 0
          ? 'UPDATE audit_heads SET root = zeroblob(32)'
          : "UPDATE audit_heads SET time = '2020-01-01T00:00:00.000Z'",
      );
      return true;
    case 'leaf':
      database.prepare('UPDATE audit_log SET leaf = ? WHERE sequence = ?').run(leafHash('other'), index + 1);
      return true;
    case 'time':
      bodies[index] = bodies[index]!.replace(/"time":"2026/, '"time":"2025');
      break;
    case 'edit':
      bodies[index] = bodies[index]!.replace(/"n":\d+/, '"n":-1');
      break;
    case 'delete':
      bodies.splice(index, 1);
      break;
    case 'truncate':
      if (how.thorough) bodies.splice(index);
      else {
        database.prepare('DELETE FROM audit_log WHERE sequence > ?').run(index);
        return true;
      }
      break;
    case 'insert':
      bodies.splice(index, 0, bodies[index]!.replace(/"n":\d+/, '"n":-2'));
      break;
    case 'swap': {
      const other = how.with % rows.length;
      if (other === index) return false;
      [bodies[index], bodies[other]] = [bodies[other]!, bodies[index]!];
      break;
    }
  }
  rewrite(database, bodies, 'thorough' in how && how.thorough);
  // The station's own key lies in the database: forged heads carry good signatures.
  if ('thorough' in how && how.thorough) signHead(database, keys, clock);
  return true;
}

/** Writes the bodies anew; thoroughly means with right numbers, chain, leaves, nodes and no old heads. */
function rewrite(database: Database, bodies: readonly string[], thorough: boolean): void {
  database.exec(
    thorough
      ? 'DELETE FROM audit_log; DELETE FROM audit_nodes; DELETE FROM audit_heads'
      : 'DELETE FROM audit_log',
  );
  const insert = database.prepare('INSERT INTO audit_log (sequence, body, leaf) VALUES (?, ?, ?)');
  const insertNode = database.prepare('INSERT INTO audit_nodes (level, position, hash) VALUES (?, ?, ?)');
  let previous = Buffer.alloc(32).toString('hex');
  let level: Buffer[] = [];
  for (const [i, body] of bodies.entries()) {
    const record = JSON.parse(body) as Record<string, CanonicalValue>;
    const text = thorough ? canonicalJson({ ...record, sequence: i + 1, previous }) : body;
    const leaf = leafHash(text);
    insert.run(i + 1, text, leaf);
    previous = leaf.toString('hex');
    level.push(leaf);
  }
  for (let height = 1; thorough && level.length > 1; height++) {
    level = Array.from({ length: Math.floor(level.length / 2) }, (_, i) =>
      nodeHash(level[2 * i]!, level[2 * i + 1]!),
    );
    for (const [position, hash] of level.entries()) insertNode.run(height, position, hash);
  }
}
