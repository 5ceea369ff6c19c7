import { message } from '../../contract/messages/message.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { csvCell } from '../csv-cell.ts';
import type { Store } from '../store/store.ts';
import type { AuditLog } from './audit-log.ts';
import { treeReader } from './heads.ts';
import type { AuditRecord } from './record.ts';

export interface ExportRange {
  /** First and last sequence; the whole log by default. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/**
 * The log as JSON Lines for someone who has nothing else. First a line with the signed head, the public keys and the
 * hashes of the tree on both sides of the range, then each record in exactly the text that was hashed.
 * tools/audit-verifier reads it.
 */
export function* exportJsonLines(store: Store, audit: AuditLog, range: ExportRange = {}): Generator<string> {
  const head = audit.head();
  const { from, to } = bounds(range, head.size);
  const read = treeReader(store.database);
  const hex = (nodes: [number, number][]): string[] =>
    nodes.map(([level, position]) => read(level, position).toString('hex'));
  yield JSON.stringify({
    format: 'netefatsa-audit-export',
    version: 1,
    from,
    to,
    head,
    publicKeys: audit.keys.publicKeys().map(({ keyId, pem }) => ({ keyId, pem })),
    before: hex(cover(0, from - 1)),
    after: hex(cover(to, head.size)),
  });
  yield* bodies(store, from, to);
}

const COLUMNS = [
  'sequence',
  'time',
  'actorKind',
  'actor',
  'action',
  'caseId',
  'outcome',
  'details',
  'hashes',
  'versions',
  'previous',
] as const;

/** The same records for a spreadsheet, every row as wide as the header. It proves nothing by itself. */
export function* exportCsv(store: Store, audit: AuditLog, range: ExportRange = {}): Generator<string> {
  const { from, to } = bounds(range, audit.head().size);
  yield COLUMNS.join(',');
  for (const body of bodies(store, from, to)) {
    const record = JSON.parse(body) as AuditRecord;
    const cells = [
      record.sequence,
      record.time,
      record.actor.kind,
      record.actor.id,
      record.action,
      record.caseId ?? '',
      record.outcome,
      JSON.stringify(record.details),
      JSON.stringify(record.hashes),
      JSON.stringify(record.versions),
      record.previous,
    ];
    yield cells.map(csvCell).join(',');
  }
}

function* bodies(store: Store, from: number, to: number): Generator<string> {
  // Page by page: an open cursor would hold a long-lived snapshot and block other statements.
  const page = store.database.prepare<[number, number], { sequence: number; body: string }>(
    'SELECT sequence, body FROM audit_log WHERE sequence >= ? AND sequence <= ? ORDER BY sequence LIMIT 2000',
  );
  for (let next = from; next <= to;) {
    const rows = page.all(next, to);
    if (rows.length === 0) return;
    for (const row of rows) yield row.body;
    next = rows.at(-1)!.sequence + 1;
  }
}

function bounds(range: ExportRange, size: number): { from: number; to: number } {
  const from = range.from ?? 1;
  const to = Math.min(range.to ?? size, size);
  if (from < 1 || from > to + 1)
    throw new StationError('INVALID_REQUEST', message('auditLog.otherRange', { size }));
  return { from, to };
}

/** The complete subtrees, left to right, that together cover the leaves `[start, end)`, each as wide as it can be. */
export function cover(start: number, end: number): [level: number, position: number][] {
  const nodes: [number, number][] = [];
  for (let at = start; at < end;) {
    let level = 0;
    while (at % 2 ** (level + 1) === 0 && at + 2 ** (level + 1) <= end) level++;
    nodes.push([level, at / 2 ** level]);
    at += 2 ** level;
  }
  return nodes;
}
