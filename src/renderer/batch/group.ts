import type { Whose } from '../../contract/batch.ts';

/** A file of a batch and what it says of its holder; null while that is not known, or where it could not be read. */
export interface Sorted {
  readonly key: string;
  readonly fileName: string;
  readonly whose: Whose | null;
}

export interface Group {
  /** Keys of its files, in the order of the batch. */
  readonly files: readonly string[];
  readonly name: string | null;
  readonly number: string | null;
}

/**
 * Whose files belong together: those that share a number; then those that name one person and give no two numbers of one kind.
 * A file that says nothing of its holder (the back of a card, a page two) goes with the one beside it.
 */
export function groupFiles(sorted: readonly Sorted[]): Group[] {
  const groups: Sorted[][] = [];
  for (const one of sorted.filter((file) => !isSilent(file))) {
    const home =
      groups.find((group) => group.some((other) => sharesNumber(one, other))) ??
      groups.find(
        (group) =>
          group.some((other) => isNamesake(one, other)) && !group.some((other) => contradicts(one, other)),
      );
    if (home) home.push(one);
    else groups.push([one]);
  }
  for (const one of sorted.filter(isSilent)) {
    const beside = neighbourOf(sorted, one);
    const home = groups.find((group) => beside !== undefined && group.includes(beside));
    if (home) home.push(one);
    else groups.push([one]);
  }
  const place = (file: Sorted): number => sorted.indexOf(file);
  return groups
    .map((group) => group.toSorted((a, b) => place(a) - place(b)))
    .sort(([a], [b]) => place(a!) - place(b!))
    .map((group) => ({
      files: group.map(({ key }) => key),
      name: group.map(({ whose }) => whose?.name).find((name) => name) ?? null,
      number: group.flatMap(({ whose }) => whose?.numbers ?? [])[0]?.number ?? null,
    }));
}

const isSilent = ({ whose }: Sorted): boolean =>
  whose === null || (whose.name === null && whose.numbers.length === 0);

/** The file before it, or the one after it where that is more like it by its name ("mogapi-back", "mogapi-front"). */
function neighbourOf(sorted: readonly Sorted[], one: Sorted): Sorted | undefined {
  const at = sorted.indexOf(one);
  const before = sorted.slice(0, at).findLast((file) => !isSilent(file));
  const after = sorted.slice(at + 1).find((file) => !isSilent(file));
  if (!before || !after) return before ?? after;
  return alike(one.fileName, after.fileName) > alike(one.fileName, before.fileName) ? after : before;
}

/** Characters that two names begin with alike. */
function alike(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at]?.toLowerCase() === b[at]?.toLowerCase()) at++;
  return at;
}

const sharesNumber = (a: Sorted, b: Sorted): boolean =>
  (a.whose?.numbers ?? []).some(({ number }) => b.whose?.numbers.some((other) => other.number === number));

/** Two numbers of one field: of two customers, whatever their names. A person may have several accounts. */
const contradicts = (a: Sorted, b: Sorted): boolean =>
  a.whose?.documentType === b.whose?.documentType &&
  (a.whose?.numbers ?? []).some(
    ({ field, number }) =>
      field !== 'accountNumber' &&
      b.whose?.numbers.some((other) => other.field === field && other.number !== number),
  );

/** "MOGAPI Keabetswe" and "Keabetswe Neo Mogapi": the words of the shorter name are among those of the longer one. */
function isNamesake(a: Sorted, b: Sorted): boolean {
  const [few, many] = [wordsOf(a), wordsOf(b)].sort((x, y) => x.size - y.size);
  return few!.size >= 2 && few!.isSubsetOf(many!);
}

const TITLES = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'prof', 'rre', 'mme']);

const wordsOf = ({ whose }: Sorted): Set<string> =>
  new Set(
    (whose?.name ?? '')
      .normalize('NFD')
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      .split(/[^\p{L}]+/u)
      .filter((word) => word !== '' && !TITLES.has(word)),
  );
