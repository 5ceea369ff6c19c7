import type { Revision } from '../../pdf/file.ts';
import { isArray, isKind, nameOf, type PdfDict, type PdfStream, type PdfValue } from '../../pdf/values.ts';
import { equalBytes } from '../../signing/digests.ts';

/** Larger object graphs count as different. */
const MAX_VALUES = 300_000;
/** Entries that are not compared: references to parents and elsewhere, dates and numbers. */
const ASIDE = new Set([
  'Parent',
  'P',
  'Popup',
  'M',
  'NM',
  'StructParent',
  'StructParents',
  'Metadata',
  'PieceInfo',
  'LastModified',
]);
const NOTHING: ReadonlySet<string> = new Set();
/** The compression of a stream does not change its data. */
const PACKING = new Set(['Length', 'Filter', 'DecodeParms', 'DL']);

interface Side {
  readonly revision: Revision;
  readonly value: PdfValue | undefined;
}

/**
 * Do two saves hold the same value here, whatever its object numbers? Pages found on the way are compared by object
 * number only, since they are compared separately.
 */
export function sameValue(a: Side, b: Side): boolean {
  const seen = new Set<string>();
  let looked = 0;
  const same = (x: PdfValue | undefined, y: PdfValue | undefined): boolean => {
    if (++looked > MAX_VALUES) return false;
    if (isKind(x, 'ref') && isKind(y, 'ref')) {
      const [left, right] = [a.revision.dict(x), b.revision.dict(y)];
      if (looked > 1 && isPage(left) && isPage(right)) return x.id === y.id;
      const pair = `${x.id} ${y.id}`;
      if (seen.has(pair)) return true;
      seen.add(pair);
    }
    const [left, right] = [a.revision.resolve(x) ?? null, b.revision.resolve(y) ?? null];
    if (left === right) return !isContainer(left) || a.revision === b.revision || inside(left, right);
    return inside(left, right);
  };
  const inside = (x: PdfValue, y: PdfValue): boolean => {
    if (isArray(x) && isArray(y)) return x.length === y.length && x.every((one, k) => same(one, y[k]));
    if (isKind(x, 'dict') && isKind(y, 'dict')) return sameEntries(x, y, looked === 1 ? ASIDE : NOTHING);
    if (isKind(x, 'stream') && isKind(y, 'stream'))
      return sameEntries(x.dict, y.dict, PACKING) && sameBytes(x, y);
    if (isKind(x, 'string') && isKind(y, 'string')) return equalBytes(x.bytes, y.bytes);
    if (isKind(x, 'name') && isKind(y, 'name')) return x.name === y.name;
    return x === y;
  };
  const sameEntries = (x: PdfDict, y: PdfDict, but: ReadonlySet<string>): boolean =>
    [...new Set([...x.entries.keys(), ...y.entries.keys()])].every(
      (key) => but.has(key) || same(x.entries.get(key), y.entries.get(key)),
    );
  const sameBytes = (x: PdfStream, y: PdfStream): boolean => {
    if (equalBytes(x.raw, y.raw)) return true;
    const [left, right] = [a.revision.decode(x).bytes, b.revision.decode(y).bytes];
    // Data that exceeds the decompression limit comes out empty, so it is not known to be equal.
    return left.length > 0 && equalBytes(left, right);
  };
  return same(a.value, b.value);
}

/** Does `b` still have all entries of `a`, perhaps with more? Two levels: resources by category and name. */
export function keepsEntries(a: Side, b: Side, levels: number): boolean {
  const [x, y] = [a.revision.dict(a.value), b.revision.dict(b.value)];
  return [...x.entries].every(([key, value]) => {
    const other = y.entries.get(key);
    const isDict = isKind(a.revision.resolve(value), 'dict');
    const sides = [
      { revision: a.revision, value },
      { revision: b.revision, value: other },
    ] as const;
    return levels > 1 && isDict ? keepsEntries(...sides, levels - 1) : sameValue(...sides);
  });
}

const isPage = (dict: PdfDict): boolean => nameOf(dict.entries.get('Type')) === 'Page';

function isContainer(value: PdfValue): boolean {
  return typeof value === 'object' && value !== null;
}
