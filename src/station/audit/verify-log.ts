import type { Database } from 'better-sqlite3';
import { EMPTY_ROOT, leafHash, nodeHash } from './merkle.ts';
import { keptHeads } from './heads.ts';
import { schemaFaults } from './guards.ts';
import { NO_PREVIOUS } from './record.ts';
import { headIsSigned, type PublicKeys, type SignedHead } from './signing.ts';
import { asStorageFailure } from '../store/failures.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { inEnglish } from '../../contract/messages/in-language.ts';
import { inOrder, message, type Message } from '../../contract/messages/message.ts';

export type BreakKind =
  | 'edited'
  | 'missing'
  | 'reordered'
  | 'chain'
  | 'tree'
  | 'head'
  | 'rolled-back'
  | 'unreadable'
  | 'unprotected';

export interface LogBreak {
  readonly kind: BreakKind;
  /** The first record that is wrong; null where no single record is (a guard is missing, a head is forged). */
  readonly sequence: number | null;
  readonly explanation: string;
  readonly says: Message;
}

export const logBreak = (kind: BreakKind, sequence: number | null, says: Message): LogBreak => ({
  kind,
  sequence,
  explanation: inEnglish(says),
  says,
});

export type LogVerification =
  | { readonly holds: true; readonly records: number; readonly heads: number; readonly root: string }
  | { readonly holds: false; readonly records: number; readonly firstBreak: LogBreak };

/**
 * Reads the whole log and recomputes every hash: record → chain → tree nodes → every kept head → heads given from
 * outside. Reports the first fault, and what was done to the tables and their guards. Without an outside head, a log
 * truncated together with its kept heads looks intact: therefore receipts and webhooks carry heads.
 */
export function verifyLog(
  database: Database,
  keys: PublicKeys,
  outside: readonly SignedHead[] = [],
): LogVerification {
  const log = verifyRecords(database, keys, outside);
  if (!log.holds && log.firstBreak.kind === 'unreadable') return log;
  const faults = schemaFaults(database);
  if (faults.length === 0) return log;
  const { records } = log;
  const says = inOrder(log.holds ? message('auditLog.allHold', { records }) : log.firstBreak.says, ...faults);
  const firstBreak = log.holds
    ? logBreak('unprotected', null, says)
    : logBreak(log.firstBreak.kind, log.firstBreak.sequence, says);
  return { holds: false, records: log.records, firstBreak };
}

function verifyRecords(
  database: Database,
  keys: PublicKeys,
  outside: readonly SignedHead[],
): LogVerification {
  let sequence = 0;
  const broken = (kind: BreakKind, says: Message, at: number | null = sequence): LogVerification => ({
    holds: false,
    records: sequence,
    firstBreak: logBreak(kind, at, says),
  });
  try {
    const heads = [...keptHeads(database), ...outside].sort((a, b) => a.size - b.size);
    for (const head of heads) {
      const key = keys.publicKey(head.keyId);
      if (!key)
        return broken('head', message('auditLog.otherStation', { size: head.size, key: head.keyId }), null);
      if (!headIsSigned(head, key))
        return broken('head', message('auditLog.wrongSignature', { size: head.size }), null);
    }

    const levels = openLevels(database);
    const pending: (Buffer | undefined)[] = [];
    let previous: Buffer = NO_PREVIOUS;
    let nextHead = 0;
    const headsAt = (size: number): LogVerification | null => {
      for (; nextHead < heads.length && heads[nextHead]!.size === size; nextHead++)
        if (heads[nextHead]!.root !== fold(pending).toString('hex'))
          return broken(
            'head',
            message('auditLog.otherRecords', { size, time: heads[nextHead]!.time }),
            size || null,
          );
      return null;
    };
    const atStart = headsAt(0);
    if (atStart) return atStart;

    for (const row of database
      .prepare<[], { sequence: number; body: string; leaf: Buffer }>(
        'SELECT sequence, body, leaf FROM audit_log ORDER BY sequence',
      )
      .iterate()) {
      if (row.sequence !== sequence + 1) {
        const expected = sequence + 1;
        return broken(
          'missing',
          message('auditLog.missing', { sequence: expected, next: row.sequence }),
          expected,
        );
      }
      sequence = row.sequence;
      const wrong = recordFault(row, previous);
      if (wrong) return broken(wrong.kind, wrong.says);
      let hash = row.leaf;
      let position = sequence - 1;
      let level = 0;
      for (; position % 2 === 1; level++, position = (position - 1) / 2) {
        hash = nodeHash(pending[level]!, hash);
        pending[level] = undefined;
        if (!levels.next(level + 1)?.equals(hash))
          return broken('tree', message('auditLog.wrongTree', { sequence }));
      }
      pending[level] = hash;
      previous = row.leaf;
      const head = headsAt(sequence);
      if (head) return head;
    }
    if (levels.more()) return broken('rolled-back', message('auditLog.endGone', { sequence }), sequence + 1);
    const ahead = heads[nextHead];
    if (ahead)
      return broken(
        'rolled-back',
        message('auditLog.endGoneByHead', { sequence, time: ahead.time, size: ahead.size }),
        sequence + 1,
      );
    return { holds: true, records: sequence, heads: heads.length, root: fold(pending).toString('hex') };
  } catch (thrown) {
    const failure = asStorageFailure(thrown);
    if (!(failure instanceof StationError)) throw thrown;
    return broken(
      'unreadable',
      message('auditLog.unreadable', { sequence, fault: failure.says }),
      sequence + 1,
    );
  }
}

function recordFault(
  row: { sequence: number; body: string; leaf: Buffer },
  previous: Buffer,
): { kind: BreakKind; says: Message } | null {
  const { sequence } = row;
  if (!leafHash(row.body).equals(row.leaf))
    return {
      kind: 'edited',
      says: message('auditLog.edited', { sequence }),
    };
  let record: { sequence?: unknown; previous?: unknown };
  try {
    record = JSON.parse(row.body) as typeof record;
  } catch {
    return { kind: 'edited', says: message('auditLog.notReadable', { sequence }) };
  }
  if (record.sequence !== row.sequence)
    return {
      kind: 'reordered',
      says: message('auditLog.otherNumber', { sequence, other: String(record.sequence) }),
    };
  if (record.previous !== previous.toString('hex'))
    return {
      kind: 'chain',
      says: message('auditLog.chainBroken', { sequence }),
    };
  return null;
}

/** Root of the tree from its complete subtrees, smallest first. */
function fold(pending: readonly (Buffer | undefined)[]): Buffer {
  let root: Buffer | null = null;
  for (const peak of pending) if (peak) root = root ? nodeHash(peak, root) : peak;
  return root ?? EMPTY_ROOT;
}

/** Streams the stored nodes of every level in order, beside the records. */
function openLevels(database: Database): { next(level: number): Buffer | undefined; more(): boolean } {
  const total = database.prepare<[], number>('SELECT count(*) FROM audit_nodes').pluck().get() ?? 0;
  const pages = new Map<number, { rows: Buffer[]; from: number; read: number }>();
  const page = database
    .prepare<[number, number], Buffer>(
      'SELECT hash FROM audit_nodes WHERE level = ? AND position >= ? ORDER BY position LIMIT 4096',
    )
    .pluck();
  let used = 0;
  return {
    next: (level) => {
      let at = pages.get(level);
      if (!at || at.read === at.rows.length) {
        const from = at ? at.from + at.rows.length : 0;
        at = { rows: page.all(level, from), from, read: 0 };
        pages.set(level, at);
      }
      used++;
      return at.rows[at.read++];
    },
    more: () => used < total,
  };
}
