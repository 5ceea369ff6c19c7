/**
 * How letters that a machine-readable zone does not have are written in it (ICAO Doc 9303 part 3, section 6, tables A and
 * B; where states may choose, all of their ways). Letters with a mark that are not listed lose it.
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

/** What readers without these letters make of them: Ä is seen as A, Ö and Ø as O, Ü as U, ß as B. */
const SEEN: Readonly<Record<string, readonly string[]>> = {
  A: ['A', 'AE', 'AA'],
  O: ['O', 'OE'],
  U: ['U', 'UE'],
  B: ['B', 'SS'],
};

/** In shorter words an added letter makes another name: Jo and Joe. */
const LEAST_SEEN = 3;

const lettersOf = (text: string): string =>
  text
    // Its capital is SS for JavaScript.
    .replaceAll('ß', 'ẞ')
    .toUpperCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}]/gu, '');

function spellings(letter: string): readonly string[] {
  return WRITTEN[letter] ?? [letter.normalize('NFD').replace(/[^A-Z]/g, '')];
}

/** Can `printed` be written as `plain` (A–Z)? Linear in their lengths. */
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

/** A word in the letters of a zone, each letter in the way that Doc 9303 names first. */
const plainly = (letters: string): string => [...letters].map((letter) => spellings(letter)[0]!).join('');

/** Is a word with letters that zones do not have spelt so in a zone? `SØRENSEN` is `SOERENSEN`; false for plain words. */
export function isSpeltInZone(printed: string, zone: string): boolean {
  const letters = lettersOf(printed);
  return !isPlain(letters) && canBe(letters, plainly(lettersOf(zone)), spellings);
}

/**
 * Are two words one, as it is printed and as a zone or another paper spells it? A print that was read without its
 * marks counts, too: `JORG` and `JOERG`, `GROB` and `GROSS`.
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

/** The words of a name: hyphens and blanks part them, apostrophes do not (Doc 9303 part 3, 4.6). */
const wordsIn = (name: string): string[] =>
  name
    .replace(/['’`]/g, '')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '');

/** The same for names of several words, in any order; a name that a zone writes in one word is the same, too. */
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
