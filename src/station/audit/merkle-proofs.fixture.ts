import { nodeHash } from './merkle.ts';

/** How a holder of signed heads checks the proofs that the log gives; the station itself recomputes the tree. */

/** Root that an inclusion proof leads to, or null when its length cannot fit (RFC 9162 §2.1.3.2). */
export function rootFromInclusion(
  leaf: Buffer,
  index: number,
  size: number,
  path: readonly Buffer[],
): Buffer | null {
  if (index < 0 || index >= size) return null;
  let position = index;
  let last = size - 1;
  let hash = leaf;
  for (const sibling of path) {
    if (last === 0) return null;
    if (position % 2 === 1 || position === last) {
      hash = nodeHash(sibling, hash);
      while (position % 2 === 0 && position !== 0) {
        position = Math.floor(position / 2);
        last = Math.floor(last / 2);
      }
    } else hash = nodeHash(hash, sibling);
    position = Math.floor(position / 2);
    last = Math.floor(last / 2);
  }
  return last === 0 ? hash : null;
}

/** Does the proof show that the tree `(size, root)` only appended to `(from, fromRoot)`? (RFC 9162 §2.1.4.2) */
export function isConsistent(
  from: number,
  fromRoot: Buffer,
  size: number,
  root: Buffer,
  path: readonly Buffer[],
): boolean {
  if (from > size) return false;
  if (from === size) return path.length === 0 && fromRoot.equals(root);
  if (from === 0) return path.length === 0;
  const proof = Number.isInteger(Math.log2(from)) ? [fromRoot, ...path] : [...path];
  let position = from - 1;
  let last = size - 1;
  while (position % 2 === 1) {
    position = Math.floor(position / 2);
    last = Math.floor(last / 2);
  }
  let old = proof.shift();
  if (!old) return false;
  let fresh = old;
  for (const hash of proof) {
    if (last === 0) return false;
    if (position % 2 === 1 || position === last) {
      old = nodeHash(hash, old);
      fresh = nodeHash(hash, fresh);
      while (position % 2 === 0 && position !== 0) {
        position = Math.floor(position / 2);
        last = Math.floor(last / 2);
      }
    } else fresh = nodeHash(fresh, hash);
    position = Math.floor(position / 2);
    last = Math.floor(last / 2);
  }
  return last === 0 && old.equals(fromRoot) && fresh.equals(root);
}
