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
 * Groups files: by a shared number (of an account only if no other name is on it); then files that name one person and
 * give no two numbers of one kind. A file without a holder (the back of a card, a page two) joins its neighbour.
 */
export function groupFiles(sorted: readonly Sorted[]): Group[] {
  const groups: Sorted[][] = [];
  for (const one of sorted.filter((file) => !isSilent(file))) {
    const home =
      groups.find((group) => group.some((other) => sharesNumber(one, other, 'holder'))) ??
      groups.find(
        (group) => group.some((other) => sharesNumber(one, other, 'account')) && mayBeNamesakes(group, one),
      ) ??
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

/** Length of the common prefix of two names. */
function alike(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at]?.toLowerCase() === b[at]?.toLowerCase()) at++;
  return at;
}

type Numbered = Whose['numbers'][number];
const numbersOf = ({ whose }: Sorted): readonly Numbered[] => whose?.numbers ?? [];

const isOfAccount = ({ field }: Numbered): boolean => field === 'accountNumber';

/** @param by an account's number, or one of a paper or its holder */
const sharesNumber = (a: Sorted, b: Sorted, by: 'account' | 'holder'): boolean =>
  numbersOf(a).some((one) =>
    numbersOf(b).some(
      (other) =>
        other.number === one.number && (isOfAccount(one) || isOfAccount(other)) === (by === 'account'),
    ),
  );

/** A joint account: its number joins files only if nothing says that they are two people's. */
function mayBeNamesakes(group: readonly Sorted[], one: Sorted): boolean {
  const named = group.filter(({ whose }) => whose?.name);
  return !one.whose?.name || named.length === 0 || named.some((other) => isNamesake(one, other));
}

/**
 * Different numbers in one field mean two customers, whatever their names. A person may have several accounts, and
 * documents of several types, each with its own number; but only one ID number.
 */
const contradicts = (a: Sorted, b: Sorted): boolean =>
  numbersOf(a).some(
    (one) =>
      !isOfAccount(one) &&
      numbersOf(b).some(
        (other) =>
          other.field === one.field &&
          other.number !== one.number &&
          (a.whose?.documentType === b.whose?.documentType || (isOfHolder(a, one) && isOfHolder(b, other))),
      ),
  );

/** Passports, permits and foreign cards also give their own number as `idNumber`. */
const isOfHolder = (file: Sorted, { field, number }: Numbered): boolean =>
  field === 'idNumber' && !numbersOf(file).some((own) => own.field !== 'idNumber' && own.number === number);

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
