import { createHmac, pbkdf2Sync } from 'node:crypto';
import { fstatSync, read, readSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Page format of SQLCipher 4 (https://www.zetetic.net/sqlcipher/design/): data, 16 bytes of IV, 64 bytes of HMAC-SHA-512. */
export const PAGE_BYTES = 4_096;
const SALT_BYTES = 16;
const CODE_BYTES = 64;
const SALT_MASK = 0x3a;
const CODE_KEY_ROUNDS = 2;
const CODE_KEY_BYTES = 32;
/** Retries: a checkpoint may be writing the page; one that stays wrong is damaged. */
const LOOKS = 4;
const LOOK_AGAIN_MS = 250;
/** The first page starts with the salt and has another layout; SQLite checks it on every open. */
const FIRST = 2;

const readAt = promisify(read);

/**
 * Recomputes the authentication codes of pages on the disk, bypassing SQLite and its caches, in slices and beside a
 * station that keeps writing.
 *
 * @param descriptor of the database file; see raw-file.ts
 * @param from first page, counted from 1
 * @returns numbers of pages whose code does not match, and the number of pages the file has now
 */
export async function damagedPages(
  descriptor: number,
  key: Uint8Array,
  from: number,
  count: number,
): Promise<{ damaged: number[]; pages: number }> {
  const pages = Math.floor(fstatSync(descriptor).size / PAGE_BYTES);
  const codeKey = codeKeyOf(descriptor, key);
  const page = Buffer.alloc(PAGE_BYTES);
  const isWhole = async (number: number): Promise<boolean> => {
    const { bytesRead } = await readAt(descriptor, page, 0, PAGE_BYTES, (number - 1) * PAGE_BYTES);
    return bytesRead < PAGE_BYTES || hasItsCode(codeKey, page, number);
  };
  const damaged: number[] = [];
  for (let number = Math.max(from, FIRST); number < from + count && number <= pages; number++) {
    let whole = await isWhole(number);
    for (let look = 1; !whole && look < LOOKS; look++) {
      await wait(LOOK_AGAIN_MS);
      whole = await isWhole(number);
    }
    if (!whole) damaged.push(number);
  }
  return { damaged, pages };
}

/** The key of the pages' codes, derived from the database key and the salt in the file's first bytes. */
export function codeKeyOf(descriptor: number, key: Uint8Array): Buffer {
  const salt = Buffer.alloc(SALT_BYTES);
  readSync(descriptor, salt, 0, SALT_BYTES, 0);
  return pbkdf2Sync(
    key,
    salt.map((byte) => byte ^ SALT_MASK),
    CODE_KEY_ROUNDS,
    CODE_KEY_BYTES,
    'sha512',
  );
}

/**
 * Do pages have valid codes? Nobody may be writing them.
 *
 * @param bytes whole pages
 * @param first number of the first of them, counted from 1
 */
export function haveTheirCodes(codeKey: Uint8Array, bytes: Buffer, first: number): boolean {
  for (let at = 0; at < bytes.length; at += PAGE_BYTES) {
    const number = first + at / PAGE_BYTES;
    if (number >= FIRST && !hasItsCode(codeKey, bytes.subarray(at, at + PAGE_BYTES), number)) return false;
  }
  return true;
}

function hasItsCode(key: Uint8Array, page: Buffer, number: number): boolean {
  const place = Buffer.alloc(4);
  place.writeUInt32LE(number);
  const code = createHmac('sha512', key)
    .update(page.subarray(0, PAGE_BYTES - CODE_BYTES))
    .update(place)
    .digest();
  // SQLite never writes the lock-byte page at 1 GiB.
  return code.equals(page.subarray(PAGE_BYTES - CODE_BYTES)) || page.every((byte) => byte === 0);
}
