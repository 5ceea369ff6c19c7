/**
 * How many given names no registered one can be, and how many registered ones are left when each given name stands for
 * one of them. A name given twice is one; initials that fit two people stand for either.
 */
export function unpaired(
  given: readonly string[],
  registered: readonly string[],
  isSame: (given: string, registered: string) => boolean,
): { readonly unknown: number; readonly missing: number } {
  const fits = given.map((name) => registered.flatMap((other, i) => (isSame(name, other) ? [i] : [])));
  const heldBy = new Map<number, number>();
  const place = (name: number, tried: Set<number>): boolean =>
    fits[name]!.some((i) => {
      if (tried.has(i)) return false;
      tried.add(i);
      const holder = heldBy.get(i);
      if (holder !== undefined && !place(holder, tried)) return false;
      heldBy.set(i, name);
      return true;
    });
  for (const name of given.keys()) place(name, new Set());
  return {
    unknown: fits.filter((some) => some.length === 0).length,
    missing: registered.length - heldBy.size,
  };
}
