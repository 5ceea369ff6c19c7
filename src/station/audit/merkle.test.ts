import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  consistencyPath,
  EMPTY_ROOT,
  inclusionPath,
  leafHash,
  nodeHash,
  rootOf,
  type ReadNode,
} from './merkle.ts';
import { isConsistent, rootFromInclusion } from './merkle-proofs.fixture.ts';

/** Leaves of the test vectors of the Certificate Transparency reference implementation (merkletree tests). */
const CT_LEAVES = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
].map((hex) => Buffer.from(hex, 'hex'));
/** Roots over the first 1, 2, … 8 of them. */
const CT_ROOTS = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

function readerOf(leaves: readonly Buffer[]): ReadNode {
  const read: ReadNode = (level, position) =>
    level === 0
      ? leafHash(leaves[position]!)
      : nodeHash(read(level - 1, 2 * position), read(level - 1, 2 * position + 1));
  return read;
}
const numbered = (count: number): ReadNode =>
  readerOf(Array.from({ length: count }, (_, i) => Buffer.from(String(i))));

describe('Merkle tree of RFC 6962', () => {
  it('has the roots of the reference implementation', () => {
    const read = readerOf(CT_LEAVES);
    expect(CT_LEAVES.map((_, i) => rootOf(read, i + 1).toString('hex'))).toEqual(CT_ROOTS);
    expect(rootOf(read, 0)).toEqual(EMPTY_ROOT);
    expect(EMPTY_ROOT.toString('hex')).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    );
  });

  it('proves every leaf of every small tree, and no other leaf by the same path', () => {
    for (let size = 1; size <= 20; size++) {
      const read = numbered(size);
      const root = rootOf(read, size);
      for (let index = 0; index < size; index++) {
        const path = inclusionPath(read, index, size);
        expect(rootFromInclusion(read(0, index), index, size, path)).toEqual(root);
        expect(rootFromInclusion(leafHash('other'), index, size, path)?.equals(root)).toBe(false);
        if (size > 1)
          expect(
            rootFromInclusion(read(0, index), (index + 1) % size, size, path)?.equals(root) ?? false,
          ).toBe(false);
      }
    }
  });

  it('has a path of three hashes for leaf 3 of 7, as drawn in RFC 6962 §2.1.3', () => {
    const read = readerOf(CT_LEAVES.slice(0, 7));
    const path = inclusionPath(read, 3, 7);
    expect(path).toEqual([read(0, 2), read(1, 0), nodeHash(read(1, 2), read(0, 6))]);
  });

  it('proves that a tree only grew, for every pair of small sizes', () => {
    for (let size = 1; size <= 20; size++)
      for (let from = 0; from <= size; from++) {
        const read = numbered(size);
        expect(
          isConsistent(from, rootOf(read, from), size, rootOf(read, size), consistencyPath(read, from, size)),
        ).toBe(true);
      }
  });

  it('refuses a consistency proof for a tree that changed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 200 }), fc.nat(), fc.nat(), (size, a, b) => {
        const from = 1 + (a % (size - 1));
        const changed = b % from;
        const honest = numbered(size);
        const forged = readerOf(
          Array.from({ length: size }, (_, i) => Buffer.from(i === changed ? 'forged' : String(i))),
        );
        const path = consistencyPath(forged, from, size);
        expect(isConsistent(from, rootOf(honest, from), size, rootOf(forged, size), path)).toBe(false);
      }),
      { numRuns: 60 },
    );
  });
});
