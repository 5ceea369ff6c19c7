/** An entry of a list that a screening found. */
export interface ListedHit {
  readonly list: string;
  readonly entryId: string;
}

export const isSameHit = (a: ListedHit, b: ListedHit): boolean =>
  a.list === b.list && a.entryId === b.entryId;

/** Its position among others, or −1. */
export const placeOf = (hit: ListedHit, among: readonly ListedHit[]): number =>
  among.findIndex((one) => isSameHit(one, hit));
