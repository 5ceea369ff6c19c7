import type { Database } from 'better-sqlite3';
import { isoTime, type Clock } from '../clock.ts';
import { nodeHash } from './merkle.ts';
import { makeRecord, NO_PREVIOUS, type AuditEntry } from './record.ts';

/** Position and hash of an appended record. */
export interface Appended {
  readonly sequence: number;
  /** Leaf hash, lower-case hex. */
  readonly hash: string;
}

interface Tail {
  size: number;
  leaf: Buffer;
  time: string;
  /** Roots of the complete subtrees that the next appends will be joined with: `pending[level]`. */
  pending: (Buffer | undefined)[];
}

/** A backward clock step larger than this is logged as an event of its own. */
export const CLOCK_STEP_MS = 100;

/**
 * The writer of the log. Call it inside a write transaction, so that a record is committed or rolled back with the
 * change it describes. Caches the right edge of the tree; rereads it after another process appended or a transaction
 * was rolled back.
 */
export function createAppender(
  database: Database,
  clock: Clock,
): (entries: readonly AuditEntry[]) => Appended[] {
  const lastRow = database.prepare<[], { sequence: number; leaf: Buffer; time: string }>(
    'SELECT sequence, leaf, time FROM audit_log ORDER BY sequence DESC LIMIT 1',
  );
  const leafAt = database.prepare<[number], Buffer>('SELECT leaf FROM audit_log WHERE sequence = ?').pluck();
  const nodeAt = database
    .prepare<[number, number], Buffer>('SELECT hash FROM audit_nodes WHERE level = ? AND position = ?')
    .pluck();
  const insert = database.prepare('INSERT INTO audit_log (sequence, body, leaf) VALUES (?, ?, ?)');
  const insertNode = database.prepare('INSERT INTO audit_nodes (level, position, hash) VALUES (?, ?, ?)');
  let tail: Tail | null = null;

  const readTail = (): Tail => {
    const last = lastRow.get();
    const size = last?.sequence ?? 0;
    if (tail && tail.size === size && (!last || tail.leaf.equals(last.leaf))) return tail;
    const pending: (Buffer | undefined)[] = [];
    for (let level = 0, rest = size; rest > 0; level++, rest = Math.floor(rest / 2))
      if (rest % 2 === 1) pending[level] = level === 0 ? leafAt.get(rest) : nodeAt.get(level, rest - 1);
    return { size, leaf: last?.leaf ?? NO_PREVIOUS, time: last?.time ?? '', pending };
  };

  const appendOne = (to: Tail, entry: AuditEntry, time: string): Appended => {
    const sequence = to.size + 1;
    const { body, leaf } = makeRecord(entry, sequence, time, to.leaf);
    insert.run(sequence, body, leaf);
    let hash = leaf;
    let position = to.size;
    let level = 0;
    for (; position % 2 === 1; level++, position = (position - 1) / 2) {
      hash = nodeHash(to.pending[level]!, hash);
      to.pending[level] = undefined;
      insertNode.run(level + 1, (position - 1) / 2, hash);
    }
    to.pending[level] = hash;
    to.size = sequence;
    to.leaf = leaf;
    to.time = time;
    return { sequence, hash: leaf.toString('hex') };
  };

  return (entries) => {
    if (!database.inTransaction) throw new Error('Audit records are appended inside a write transaction.');
    const to = readTail();
    // The cached edge is invalid until every insert is done: an error leaves the transaction half way.
    tail = null;
    const appended = entries.map((entry) => {
      const time = isoTime(clock);
      if (to.time && Date.parse(to.time) - Date.parse(time) > CLOCK_STEP_MS)
        appendOne(
          to,
          {
            actor: { kind: 'system', id: 'clock' },
            action: 'clock.moved-back',
            outcome: 'failure',
            details: { from: to.time, to: time },
          },
          time,
        );
      return appendOne(to, entry, time);
    });
    tail = to;
    return appended;
  };
}
