import { Buffer } from 'node:buffer';
import type { Database } from 'better-sqlite3';
import { z } from 'zod';
import { StationError } from '../../contract/errors/station-error.ts';
import { message } from '../../contract/messages/message.ts';
import { isoTime, type Clock } from '../clock.ts';
import { EMPTY_ROOT, rootOf, type ReadNode } from './merkle.ts';
import type { SignedHead, SigningKeys } from './signing.ts';

/** A signed head as it is written into files. */
export const HeadSchema = z.object({
  size: z.number().int().nonnegative(),
  root: z.string().regex(/^[0-9a-f]{64}$/),
  time: z.string(),
  keyId: z.string().regex(/^[0-9a-f]{16}$/),
  signature: z.base64(),
});

/** One line for a receipt, a QR code or a webhook header: `NTF1.size.root.time.keyId.signature`. */
export function headToText(head: SignedHead): string {
  const root = Buffer.from(head.root, 'hex').toString('base64url');
  const signature = Buffer.from(head.signature, 'base64').toString('base64url');
  return ['NTF1', head.size, root, Date.parse(head.time), head.keyId, signature].join('.');
}

/** @throws StationError INVALID_REQUEST for anything that is not a head, as text or as JSON. */
export function headFromText(text: string): SignedHead {
  const trimmed = text.trim();
  try {
    if (trimmed.startsWith('{')) return HeadSchema.parse(JSON.parse(trimmed));
    const [mark, size, root, time, keyId, signature] = trimmed.split('.');
    if (mark !== 'NTF1') throw new Error('not a head');
    return HeadSchema.parse({
      size: Number(size),
      root: Buffer.from(root ?? '', 'base64url').toString('hex'),
      time: new Date(Number(time)).toISOString(),
      keyId,
      signature: Buffer.from(signature ?? '', 'base64url').toString('base64'),
    });
  } catch (cause) {
    throw new StationError('INVALID_REQUEST', message('auditLog.notAHead'), {}, { cause });
  }
}

interface HeadRow {
  size: number;
  root: Buffer;
  time: string;
  key_id: string;
  signature: Buffer;
}

const fromRow = (row: HeadRow): SignedHead => ({
  size: row.size,
  root: row.root.toString('hex'),
  time: row.time,
  keyId: row.key_id,
  signature: row.signature.toString('base64'),
});

/** Reads leaves and stored inner nodes of the log's tree. A hash that is missing reads as zeros and fails every check. */
export function treeReader(database: Database): ReadNode {
  const leaf = database.prepare<[number], Buffer>('SELECT leaf FROM audit_log WHERE sequence = ?').pluck();
  const node = database
    .prepare<[number, number], Buffer>('SELECT hash FROM audit_nodes WHERE level = ? AND position = ?')
    .pluck();
  return (level, position) =>
    (level === 0 ? leaf.get(position + 1) : node.get(level, position)) ?? Buffer.alloc(32);
}

export const logSize = (database: Database): number =>
  database.prepare<[], number>('SELECT coalesce(max(sequence), 0) FROM audit_log').pluck().get() ?? 0;

/** Signs and keeps a head of the log as it is now; the head that is already there is returned when nothing was added. */
export function signHead(database: Database, keys: SigningKeys, clock: Clock): SignedHead {
  const size = logSize(database);
  const kept = database.prepare<[number], HeadRow>('SELECT * FROM audit_heads WHERE size = ?').get(size);
  if (kept) return fromRow(kept);
  const root = size === 0 ? EMPTY_ROOT : rootOf(treeReader(database), size);
  const head = keys.sign({ size, root: root.toString('hex'), time: isoTime(clock) });
  database
    .prepare('INSERT INTO audit_heads (size, root, time, key_id, signature) VALUES (?, ?, ?, ?, ?)')
    .run(head.size, root, head.time, head.keyId, Buffer.from(head.signature, 'base64'));
  return head;
}

/** Every kept head, smallest log first. */
export function keptHeads(database: Database): SignedHead[] {
  return database.prepare<[], HeadRow>('SELECT * FROM audit_heads ORDER BY size').all().map(fromRow);
}

export function latestHead(database: Database): SignedHead | null {
  const row = database.prepare<[], HeadRow>('SELECT * FROM audit_heads ORDER BY size DESC LIMIT 1').get();
  return row ? fromRow(row) : null;
}
