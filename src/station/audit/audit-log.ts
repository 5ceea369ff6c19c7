import { StationError } from '../../contract/errors/station-error.ts';
import { message } from '../../contract/messages/message.ts';
import type { Clock } from '../clock.ts';
import { guardStorage } from '../store/failures.ts';
import type { Store } from '../store/store.ts';
import { createAppender, type Appended } from './append.ts';
import { keptHeads, latestHead, logSize, signHead, treeReader } from './heads.ts';
import { consistencyPath, inclusionPath } from './merkle.ts';
import { listRecords, type ListedRecord } from './query-log.ts';
import { type AuditFilter } from './log-rows.ts';
import type { AuditEntry } from './record.ts';
import { openSigningKeys, type SignedHead, type SigningKeys } from './signing.ts';
import { verifyAside } from './verify-aside.ts';
import { verifyDatabase } from './verify-database.ts';
import type { LogVerification } from './verify-log.ts';

/** Shows that one record is in the log that a head covers. Hashes in hex, from the leaf upwards. */
export interface InclusionProof {
  readonly record: ListedRecord;
  /** The record's exact text: the bytes under the leaf hash. */
  readonly body: string;
  readonly path: readonly string[];
  readonly head: SignedHead;
}

/** Shows that the log under `to` only appended to the log under `from`. */
export interface ConsistencyProof {
  readonly from: SignedHead;
  readonly to: SignedHead;
  readonly path: readonly string[];
}

export interface AuditLog {
  /** Appends one record, in the caller's transaction or one of its own; durable once the transaction has ended. */
  append(entry: AuditEntry): Appended;
  appendAll(entries: readonly AuditEntry[]): Appended[];
  size(): number;
  /** Signs the log as it is now (or gives the head already signed for this size). */
  head(): SignedHead;
  /** A head at most this old, for frequent messages (webhooks) that need not cover the newest record. */
  recentHead(maxAgeMs: number): SignedHead;
  heads(): SignedHead[];
  /** Reads every record and then every page; `outside` are heads kept elsewhere. */
  verify(outside?: readonly SignedHead[]): LogVerification;
  /**
   * The same in a worker thread with its own connection, so that the station keeps answering (a million records take
   * half a minute); concurrent callers share one run.
   *
   * @throws StationError ENGINE_UNAVAILABLE when the station stops meanwhile.
   */
  verifyAside(): Promise<LogVerification>;
  /** @throws StationError NOT_FOUND for a record that does not exist. */
  proof(sequence: number): InclusionProof;
  /** Between any two heads or sizes. @throws StationError INVALID_REQUEST when the sizes do not fit. */
  consistency(fromSize: number, toSize?: number): ConsistencyProof;
  list(filter?: AuditFilter): ListedRecord[];
  /** Ends a verification that is still at work. */
  close(): Promise<void>;
  readonly keys: SigningKeys;
}

/** A head is signed at least every so many records; `close` and every receipt sign one as well. */
const HEAD_EVERY = 1_000;

export function openAuditLog(store: Store, clock: Clock): AuditLog {
  const { database } = store;
  const keys = openSigningKeys(database, clock);
  const appendInside = createAppender(database, clock);
  const hex = (hashes: readonly Buffer[]): string[] => hashes.map((hash) => hash.toString('hex'));

  const appendAll = (entries: readonly AuditEntry[]): Appended[] =>
    store.write(() => {
      const appended = appendInside(entries);
      const last = appended.at(-1);
      const first = appended[0];
      if (
        last &&
        first &&
        Math.floor(last.sequence / HEAD_EVERY) > Math.floor((first.sequence - 1) / HEAD_EVERY)
      )
        signHead(database, keys, clock);
      return appended;
    });

  const head = (): SignedHead => store.write(() => signHead(database, keys, clock));

  const aside = verifyAside(store);

  return {
    keys,
    append: (entry) => appendAll([entry])[0]!,
    appendAll,
    size: () => logSize(database),
    head,
    recentHead: (maxAgeMs) => {
      const kept = latestHead(database);
      return kept && Math.abs(clock.now() - Date.parse(kept.time)) <= maxAgeMs ? kept : head();
    },
    heads: () => keptHeads(database),
    verify: (outside = []) => verifyDatabase(database, keys, outside),
    verifyAside: aside.verify,
    proof: (sequence) =>
      guardStorage(() => {
        const record = listRecords(database, { from: sequence, to: sequence })[0];
        if (!record) throw new StationError('NOT_FOUND', message('auditLog.noRecord', { sequence }));
        const body = database
          .prepare<[number], string>('SELECT body FROM audit_log WHERE sequence = ?')
          .pluck()
          .get(sequence)!;
        const signed = head();
        return {
          record,
          body,
          path: hex(inclusionPath(treeReader(database), sequence - 1, signed.size)),
          head: signed,
        };
      }),
    consistency: (fromSize, toSize) =>
      guardStorage(() => {
        const to = toSize === undefined ? head() : headOf(toSize);
        const from = headOf(fromSize);
        if (from.size > to.size)
          throw new StationError('INVALID_REQUEST', message('auditLog.olderHeadFirst'));
        return { from, to, path: hex(consistencyPath(treeReader(database), from.size, to.size)) };
      }),
    list: (filter) => guardStorage(() => listRecords(database, filter)),
    close: aside.close,
  };

  function headOf(size: number): SignedHead {
    const kept = keptHeads(database).find((one) => one.size === size);
    if (kept) return kept;
    throw new StationError('INVALID_REQUEST', message('auditLog.noHead', { size }));
  }
}
