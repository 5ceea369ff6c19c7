import { hash as digest } from 'node:crypto';

/** Merkle tree hashes of RFC 6962 §2.1: SHA-256 with 0x00 before a leaf and 0x01 before an inner node. */

const LEAF = Buffer.from([0]);
const NODE = Buffer.from([1]);
const sha256 = (bytes: Uint8Array): Buffer => digest('sha256', bytes, 'buffer');

export const leafHash = (data: string | Uint8Array): Buffer =>
  sha256(Buffer.concat([LEAF, typeof data === 'string' ? Buffer.from(data) : data]));
export const nodeHash = (left: Uint8Array, right: Uint8Array): Buffer =>
  sha256(Buffer.concat([NODE, left, right]));
export const EMPTY_ROOT: Buffer = sha256(Buffer.alloc(0));

/** Reads the root of the complete subtree over leaves `[position << level, (position + 1) << level)`; level 0 is a leaf. */
export type ReadNode = (level: number, position: number) => Buffer;

/** The largest power of two smaller than `size`, as its exponent. */
function splitLevel(size: number): number {
  let level = 0;
  while (2 ** (level + 1) < size) level++;
  return level;
}

/** Root over the leaves `[start, start + size)`; `start` is a multiple of the subtree's width, as in RFC 6962. */
export function rootOf(read: ReadNode, size: number, start = 0): Buffer {
  if (size === 0) return EMPTY_ROOT;
  let root: Buffer | null = null;
  // Complete subtrees from the right (smallest) to the left (largest).
  let end = start + size;
  for (let level = 0, rest = size; rest > 0; level++, rest = Math.floor(rest / 2)) {
    if (rest % 2 === 0) continue;
    const width = 2 ** level;
    end -= width;
    const peak = read(level, end / width);
    root = root ? nodeHash(peak, root) : peak;
  }
  return root!;
}

/** Audit path for the leaf at `index` in the tree of `size` leaves (RFC 6962 §2.1.1), from the leaf upwards. */
export function inclusionPath(read: ReadNode, index: number, size: number): Buffer[] {
  const path = (start: number, count: number): Buffer[] => {
    if (count === 1) return [];
    const half = 2 ** splitLevel(count);
    return index - start < half
      ? [...path(start, half), rootOf(read, count - half, start + half)]
      : [...path(start + half, count - half), rootOf(read, half, start)];
  };
  return path(0, size);
}

/** Consistency proof between the first `from` leaves and `size` leaves (RFC 6962 §2.1.2). */
export function consistencyPath(read: ReadNode, from: number, size: number): Buffer[] {
  if (from === 0 || from === size) return [];
  const path = (start: number, first: number, count: number, whole: boolean): Buffer[] => {
    if (first === count) return whole ? [] : [rootOf(read, count, start)];
    const half = 2 ** splitLevel(count);
    return first <= half
      ? [...path(start, first, half, whole), rootOf(read, count - half, start + half)]
      : [...path(start + half, first - half, count - half, false), rootOf(read, half, start)];
  };
  return path(0, from, size, true);
}
