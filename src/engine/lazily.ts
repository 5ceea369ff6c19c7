/** Lazy value: computed on first use, once. */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/**
 * Memoises per object, for the object's lifetime (WeakMap): detectors, finders and types share what they derive from
 * one page.
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
