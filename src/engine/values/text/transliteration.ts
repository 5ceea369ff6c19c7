/**
 * Transliterations in machine-readable zones (ICAO Doc 9303 part 3, section 6, tables A and B; all variants where
 * states may choose). Unlisted accented letters lose the accent.
 */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  Ä: ['AE', 'A'],
  Å: ['AA', 'A'],
  Æ: ['AE'],
  Ö: ['OE', 'O'],
  Ø: ['OE', 'O'],
  Œ: ['OE'],
  Ü: ['UE', 'U', 'UXX'],
  Ñ: ['N', 'NXX'],
  ẞ: ['SS'],
  Þ: ['TH'],
  Ð: ['D'],
  Đ: ['D'],
  Ħ: ['H'],
  Ł: ['L'],
  Ŀ: ['L'],
  Ŋ: ['N'],
  Ŧ: ['T'],
  Ĳ: ['IJ'],
  Ə: ['E'],
  А: ['A'],
  Б: ['B'],
  В: ['V'],
  Г: ['G', 'H'],
  Ґ: ['G'],
  Д: ['D'],
  Ђ: ['D', 'DJ'],
  Ѓ: ['G', 'GJ'],
  Е: ['E'],
  Ё: ['E', 'IO'],
  Є: ['IE', 'YE'],
  Ж: ['ZH', 'Z'],
  З: ['Z'],
  И: ['I', 'Y'],
  І: ['I'],
  Ї: ['I', 'YI'],
  Й: ['I', 'Y'],
  Ј: ['J'],
  К: ['K'],
  Ќ: ['K', 'KJ'],
  Л: ['L'],
  Љ: ['LJ'],
  М: ['M'],
  Н: ['N'],
  Њ: ['NJ'],
  О: ['O'],
  П: ['P'],
  Р: ['R'],
  С: ['S'],
  Ѕ: ['DZ'],
  Т: ['T'],
  Ћ: ['C'],
  У: ['U'],
  Ў: ['U'],
  Ф: ['F'],
  Х: ['KH', 'H'],
  Ц: ['TS', 'C'],
  Ч: ['CH', 'C'],
  Џ: ['DZ', 'DJ'],
  Ш: ['SH', 'S'],
  Щ: ['SHCH', 'SHT'],
  Ъ: ['IE'],
  Ы: ['Y'],
  Ь: [''],
  Э: ['E'],
  Ю: ['IU', 'YU'],
  Я: ['IA', 'YA'],
};

/** How OCR without these letters reads them: Ä as A, Ö and Ø as O, Ü as U, ß as B. */
const SEEN: Readonly<Record<string, readonly string[]>> = {
  A: ['A', 'AE', 'AA'],
  O: ['O', 'OE'],
  U: ['U', 'UE'],
  B: ['B', 'SS'],
};

/** Minimum length: in shorter words an added letter makes another name, Jo and Joe. */
const LEAST_SEEN = 3;

const lettersOf = (text: string): string =>
  text
    // JavaScript would make it SS.
    .replaceAll('ß', 'ẞ')
    .toUpperCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}]/gu, '');

function spellings(letter: string): readonly string[] {
  return WRITTEN[letter] ?? [letter.normalize('NFD').replace(/[^A-Z]/g, '')];
}

/** Can `printed` be transliterated to `plain` (A–Z)? Linear time. */
function canBe(printed: string, plain: string, ways: (letter: string) => readonly string[]): boolean {
  let ends = new Set([0]);
  for (const letter of printed) {
    const next = new Set<number>();
    for (const at of ends)
      for (const way of ways(letter)) if (plain.startsWith(way, at)) next.add(at + way.length);
    if (next.size === 0) return false;
    ends = next;
  }
  return ends.has(plain.length);
}

const isPlain = (letters: string): boolean => /^[A-Z]*$/.test(letters);

/** A word in a zone's letters, each in Doc 9303's first variant. */
const plainly = (letters: string): string => [...letters].map((letter) => spellings(letter)[0]!).join('');

/** Does a zone's word transliterate a printed word with special letters? `SØRENSEN` is `SOERENSEN`; false for plain words. */
export function isSpeltInZone(printed: string, zone: string): boolean {
  const letters = lettersOf(printed);
  return !isPlain(letters) && canBe(letters, plainly(lettersOf(zone)), spellings);
}

/**
 * Are two words one, as printed and as transliterated in a zone or another paper? Also if the print was read without
 * accents: `JORG` and `JOERG`, `GROB` and `GROSS`.
 */
export function areSpellingsOfOne(a: string, b: string): boolean {
  const [one, other] = [lettersOf(a), lettersOf(b)];
  if (one === other) return true;
  const ways = (letter: string): readonly string[] =>
    Math.min(one.length, other.length) >= LEAST_SEEN
      ? (SEEN[letter] ?? spellings(letter))
      : spellings(letter);
  const [plainOne, plainOther] = [plainly(one), plainly(other)];
  return canBe(one, plainOther, ways) || canBe(other, plainOne, ways) || plainOne === plainOther;
}

/** The words of a name, split at hyphens and blanks but not at apostrophes (Doc 9303 part 3, 4.6). */
const wordsIn = (name: string): string[] =>
  name
    .replace(/['’`]/g, '')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '');

/** The same for names of several words in any order; a zone may join them into one word. */
export function areSpellingsOfOneName(a: string, b: string): boolean {
  const [these, those] = [wordsIn(a), wordsIn(b)];
  if (these.length === 0 || those.length === 0) return false;
  if (areSpellingsOfOne(these.join(''), those.join(''))) return true;
  if (these.length !== those.length) return false;
  const free = [...those];
  return these.every((word) => {
    const at = free.findIndex((other) => areSpellingsOfOne(word, other));
    if (at >= 0) free.splice(at, 1);
    return at >= 0;
  });
}
