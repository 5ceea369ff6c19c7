import { createReadStream, createWriteStream } from 'node:fs';
import { open, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { inflatingWithin, within } from '../../../engine/bounded-inflate.ts';
import { ListFault } from './list-fault.ts';

/** A list's archive holds a file or two; the largest published one, OFAC's SDN_ENHANCED, unpacks to some 120 MB. */
const MOST_FILES = 20;
/** A spreadsheet has a part for each sheet, theme, printer, comment: 22 in a list of one sheet. */
const MOST_PARTS = 500;
const MOST_BYTES = 2 * 1024 ** 3;
/** PKWARE APPNOTE 6.3.10, 4.3.16: the end record and its comment. */
const END_BYTES = 22 + 0xffff;
const END_MARK = 0x06054b50;
const ENTRY_MARK = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;

/** A file of an archive, by its directory entry. */
export interface Packed {
  readonly name: string;
  readonly method: number;
  readonly packedBytes: number;
  readonly bytes: number;
  readonly offset: number;
}

export const isZip = (beginning: string): boolean => beginning.startsWith('PK\u0003\u0004');

/**
 * Unpacks a ZIP archive into a folder, without subfolders. Files get the archive's time: lists without a date are dated
 * by their files.
 *
 * @returns the paths of its files
 * @throws ListFault when it is incomplete, encrypted, or larger than a list can be
 */
export async function unpack(file: string, folder: string): Promise<string[]> {
  const packed = await filesIn(file);
  if (packed.length > MOST_FILES) throw refused(file, `It holds ${packed.length} files.`);
  const { atime, mtime } = await stat(file);
  const paths: string[] = [];
  for (const [i, one] of packed.entries()) {
    if (one.bytes === 0) continue;
    const target = path.join(folder, `${i}-${path.basename(one.name).replace(/[^\w.-]/g, '_')}`);
    await unpackOne(file, one, target);
    await utimes(target, atime, mtime);
    paths.push(target);
  }
  return paths;
}

/** Writes one file of an archive. @throws ListFault when it is damaged, or longer than the directory says */
export async function unpackOne(file: string, packed: Packed, target: string): Promise<void> {
  const tooLarge = (): Error => refused(file, 'It unpacks to more than it says.');
  await pipeline([
    createReadStream(file, {
      start: packed.offset,
      end: Math.max(packed.offset, packed.offset + packed.packedBytes - 1),
    }),
    ...(packed.method === DEFLATED
      ? inflatingWithin(packed.bytes, tooLarge)
      : [within(packed.bytes, tooLarge)]),
    createWriteStream(target),
  ]).catch((thrown: unknown) => {
    throw thrown instanceof ListFault ? thrown : new ListFault(file, { kind: 'damaged', line: null }, thrown);
  });
}

const refused = (file: string, said: string): ListFault =>
  new ListFault(file, { kind: 'damaged', line: null }, said);

/**
 * The files of an archive.
 *
 * @throws ListFault when it is incomplete, encrypted, or larger than a list can be
 */
export async function filesIn(file: string): Promise<Packed[]> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const read = async (start: number, length: number): Promise<Buffer> => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start);
      return buffer.subarray(0, bytesRead);
    };
    const tail = await read(Math.max(0, size - END_BYTES), Math.min(size, END_BYTES));
    const end = tail.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
    if (end < 0 || tail.length < end + 22 || tail.readUInt32LE(end) !== END_MARK)
      throw new ListFault(file, { kind: 'cut-off' }, 'The archive has no end record.');
    const count = tail.readUInt16LE(end + 10);
    if (count > MOST_PARTS) throw refused(file, `It holds ${count} files.`);
    const directory = await read(tail.readUInt32LE(end + 16), tail.readUInt32LE(end + 12));
    const found: Packed[] = [];
    for (let at = 0; found.length < count;) {
      if (directory.length < at + 46 || directory.readUInt32LE(at) !== ENTRY_MARK)
        throw refused(file, 'Its directory is damaged.');
      const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((o) => directory.readUInt16LE(at + o));
      const method = directory.readUInt16LE(at + 10);
      const isEncrypted = (directory.readUInt16LE(at + 8) & 1) === 1;
      if (isEncrypted || (method !== STORED && method !== DEFLATED))
        throw refused(file, 'It is encrypted or packed otherwise.');
      const local = directory.readUInt32LE(at + 42);
      const header = await read(local, 30);
      if (header.length < 30)
        throw new ListFault(file, { kind: 'cut-off' }, 'A file of the archive is missing.');
      found.push({
        name: directory.toString('utf8', at + 46, at + 46 + nameBytes!),
        method,
        packedBytes: directory.readUInt32LE(at + 20),
        bytes: directory.readUInt32LE(at + 24),
        offset: local + 30 + header.readUInt16LE(26) + header.readUInt16LE(28),
      });
      at += 46 + nameBytes! + extraBytes! + commentBytes!;
    }
    if (found.reduce((sum, { bytes }) => sum + bytes, 0) > MOST_BYTES)
      throw refused(file, 'It unpacks to more than a list can be.');
    return found;
  } finally {
    await handle.close();
  }
}
