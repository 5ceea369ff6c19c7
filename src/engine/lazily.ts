/** Computes a value when it is first asked for, and only once. */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/**
 * Makes what belongs to an object when it is first asked for, once for each object, and keeps it as long as the object is
 * kept: detectors, finders and types share what they make of one page.
 */
export function oncePer<Of extends object, T>(make: (of: Of) => T): (of: Of) => T {
  const known = new WeakMap<Of, { readonly value: T }>();
  return (of) => {
    const before = known.get(of);
    if (before) return before.value;
    const value = make(of);
    known.set(of, { value });
    return value;
  };
}
