/** Offset basis and prime of FNV-1a (Fowler, Noll, Vo), 32 bits. */
const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * FNV-1a hash of the characters of a text from `from` up to `to`, 32 bits, unsigned. It goes on where another ended:
 * `fnv1a('x', fnv1a('field|'))` is the hash of `field|x`.
 */
export function fnv1a(text: string, start = BASIS, from = 0, to = text.length): number {
  let hash = start;
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME);
  return hash >>> 0;
}
