/** Values that have exactly one canonical text. */
export type CanonicalValue =
  | string
  | number
  | boolean
  | null
  | readonly CanonicalValue[]
  | { readonly [key: string]: CanonicalValue | undefined };

/**
 * JSON Canonicalization Scheme (RFC 8785): members sorted by UTF-16 code units, no white space, numbers and strings as
 * ECMAScript writes them. Members that are undefined are left out.
 *
 * @throws TypeError for a number that is not finite, a lone surrogate, and anything that is not plain data.
 * @example canonicalJson({ b: 1, a: ['é'] }) // '{"a":["é"],"b":1}'
 */
export function canonicalJson(value: CanonicalValue): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError('Numbers that are not finite have no JSON form.');
    return JSON.stringify(value);
  }
  if (typeof value === 'string') {
    if (/\p{Surrogate}/u.test(value))
      throw new TypeError('Text with a lone surrogate has no canonical form.');
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map((item: CanonicalValue) => canonicalJson(item)).join(',')}]`;
  if (typeof value !== 'object') throw new TypeError(`A ${typeof value} has no JSON form.`);
  const object = value as { readonly [key: string]: CanonicalValue | undefined };
  // Default sort compares UTF-16 code units, as RFC 8785 §3.2.3 asks.
  const members = Object.keys(object)
    .sort()
    .flatMap((key) => {
      const member = object[key];
      return member === undefined ? [] : [`${canonicalJson(key)}:${canonicalJson(member)}`];
    });
  return `{${members.join(',')}}`;
}
