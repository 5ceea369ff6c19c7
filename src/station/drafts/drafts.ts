import { message } from '../../contract/messages/message.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { MAX_TABLE_FILES } from '../../contract/limits.ts';
import { isoTime, type Clock, type NewId } from '../clock.ts';
import { isReferenced } from '../store/blob-references.ts';
import type { Store } from '../store/store.ts';

/** Pictures of a customer who left are not kept: a draft untouched for this long is deleted (ADR 74). */
const DRAFT_HOURS = 24;

export interface DraftEntry {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
}

export interface NewDraftFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** Files an operator captured and has not verified yet. They survive closing the window, a restart and a power cut. */
export interface Drafts {
  /** In the operator's order, with their task; without those that are being read. */
  of(owner: string): { place: string; files: DraftEntry[] };
  /** @throws StationError TOO_MANY_FILES */
  add(owner: string, files: readonly NewDraftFile[]): DraftEntry[];
  /** @throws StationError NOT_FOUND for another operator's file. */
  read(owner: string, id: string): { bytes: Buffer; mediaType: string };
  /** Reorders the files, unnamed ones last, and stores the task. */
  arrange(owner: string, place: string, ids: readonly string[]): void;
  /**
   * Hides files that are being read. They reappear if the reading did not remove them, and after a restart.
   *
   * @returns ends the hiding
   */
  sendOff(owner: string, ids: readonly string[]): () => void;
  /** Removing missing files is no error. */
  remove(owner: string, ids: readonly string[]): void;
  /** Deletes every draft untouched for {@link DRAFT_HOURS}; returns the number of files deleted. */
  expire(): number;
}

interface Row {
  id: string;
  owner: string;
  blob: string;
  name: string;
  media_type: string;
}

export function createDrafts(store: Store, clock: Clock, newId: NewId): Drafts {
  const { database, blobs } = store;
  const rowsOf = database.prepare<[string], Row>(
    'SELECT * FROM draft_files WHERE owner = ? ORDER BY position, rowid',
  );
  const drop = database.prepare('DELETE FROM draft_files WHERE id = ?');
  const beingRead = new Set<string>();
  const touch = (owner: string, place: string | null): void =>
    void database
      .prepare(
        `INSERT INTO draft_tables (owner, place, updated_at) VALUES (@owner, coalesce(@place, ''), @at)
         ON CONFLICT (owner) DO UPDATE SET place = coalesce(@place, place), updated_at = @at`,
      )
      .run({ owner, place, at: isoTime(clock) });
  /** Rows first: a crash in between leaves an encrypted file that the sweep finds. */
  const erase = (rows: readonly Row[]): void => {
    store.write(() => {
      for (const row of rows) drop.run(row.id);
    });
    for (const { blob } of rows) if (!isReferenced(database, blob)) blobs.remove(blob);
  };

  return {
    of: (owner) => ({
      place:
        database
          .prepare<[string], string>('SELECT place FROM draft_tables WHERE owner = ?')
          .pluck()
          .get(owner) ?? '',
      // A restored backup holds the rows but not the files.
      files: rowsOf
        .all(owner)
        .filter((row) => blobs.has(row.blob) && !beingRead.has(row.id))
        .map(toEntry),
    }),
    add: (owner, files) => {
      const before = rowsOf.all(owner).filter((row) => !beingRead.has(row.id)).length;
      if (before + files.length > MAX_TABLE_FILES) throw new StationError('TOO_MANY_FILES');
      const stored = files.map((file) => ({ ...file, id: newId(), blob: blobs.put(file.bytes) }));
      store.write(() => {
        for (const [i, file] of stored.entries())
          database
            .prepare(
              'INSERT INTO draft_files (id, owner, position, blob, name, media_type, added_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
            )
            .run(file.id, owner, before + i, file.blob, file.name, file.mediaType, isoTime(clock));
        touch(owner, null);
      });
      return stored.map(({ id, name, mediaType }) => ({ id, name, mediaType }));
    },
    read: (owner, id) => {
      const row = rowsOf.all(owner).find((one) => one.id === id);
      if (!row) throw new StationError('NOT_FOUND', message('caseRefusals.fileOffTable'));
      return { bytes: blobs.get(row.blob), mediaType: row.media_type };
    },
    arrange: (owner, place, ids) =>
      store.write(() => {
        const position = database.prepare('UPDATE draft_files SET position = ? WHERE id = ? AND owner = ?');
        const rest = rowsOf.all(owner).filter((row) => !ids.includes(row.id));
        for (const [i, id] of [...ids, ...rest.map((row) => row.id)].entries()) position.run(i, id, owner);
        touch(owner, place);
      }),
    sendOff: (owner, ids) => {
      const own = rowsOf.all(owner).filter((row) => ids.includes(row.id));
      for (const { id } of own) beingRead.add(id);
      return () => {
        for (const { id } of own) beingRead.delete(id);
      };
    },
    remove: (owner, ids) => erase(rowsOf.all(owner).filter((row) => ids.includes(row.id))),
    expire: () => {
      const before = new Date(clock.now() - DRAFT_HOURS * 3_600_000).toISOString();
      const old = database
        .prepare<[string], Row>(
          'SELECT f.* FROM draft_files f JOIN draft_tables t ON t.owner = f.owner WHERE t.updated_at < ?',
        )
        .all(before);
      erase(old);
      return old.length;
    },
  };
}

const toEntry = ({ id, name, media_type }: Row): DraftEntry => ({ id, name, mediaType: media_type });
