import { hkdfSync } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { StationError } from '../../contract/errors/station-error.ts';
import { message } from '../../contract/messages/message.ts';
import { storageFailure } from '../store/failures.ts';
import { unfinishedFile } from './archive.ts';
import {
  createPack,
  openSealed,
  PACK_ENDING,
  readPackIndex,
  readSealed,
  SEAL_BYTES,
  shortName,
  type PackWriter,
  type PieceEntry,
  type PieceName,
} from './pack.ts';

/** Subfolder with the pieces that a folder's backups share, each once (ADR 335). */
const FOLDER = 'netefatsa-pieces';
/** Size at which a pack is finished: finished packs survive an interruption, and FAT sticks can hold them. */
const PACK_BYTES = 64 * 1024 * 1024;

interface Place extends PieceEntry {
  readonly file: string;
}

/** The pieces that all backups of one database key in one folder share. */
export interface Pieces {
  readonly folder: string;
  has(name: PieceName): boolean;
  /** Bytes of a stored piece. */
  sizeOf(name: PieceName): number;
  /** @throws StationError STORAGE_FAILED BACKUP_DAMAGED, which names the piece that is missing or the file that is damaged */
  read(name: PieceName): Buffer;
  /** Adds a piece that is not stored yet. */
  add(name: PieceName, bytes: Uint8Array): void;
  /** Finishes what was added and reads it back. @returns bytes written */
  finish(): number;
  /**
   * Rewrites packs without unreferenced pieces; an old pack is deleted once the new one was read back.
   *
   * @param unreadable names whose packs are left as they are: the rest of them, or another copy, may still be read
   * @returns bytes freed
   */
  keepOnly(names: ReadonlySet<PieceName>, unreadable: ReadonlySet<PieceName>): number;
  close(): void;
}

/** Derives single-purpose keys, so that nothing beside the backup reveals the database key. */
const derived = (databaseKey: Uint8Array, use: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', databaseKey, '', `netefatsa backup ${use} 1`, bytes));

/** Folder of the pieces, one per database key: stations that share a folder, or changed their keys, have one each. */
export const piecesFolder = (backupFolder: string, databaseKey: Uint8Array): string =>
  path.join(backupFolder, FOLDER, derived(databaseKey, 'folder', 8).toString('hex'));

export function openPieces(backupFolder: string, databaseKey: Uint8Array): Pieces {
  const folder = piecesFolder(backupFolder, databaseKey);
  const key = derived(databaseKey, 'pieces', 32);
  const places = new Map<PieceName, Place>();
  const written: string[] = [];
  let pack: PackWriter | null = null;
  let bytesWritten = 0;
  let reading: { readonly file: string; readonly handle: number } | null = null;
  for (const file of packsIn(folder)) learn(file);

  function learn(file: string): void {
    for (const [name, entry] of readPackIndex(file, key) ?? []) places.set(name, { ...entry, file });
  }
  function handleOf(file: string): number {
    if (reading?.file === file) return reading.handle;
    stopReading();
    const handle = openSync(file, 'r');
    reading = { file, handle };
    return handle;
  }
  function stopReading(): void {
    if (reading) closeSync(reading.handle);
    reading = null;
  }
  function read(name: PieceName): Buffer {
    const place = places.get(name);
    if (!place) throw pieceMissing(name, folder);
    const sealed = readSealed(handleOf(place.file), place);
    const bytes = sealed && openSealed(key, name, sealed);
    if (!bytes) throw packDamaged(place.file);
    return bytes;
  }
  function finishPack(): void {
    if (!pack) return;
    const file = pack.finish();
    bytesWritten += pack.bytes;
    pack = null;
    written.push(file);
    learn(file);
  }
  /** Removes these packs when one of their pieces cannot be read back. */
  function readBack(files: readonly string[]): void {
    stopReading();
    const fresh = new Set(files);
    try {
      for (const [name, { file }] of places) if (fresh.has(file)) read(name);
    } catch (thrown) {
      stopReading();
      for (const file of files) rmSync(file, { force: true });
      throw thrown;
    }
    stopReading();
  }
  /** Added and not finished yet: a repeated piece is written once. */
  const added = new Set<PieceName>();
  const add = (name: PieceName, put: (into: PackWriter) => void): void => {
    if (!pack) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      pack = createPack(folder, key);
    }
    put(pack);
    added.add(name);
    if (pack.bytes < PACK_BYTES) return;
    finishPack();
    added.clear();
  };
  return {
    folder,
    has: (name) => places.has(name) || added.has(name),
    sizeOf: (name) => (places.get(name)?.length ?? SEAL_BYTES) - SEAL_BYTES,
    read,
    add: (name, bytes) => add(name, (into) => into.add(name, bytes)),
    finish: () => {
      finishPack();
      readBack(written);
      return bytesWritten;
    },
    keepOnly: (names, unreadable) => {
      let freed = 0;
      for (const file of packsIn(folder)) {
        const index = readPackIndex(file, key);
        // Leave unreadable packs: somebody may be restoring them.
        if (!index || [...index.keys()].some((name) => unreadable.has(name))) continue;
        const live = [...index].filter(([name]) => names.has(name) && places.get(name)?.file === file);
        if (live.length === index.size) continue;
        const before = written.length;
        for (const [name, entry] of live) {
          const sealed = readSealed(handleOf(file), entry);
          if (!sealed || !openSealed(key, name, sealed)) throw packDamaged(file);
          add(name, (into) => into.copy(name, sealed));
        }
        // The copy is on the disk, and readable, before its source is deleted.
        finishPack();
        readBack(written.slice(before));
        rmSync(file);
        freed += [...index.values()].reduce((sum, { length }) => sum + length, 0);
      }
      return freed - bytesWritten;
    },
    close: () => {
      stopReading();
      pack?.discard();
      pack = null;
    },
  };
}

/** Removes what an interrupted backup left half written; nothing may be writing there. */
export function removeUnfinished(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (name.endsWith(unfinishedFile(PACK_ENDING))) rmSync(path.join(folder, name), { force: true });
}

const packsIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(PACK_ENDING))
        .sort()
        .map((name) => path.join(folder, name))
    : [];

const pieceMissing = (name: PieceName, folder: string): StationError =>
  storageFailure('BACKUP_DAMAGED', message('backupRefusals.noPiece', { piece: shortName(name), folder }));

const packDamaged = (file: string): StationError =>
  storageFailure('BACKUP_DAMAGED', message('backupRefusals.damagedPiece', { file: path.basename(file) }));
