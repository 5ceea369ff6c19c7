import { randomBytes } from 'node:crypto';
import { closeSync, fstatSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { syncFolder } from '../store/durable-file.ts';
import { seal, unseal } from '../store/sealed.ts';
import { readExactly, writeAll } from '../store/whole-io.ts';
import { unfinishedFile } from './archive.ts';

/**
 * A pack: sealed pieces, a sealed index of them, then the index's offset. A piece is bound to its name, so pieces
 * cannot be exchanged.
 */
export const PACK_ENDING = '.pack';
export const NAME_BYTES = 32;
/** Bytes that sealing adds to a piece: nonce and tag. */
export const SEAL_BYTES = 28;
const ENTRY_BYTES = NAME_BYTES + 8;
const TRAILER_BYTES = 12;
const MAGIC = Buffer.from('NPK1');

/** 32 bytes as a string of one character each, usable as a Map key. */
export type PieceName = string;
export interface PieceEntry {
  readonly offset: number;
  /** Of the sealed bytes. */
  readonly length: number;
}

export const nameOf = (bytes: Uint8Array): PieceName => Buffer.from(bytes).toString('latin1');
export const shortName = (name: PieceName): string => Buffer.from(name, 'latin1').toString('hex', 0, 8);

const pieceContext = (name: PieceName): string => `piece ${Buffer.from(name, 'latin1').toString('hex')}`;
const INDEX_CONTEXT = 'index of pieces';

export interface PackWriter {
  readonly bytes: number;
  add(name: PieceName, bytes: Uint8Array): void;
  /** A piece as it lies in another pack of the same key. */
  copy(name: PieceName, sealed: Uint8Array): void;
  /** Writes the index; the pack is under its name and on the disk when this returns. @returns its file */
  finish(): string;
  /** Removes what was written; also after a failed `finish`. */
  discard(): void;
}

export function createPack(folder: string, key: Uint8Array): PackWriter {
  const file = path.join(folder, `${randomBytes(12).toString('hex')}${PACK_ENDING}`);
  const handle = openSync(unfinishedFile(file), 'wx', 0o600);
  const entries: Buffer[] = [];
  let at = 0;
  let isOpen = true;
  const close = (): void => {
    if (!isOpen) return;
    // Even a failed close frees the descriptor, which another file may soon get.
    isOpen = false;
    closeSync(handle);
  };
  const all = (bytes: Uint8Array): void => {
    writeAll(handle, bytes);
    at += bytes.length;
  };
  const copy = (name: PieceName, sealed: Uint8Array): void => {
    const entry = Buffer.alloc(ENTRY_BYTES);
    entry.write(name, 0, 'latin1');
    entry.writeUInt32BE(at, NAME_BYTES);
    entry.writeUInt32BE(sealed.length, NAME_BYTES + 4);
    entries.push(entry);
    all(sealed);
  };
  return {
    get bytes() {
      return at;
    },
    add: (name, bytes) => copy(name, seal(key, bytes, pieceContext(name))),
    copy,
    finish: () => {
      const trailer = Buffer.alloc(TRAILER_BYTES);
      trailer.writeUInt32BE(at, 0);
      const index = seal(key, Buffer.concat(entries), INDEX_CONTEXT);
      trailer.writeUInt32BE(index.length, 4);
      MAGIC.copy(trailer, 8);
      all(index);
      all(trailer);
      fsyncSync(handle);
      close();
      renameSync(unfinishedFile(file), file);
      syncFolder(folder);
      return file;
    },
    discard: () => {
      close();
      rmSync(unfinishedFile(file), { force: true });
    },
  };
}

/** The pieces of a pack; null if its index is missing, truncated or altered: then nothing in it is trusted. */
export function readPackIndex(file: string, key: Uint8Array): Map<PieceName, PieceEntry> | null {
  const handle = openSync(file, 'r');
  try {
    const { size } = fstatSync(handle);
    const trailer = size < TRAILER_BYTES ? null : readExactly(handle, size - TRAILER_BYTES, TRAILER_BYTES);
    if (!trailer?.subarray(8).equals(MAGIC)) return null;
    const [start, length] = [trailer.readUInt32BE(0), trailer.readUInt32BE(4)];
    if (start + length + TRAILER_BYTES !== size) return null;
    const sealed = readExactly(handle, start, length);
    const index = sealed && unseal(key, sealed, INDEX_CONTEXT);
    if (!index || index.length % ENTRY_BYTES !== 0) return null;
    const entries = new Map<PieceName, PieceEntry>();
    for (let at = 0; at < index.length; at += ENTRY_BYTES)
      entries.set(index.toString('latin1', at, at + NAME_BYTES), {
        offset: index.readUInt32BE(at + NAME_BYTES),
        length: index.readUInt32BE(at + NAME_BYTES + 4),
      });
    return entries;
  } finally {
    closeSync(handle);
  }
}

/** The sealed bytes of a piece; null when the pack ends before them. */
export const readSealed = (handle: number, { offset, length }: PieceEntry): Buffer | null =>
  readExactly(handle, offset, length);

/** The bytes of a piece; null if they were altered or belong to another name. */
export const openSealed = (key: Uint8Array, name: PieceName, sealed: Uint8Array): Buffer | null =>
  unseal(key, sealed, pieceContext(name));
